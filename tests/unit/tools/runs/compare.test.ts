import {expect, test} from 'vitest';
import {compare} from '../../../../tools/runs/compare';
import type {Outcome} from '../../../../tools/runs/host/main.mjs';
import type {Expectation} from '../../../../tools/runs/steps';

const place = {file: 'docs/page.md', line: 4, column: 1, end: 6};

const result = (language: string, text: string, partial = false): Expectation => ({
  ...place,
  kind: 'result',
  language,
  partial,
  text,
});

/** What is wrong, or "" when page and run agree. */
function differs(expectation: Expectation, outcome: Partial<Outcome>): string {
  return compare(expectation, {printed: '', ...outcome})?.problem.message ?? '';
}

const error = {name: 'ValidationError', message: 'title must be a string', stack: ''};

test('a text is what was printed, or the value of the last line when nothing was', () => {
  expect(differs(result('text', 'one'), {printed: 'one', shown: '1'})).toBe('');
  expect(differs(result('text', '1'), {shown: '1'})).toBe('');
  expect(differs(result('text', 'two'), {printed: 'one'})).toMatch(/-two\n\s*\+one/);
  expect(differs(result('text', 'one'), {})).toMatch(/prints nothing/);
  expect(differs(result('text', 'one'), {error})).toMatch(/threw before/);
});

test('a value is compared by its names, not by their order', () => {
  const json = '{"id":1,"title":"Bread"}';
  expect(differs(result('json', '{"title": "Bread", "id": 1}'), {json})).toBe('');
  expect(differs(result('json', '{"title": "Bread"}', true), {json})).toBe('');
  expect(differs(result('json', '{"title": "Bread"}'), {json})).toMatch(/\+ {2}"id": 1/);
  expect(differs(result('json', '{"title": "Cake"}', true), {json})).toMatch(/"Bread"/);
  // A name that is gone is not passed over.
  expect(differs(result('json', '{"name": "Bread"}', true), {json})).toMatch(/-\s+"name"/);
  // Neither is an entry more.
  expect(differs(result('json', '[{"id": 1}]', true), {json: '[{"id":1},{"id":2}]'})).toMatch(/2/);
});

test('an error is its name and message', () => {
  const expected: Expectation = {...place, kind: 'throws', text: 'ValidationError: title is gone'};
  expect(differs(expected, {error})).toMatch(/must be a string/);
  expect(differs(expected, {})).toBe('The sample did not throw.');
  const details: Expectation = {
    ...place,
    kind: 'error',
    language: 'json',
    partial: true,
    text: '{"details": {"errors": []}}',
  };
  expect(differs(details, {error: {...error, details: {errors: [], more: 1}}})).toBe('');
});

/** A table of three columns. */
const table = (...cells: string[][]): Expectation => ({
  ...place,
  kind: 'rows',
  columns: ['id', 'locale', 'published_at'],
  cells,
});

test('a table holds all rows, in words of the page', () => {
  const rows = [
    [11, null, '2026-01-15T09:00:04.000Z'],
    [12, 'fr', null],
  ];
  expect(differs(table(['11', '–', '10:11:12'], ['12', 'fr', '–', 'a note']), {rows})).toBe('');
  expect(differs(table(['11', '–', '10:11:12']), {rows})).toMatch(/\+12 \| fr/);
});

/** The response of a page. */
const shown = (text: string): Expectation => ({
  ...place,
  kind: 'response',
  partial: true,
  text,
});

test('a response is compared with the headers that the page shows', () => {
  const response = {
    status: 200,
    statusText: 'OK',
    headers: {'content-type': 'application/json', vary: 'Origin'},
    body: '{"data":{"id":1}}',
  };
  const head = 'HTTP/1.1 200 OK\nContent-Type: application/json';
  expect(differs(shown(`${head}\n\n{"data": {}}`), {response})).toBe('');
  expect(differs(shown(`${head}\n\n{"data": null}`), {response})).toMatch(/"id": 1/);
  expect(differs(shown('HTTP/1.1 404 Not Found'), {response})).toMatch(/\+HTTP\/1.1 200 OK/);
});
