import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, onTestFinished, test} from 'vitest';
import {rmSync} from 'node:fs';
import {outputPath} from '../../support/files';
import {bin} from './command';
import {cron, writeSmallBuild} from './small-build';

/** Starts the server as a client does, and returns what calls a tool of it. */
async function connect(buildDir: string) {
  const client = new Client({name: 'test', version: '1.0.0'});
  const args = [bin, 'mcp', '--build', buildDir];
  await client.connect(new StdioClientTransport({command: process.execPath, args}));
  onTestFinished(() => client.close());
  const call = async (name: string, input: Record<string, string>) => {
    const {content, isError = false} = await client.callTool({name, arguments: input});
    const [{text}] = content as [{text: string}];
    return {text, isError};
  };
  return {client, call};
}

test('a client finds the four commands as tools, calls each, and is told what is wrong', async () => {
  const {client, call} = await connect(await writeSmallBuild());
  const {tools} = await client.listTools();
  expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual([
    ['search', true],
    ['page', true],
    ['about', true],
    ['stale', true],
  ]);
  expect(client.getInstructions()).toContain('ask "about" with its path');

  const found = await call('search', {query: 'which instance runs a job'});
  expect(found).toMatchObject({
    isError: false,
    text: expect.stringContaining('https://site.test/docs/jobs#the-way'),
  });
  expect(await call('page', {route: '/docs/jobs'})).toEqual({isError: false, text: '# Jobs\n'});
  const about = await call('about', {subject: cron});
  expect(about.text).toContain('createCronService, lines 10–90: “THE-WAY”');

  expect(await call('page', {route: '/docs/job'})).toEqual({
    isError: true,
    text: 'There is no page /docs/job; did you mean /docs/jobs?',
  });
  expect(await call('stale', {against: 'latest'})).toMatchObject({isError: true});
  expect(await call('search', {})).toMatchObject({isError: true});
});

test('the server starts without a build, and reads each new one', async () => {
  const missing = outputPath('site/build');
  const {call} = await connect(missing);
  expect(await call('page', {route: '/docs/jobs'})).toEqual({
    isError: true,
    text: `There is no build of the site in ${missing}: run "npm run build", or name the folder of one with --build.`,
  });
  expect(await writeSmallBuild()).toBe(missing);
  expect(await call('page', {route: '/docs/jobs'})).toMatchObject({isError: false});
  rmSync(missing, {recursive: true});
  await writeSmallBuild('/base/');
  expect((await call('about', {subject: cron})).text).toContain('https://site.test/base/docs/jobs');
});
