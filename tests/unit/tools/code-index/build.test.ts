import {expect, test} from 'vitest';
import {buildCodeIndex, formatCodeIndex} from '../../../../tools/code-index/build';
import {writeFiles} from '../../support/files';

/** Returns the messages of a file with this code. */
function messagesOf(code: string): [line: number, text: string][] {
  const root = writeFiles('source', {'packages/a.ts': code});
  const messages = buildCodeIndex(root, '1.0.0').files['packages/a.ts']!.messages ?? [];
  return messages.map(([line, text]) => [line, text]);
}

const cases: Record<string, [code: string, ...texts: string[]]> = {
  'an error': ["throw new Error('No such row');", 'No such row'],
  'an error with values': [
    'throw new ApplicationError(`Row ${id} of ${this.table} is locked`);',
    'Row … of … is locked',
  ],
  'an error that is put together': [
    "throw new errors.NotFoundError('Row ' + id + ' is ' + (own ? 'yours' : 'gone'));",
    'Row … is yours',
    'Row … is gone',
  ],
  'an error whose text is a constant': [
    "const GONE = 'The row is gone';\nthrow new Error(GONE);",
    'The row is gone',
  ],
  'the default text of an error class': [
    "class LockedError extends Error { constructor(message = 'The row is locked') { super(message); } }",
    'The row is locked',
  ],
  'an error that gets a text afterwards': [
    'error.message = `Error creating endpoint ${path}: ${error.message}`;',
    'Error creating endpoint …: …',
  ],
  'logs, with colours': [
    "strapi.log.warn('Rows were lost'); this.logger.error(chalk.red(`Row ${id} was lost`)); console.info('All rows are back');",
    'Rows were lost',
    'Row … was lost',
    'All rows are back',
  ],
  'a text that is formatted': ["strapi.log.info('%s rows of %d', a, b);", '… rows of …'],
  'a refused request': [
    "ctx.badRequest('Row is missing', {code: 'x.y'}); ctx.throw(400, 'Row is too long');",
    'Row is missing',
    'Row is too long',
  ],
  'a code in place of a text': ["throw new ApplicationError('row.notFound');", 'row.notFound'],
  'what a validator says': [
    "yup.string().required('A name is required').test('unique', '${path} must be unique', check);",
    '… must be unique',
    'A name is required',
  ],
  'lines that are joined': [
    "throw new Error(['First line.', 'Second line.'].join('\\n'));",
    'First line. Second line.',
  ],
  'a notification': [
    "toggleNotification({message: formatMessage({id: 'a.b', defaultMessage: 'The row was saved'})});",
    'The row was saved',
  ],
};

for (const [name, [code, ...texts]] of Object.entries(cases)) {
  test(`${name}: is a message`, () => {
    expect(messagesOf(code).map(([, text]) => text)).toEqual(texts);
  });
}

test('what is no message is not in the index', () => {
  const code = `formatMessage({id: 'a.b', defaultMessage: 'A label of a field'});
const text = 'Some other text';
throw error; new Error(error); strapi.log.error(error); throw new Error('x');
map.get('a key of it'); ctx.body = {status: 'all is well'};`;
  expect(messagesOf(code)).toEqual([]);
});

test('a message has the line of the call, also when its text is below', () => {
  const code = "\n\nthrow new Error(\n  'No such row'\n);\nstrapi.log.error('Row is gone');";
  expect(messagesOf(code)).toEqual([
    [3, 'No such row'],
    [6, 'Row is gone'],
  ]);
});

test('a message names the innermost symbol that it is in, and only that', () => {
  const code = `class Rows {
  lock() {
    throw new Error('No such row');
  }
}
export const createRows = ({strapi}) => ({
  unlock() {
    strapi.log.warn('Row was free');
  },
});
console.info('Rows are here');`;
  const root = writeFiles('source', {'packages/a.ts': code});
  expect(buildCodeIndex(root, '1.0.0').files['packages/a.ts']).toMatchObject({
    lines: 11,
    messages: [
      [3, 'No such row', 'lock'],
      [8, 'Row was free', 'unlock'],
      [11, 'Rows are here'],
    ],
  });
});

test('a file has what it declares at its top, and the methods of classes, services and factories', () => {
  const root = writeFiles('source', {
    'packages/service.ts': `export const createService = ({strapi}) => {
  const helper = () => 1;
  const state = {};
  return {
    async findRows() {},
    lockRow: () => helper(),
    name: 'rows',
  };
};
class Rows { first() {} }
export interface Row { id: string }
export default factories.createCoreService('api::a.a', () => ({ publishRow() {} }));`,
    'packages/types.d.ts': 'export declare const declared: string;\n',
    'packages/package.json': '{}',
    'packages/logo.png': '',
    'packages/types.d.ts.txt.map': '',
  });
  const {files} = buildCodeIndex(root, '1.0.0');
  expect(Object.keys(files)).toEqual([
    'packages/package.json',
    'packages/service.ts',
    'packages/types.ts',
  ]);
  expect(files['packages/service.ts']!.symbols).toEqual([
    [1, 'createService'],
    [2, 'helper'],
    [5, 'findRows'],
    [6, 'lockRow'],
    [10, 'Rows'],
    [10, 'first'],
    [11, 'Row'],
    [12, 'publishRow'],
  ]);
  // No line of the source is known of a declaration without a map.
  expect(files['packages/types.ts']!.symbols).toEqual([[0, 'declared']]);
});

test('the same source gives the same text, which is JSON with a file a line', () => {
  const sources = {'b.ts': "throw new Error('No such row');", 'a.ts': 'export const rows = 1;'};
  const first = formatCodeIndex(buildCodeIndex(writeFiles('one', sources), '1.0.0'));
  const second = formatCodeIndex(buildCodeIndex(writeFiles('two', sources), '1.0.0'));
  expect(second).toBe(first);
  expect(first.split('\n')).toEqual([
    '{"version":"1.0.0","files":{',
    '"a.ts":{"lines":1,"symbols":[[1,"rows"]]},',
    '"b.ts":{"lines":1,"messages":[[1,"No such row"]]}',
    '}}',
    '',
  ]);
  expect(JSON.parse(first)).toMatchObject({version: '1.0.0'});
});
