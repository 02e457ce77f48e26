import {expect, onTestFinished, test} from 'vitest';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:http';
import path from 'node:path';
import {projectDir} from '../../../paths';
import {outputPath, writeFiles} from '../../support/files';
import {runNode} from './command';
import {cron, writeSmallBuild} from './small-build';

const client = path.join(projectDir, 'tools', 'ask', 'example-client.mjs');

/** Serves `symbols.json` of a small build. */
async function serve(): Promise<string> {
  const index = readFileSync(path.join(await writeSmallBuild(), 'symbols.json'));
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/symbols.json' ? 200 : 404;
    response.end(request.url === '/symbols.json' ? index : 'Not found');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

const expected = `
${cron}
- [useCron](https://site.test/exports/functions/useCron)
- [Jobs](https://site.test/docs/jobs)
- [Strapi](https://site.test/api/Strapi)

packages/core/core/src/index.ts (its package)
- [Strapi](https://site.test/api/Strapi)

README.md
`;

test('the example client names the pages of changed files, from its arguments or from what git prints', async () => {
  const site = await serve();
  const paths = [cron, 'packages/core/core/src/index.ts', 'README.md'];
  const cwd = writeFiles('elsewhere', {'a.txt': ''});
  const byArguments = await runNode(client, [site, ...paths], {cwd});
  const byInput = await runNode(client, [site], {cwd, input: `${paths.join('\n')}\n`});
  for (const {status, stdout} of [byArguments, byInput]) {
    expect([status, sortLinks(stdout)]).toEqual([0, sortLinks(expected)]);
  }
});

test('the example client says when there is no index', async () => {
  const site = `${await serve()}elsewhere/`;
  const {status, stderr} = await runNode(client, [site, cron], {cwd: outputPath('site')});
  expect([status, stderr]).toEqual([
    2,
    `${site}symbols.json has no index of version 1 (status 404).\n`,
  ]);
});

/** The pages of a file are in no order. */
function sortLinks(text: string): string[] {
  return text.split('\n\n').flatMap((block) => block.trim().split('\n').toSorted());
}
