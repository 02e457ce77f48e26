import {differenceOf} from '../difference';
import type {Problem} from '../checks/check';
import {showResponse, splitResponse} from './exchange';
import type {Outcome} from './host/main.mjs';
import {order, parse, pick} from './json';
import {normalise} from './normalise';
import type {Expectation} from './steps';

/** An expectation that was not met: the problem, and the text that is right. */
export type Mismatch = {expectation: Expectation; problem: Problem; actual: string};

/** The JSON of the run as the page would show it: its names and their order, as far as it has them. */
function showJson(json: string, shown: string, partial: boolean): string {
  const value = parse(json) ?? null;
  const shape = parse(shown);
  if (shape === undefined) {
    return JSON.stringify(value, null, 2);
  }
  return JSON.stringify(order(partial ? pick(value, shape) : value, shape), null, 2);
}

/** The JSON of the page in the form of the other side. */
function reformat(text: string): string {
  const value = parse(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** How a value of the database is in a cell. */
function showCell(value: unknown): string {
  if (value === null || value === undefined) {
    return '–';
  }
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(11, 19) : text;
}

/** Both sides of a comparison as texts; a sentence when there is nothing to compare. */
type Sides = {expected: string; actual: string} | string;

function sidesOfResult(
  expectation: Expectation & {kind: 'result'},
  {printed, json, shown, error}: Outcome,
): Sides {
  if (error && printed === '') {
    return 'The sample threw before it printed anything.';
  }
  const {language, text, partial} = expectation;
  if (language === 'json') {
    return json === undefined
      ? 'The sample has no value to compare: end it with an expression, or log one value.'
      : {expected: reformat(text), actual: showJson(json, text, partial)};
  }
  const actual = printed === '' ? (shown ?? '') : printed;
  return actual === ''
    ? 'The sample prints nothing and does not end with an expression: there is nothing to compare.'
    : {expected: text, actual};
}

function sidesOfError(
  {language, text, partial}: Expectation & {kind: 'error'},
  {error}: Outcome,
): Sides {
  if (!error) {
    return 'The sample did not throw.';
  }
  const {name, message, details} = error;
  return language === 'json'
    ? {
        expected: reformat(text),
        actual: showJson(JSON.stringify({name, message, details}), text, partial),
      }
    : {expected: text, actual: `${name}: ${message}`};
}

function join(head: string, body: string): string {
  return body === '' ? head : `${head}\n\n${body}`;
}

function sidesOfResponse(
  {text, partial}: Expectation & {kind: 'response'},
  {response, error}: Outcome,
): Sides {
  if (!response) {
    return `The request got no response: ${error?.message ?? ''}`;
  }
  const expected = splitResponse(text);
  const actual = splitResponse(showResponse(response, text));
  const isJson = parse(expected.body) !== undefined && parse(actual.body) !== undefined;
  const bodies = isJson
    ? {expected: reformat(expected.body), actual: showJson(actual.body, expected.body, partial)}
    : {expected: expected.body, actual: actual.body};
  return {
    expected: join(expected.head, bodies.expected),
    actual: join(actual.head, bodies.actual),
  };
}

function sidesOfRows(
  {cells, columns}: Expectation & {kind: 'rows'},
  {rows, error}: Outcome,
): Sides {
  if (!rows) {
    return `The rows could not be read: ${error?.message ?? ''}`;
  }
  const text = (table: string[][]) =>
    table.map((row) => row.slice(0, columns.length).join(' | ')).join('\n');
  return {expected: text(cells), actual: text(rows.map((row) => row.map(showCell)))};
}

function sidesOf(expectation: Expectation, outcome: Outcome): Sides {
  switch (expectation.kind) {
    case 'result':
      return sidesOfResult(expectation as Expectation & {kind: 'result'}, outcome);
    case 'error':
      return sidesOfError(expectation as Expectation & {kind: 'error'}, outcome);
    case 'throws':
      return outcome.error
        ? {
            expected: expectation.text,
            actual: `${outcome.error.name}: ${outcome.error.message}`.split('\n')[0]!,
          }
        : 'The sample did not throw.';
    case 'response':
      return sidesOfResponse(expectation, outcome);
    case 'rows':
      return sidesOfRows(expectation, outcome);
  }
}

/** What is compared, in words. */
const subjects: Record<Expectation['kind'], string> = {
  result: 'The result',
  error: 'The error',
  throws: 'The error',
  response: 'The response',
  rows: 'The table',
};

const remedy =
  'Mend the page, or take over what the run gave with "npm run samples -- --run --write <file>".';

/** Compares what a page says with what happened; undefined when they agree. */
export function compare(expectation: Expectation, outcome: Outcome): Mismatch | undefined {
  const {file, line, column, kind} = expectation;
  const sides = sidesOf(expectation, outcome);
  if (typeof sides === 'string') {
    return {expectation, problem: {file, line, column, message: sides}, actual: ''};
  }
  const [expected, actual] = [normalise(sides.expected), normalise(sides.actual)];
  if (expected === actual) {
    return undefined;
  }
  const difference = differenceOf(`${expected}\n`, `${actual}\n`, {context: 2, lines: 24});
  const message = `${subjects[kind]} of the run differs. ${remedy}\n${difference.replace(/^/gm, '    ')}`;
  return {expectation, problem: {file, line, column, message}, actual: sides.actual};
}
