import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {readSteps} from '../../../../tools/runs/steps';

const read = (...lines: string[]) =>
  readSteps(parsePage('docs/docs/page.md', ['---', 'title: Page', '---', ...lines, ''].join('\n')));

const lines = (...page: string[]) => read(...page).problems.map(({line}) => line);

test('a page is executed in its order, with what it says about each step', () => {
  const {run, problems} = read(
    '```ts run title="src/index.ts"',
    'export default {};',
    '```',
    '```ts run throws="Error: no"',
    "throw new Error('no');",
    '```',
    '```text result',
    'printed before',
    '```',
    "<!-- rows: articles id title where locale = 'en' -->",
    '| Row | Title | In words |',
    '| --- | --- | --- |',
    '| **11** | `Bread` | the draft |',
    '',
    '```http run partial',
    'GET /api/articles HTTP/1.1',
    '',
    'HTTP/1.1 403 Forbidden',
    '```',
    '```ts',
    'export const compiled = true;',
    '```',
  );
  expect(problems).toEqual([]);
  expect(run.steps.map(({action}) => action.kind)).toEqual(['start', 'module', 'rows', 'http']);
  expect([...run.projectFiles.values()]).toEqual(['src/index.ts']);
  expect(run.steps[1]?.expectations).toMatchObject([
    {kind: 'throws', text: 'Error: no'},
    {kind: 'result', language: 'text', text: 'printed before', line: 10, end: 12},
  ]);
  expect(run.steps[2]).toMatchObject({
    action: {table: 'articles', columns: ['id', 'title'], where: "locale = 'en'"},
    expectations: [{cells: [['11', 'Bread', 'the draft']]}],
  });
  expect(run.steps[3]).toMatchObject({
    action: {request: {method: 'GET', path: '/api/articles'}},
    expectations: [{kind: 'response', partial: true, text: 'HTTP/1.1 403 Forbidden'}],
  });
});

test('a block that belongs to no step is a problem', () => {
  expect(lines('```text result', 'x', '```')).toEqual([4]);
  expect(lines('<!-- rows: articles id -->', '| Row |', '| --- |')).toEqual([4]);
  expect(lines('```http run', 'Hello', '```')).toEqual([4]);
  const sample = ['```ts run', 'export {};', '```'];
  expect(lines(...sample, '<!-- rows: articles -->', '| Row |', '| --- |')).toEqual([7]);
  expect(lines(...sample, '<!-- rows: articles id -->', 'No table.')).toEqual([7]);
});

test('the parts of a file that is uploaded end their lines as on the wire', () => {
  const {run} = read(
    '```http run hidden',
    'POST /upload HTTP/1.1',
    'Content-Type: multipart/form-data; boundary=cut',
    '',
    '--cut',
    'Content-Disposition: form-data; name="files"; filename="a.txt"',
    '',
    'Knead.',
    '--cut--',
    '',
    'HTTP/1.1 201 Created',
    '```',
  );
  const [head, text, end] = [
    '--cut\r\nContent-Disposition: form-data',
    '\r\n\r\nKnead.\r\n',
    '--cut--\r\n',
  ];
  expect(run.steps[0]?.action).toMatchObject({
    request: {body: `${head}; name="files"; filename="a.txt"${text}${end}`},
  });
});

test('text and json blocks that say nothing are left alone', () => {
  expect(read('```json', '{}', '```', '```text', 'x', '```').run.steps).toEqual([]);
});
