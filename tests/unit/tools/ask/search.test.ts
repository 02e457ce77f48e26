import {expect, test} from 'vitest';
import {Build} from '../../../../tools/ask/build';
import {search} from '../../../../tools/ask/search';
import {describeSearch} from '../../../../tools/ask/text';
import {cron, writeSmallBuild} from './small-build';

const find = async (query: string) => search(new Build(await writeSmallBuild()), query);

test('a message of the code comes before pages that have not all of it, with the page that explains its file', async () => {
  const {results} = await find('No such job: backup');
  expect(results[0]).toEqual({
    type: 'code',
    kind: 'message',
    text: 'No such job: …',
    path: cron,
    line: 40,
    url: `https://github.com/strapi/strapi/blob/v1.2.3/${cron}#L40`,
    explainedIn: {
      title: 'Jobs',
      route: '/docs/jobs',
      url: 'https://site.test/docs/jobs',
      covers: 'file',
    },
  });
  expect(results.slice(1).map(({type}) => type)).toContain('page');
});

test('words that a page answers are not looked up in the code', async () => {
  const {results} = await find('each instance runs a job');
  expect([...new Set(results.map(({type}) => type))]).toEqual(['page']);
});

test('a pasted stack trace is cut down to what the search field takes', async () => {
  const frames = Array.from({length: 40}, (_, line) => `    at run (node:internal/x:${line}:1)`);
  const trace = `Error: Disturbed\n${frames.join('\n')}\n    at add (/app/node_modules/@strapi/core/dist/services/cron.js:9:1)`;
  const {query, results} = await find(trace);
  expect(query.length).toBeLessThanOrEqual(512);
  expect(results.find(({type}) => type === 'code')).toMatchObject({path: cron});
});

test('nothing found is said', async () => {
  expect(describeSearch(await find('zzzzzz'))).toBe('No results found.\n');
});
