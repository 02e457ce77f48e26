import {expect, test} from 'vitest';
import {makeMatrix, printMatrix, type TestRun, writeMatrix} from '../../../spec/matrix';
import {type StatementId, statements} from '../../../spec/statements';

const ids = Object.keys(statements) as StatementId[];

const run = (tags: string[], result: TestRun['result'] = 'passed'): TestRun => ({
  file: 'some.spec.ts',
  title: 'a | b',
  tags,
  result,
});

const complete = ids.map((id) => run([`@${id}`]));

test('a test for every statement leaves nothing to say', () => {
  const matrix = makeMatrix(complete);
  expect(matrix.problems).toEqual([]);
  expect(matrix.rows.every(({result}) => result === 'passed')).toBe(true);
});

test('a statement without a test is named', () => {
  const {problems} = makeMatrix(complete.slice(1));
  expect(problems).toEqual([`No test proves ${ids[0]}: ${statements[ids[0]!]}`]);
});

test('a test of an unknown statement is named', () => {
  const {problems} = makeMatrix([...complete, run(['@2.no-such'])]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('some.spec.ts: "a | b"');
  expect(problems[0]).toContain('2.no-such');
});

test('a word of a title that begins with @ is no statement', () => {
  expect(makeMatrix([...complete, run(['@strapi/strapi'])]).problems).toEqual([]);
});

test('one failed test fails its statements, and no others', () => {
  const matrix = makeMatrix([...complete, run([`@${ids[0]}`, `@${ids[2]}`], 'failed')]);
  expect(matrix.rows.filter(({result}) => result === 'failed').map(({id}) => id)).toEqual([
    ids[0],
    ids[2],
  ]);
  expect(printMatrix(matrix)).toContain(`✗ 1 ${ids[0]}`);
  const line = writeMatrix(matrix)
    .split('\n')
    .find((candidate) => candidate.startsWith(`| \`${ids[0]}\``));
  expect(line).toContain('some.spec.ts: a \\| b<br>some.spec.ts: a \\| b | failed |');
});

test('a flaky test proves nothing: its statements have not passed', () => {
  const matrix = makeMatrix([...complete, run([`@${ids[1]}`], 'flaky')]);
  const [, row] = matrix.rows;
  expect(row).toMatchObject({id: ids[1], result: 'flaky'});
  expect(printMatrix(matrix)).toMatch(new RegExp(`^✗ 1 ${ids[1]} .* flaky$`, 'mu'));
  expect(writeMatrix(matrix)).toContain(`${ids.length - 1} of ${ids.length} statements passed`);
  // What is broken is worse.
  const broken = makeMatrix([
    ...complete,
    run([`@${ids[1]}`], 'flaky'),
    run([`@${ids[1]}`], 'failed'),
  ]);
  expect(broken.rows[1]!.result).toBe('failed');
});

test('the report is the same for the same tests in another order', () => {
  expect(writeMatrix(makeMatrix(complete.toReversed()))).toBe(writeMatrix(makeMatrix(complete)));
});
