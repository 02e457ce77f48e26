import {describe, expect, test} from 'vitest';
import {buildCodeFile, readCodeIndex} from '../../../../../../src/search/plugin/code-file';
import {searchCode} from '../../../../../../src/search/shared/code';
import {classifyQuery} from '../../../../../../src/search/shared/code/classify';
import {loadCode} from '../../../../../../src/search/shared/code/load';
import {STRAPI_REPOSITORY, STRAPI_VERSION} from '../../../../../../src/strapi';
import {projectDir} from '../../../../../paths';
import {toSection} from '../../sections';

/** The real index: the queries are what readers paste. */
const index = readCodeIndex(projectDir)!;
const code = loadCode(
  buildCodeFile(
    index,
    new Map([
      [
        'docs-api-current',
        [toSection('/api/Cron', 'Cron', '', ['packages/core/core/src/services/cron.ts'])],
      ],
    ]),
  ),
);

const fieldSizes = 'packages/core/content-manager/server/src/services/field-sizes.ts';

/** Returns the place of a message in the index. */
function placeOf(file: string, text: string): string {
  const found = index.files[file]!.messages!.find(([, message]) => message === text);
  return `${file}:${found![0]}`;
}

const fieldSize = placeOf(fieldSizes, 'Could not find field size for type …');

/** Returns the places that a query finds. */
const find = (query: string): string[] =>
  searchCode(code, query).map(({file, line}) => (line === undefined ? file : `${file}:${line}`));

describe('what a query looks like', () => {
  const queries: Record<string, string | undefined> = {
    transaction: undefined,
    'lock rows': undefined,
    'api::article.article': undefined,
    '': undefined,
    '"': undefined,
    isValidLink: 'identifier',
    'strapi.db.query': 'identifier',
    DATABASE_URL: 'identifier',
    'useFetchClient()': 'identifier',
    'services/cron.ts': 'path',
    'cron.ts': 'path',
    'packages/core/core/dist': 'path',
    'node_modules/@strapi/core/dist/Strapi.js:12:3': 'stack',
    '"no such row"': 'quoted',
    '`isValidLink`': 'identifier',
    'Error: row is gone': 'error',
    '[2026-11-23 08:15:30.123] warn: the row went': 'error',
    'cannot read row': 'error',
    'how do rows travel between instances': 'words',
    'TypeError: x at load (/app/node_modules/@strapi/core/dist/Strapi.js:1:2)': 'stack',
  };
  for (const [query, kind] of Object.entries(queries)) {
    test(`${JSON.stringify(query)}: ${kind ?? 'only for the pages'}`, () => {
      expect(classifyQuery(query)?.kind).toBe(kind);
      if (kind === undefined) {
        expect(searchCode(code, query)).toEqual([]);
      }
    });
  }
});

describe('a pasted message finds the line that throws it', () => {
  const message = 'Could not find field size for type richtext';
  const pasted: Record<string, string> = {
    'as it is': message,
    'in other letters': message.toUpperCase(),
    'with the kind of error': `ApplicationError: ${message}`,
    'with time and level': `[2026-11-23 08:15:30.123] error: ${message}`,
    'with the colours of a terminal': `\u001B[31m[2026-11-23 08:15:30.123] \u001B[31merror\u001B[39m: ${message}\u001B[39m`,
    'with colours whose escape character is lost': `[31merror[39m: ${message}`,
    'in quotation marks': `"${message}"`,
    'in an answer of the API': `{"data":null,"error":{"status":400,"name":"ApplicationError","message":"${message}","details":{}}}`,
    'with lines of the stack': `Error: ${message}\n    at foo (/app/src/index.js:1:2)`,
    'with its end missing': 'Could not find field size for',
    'with its beginning missing': 'not find field size for type richtext',
  };
  for (const [name, text] of Object.entries(pasted)) {
    test(name, () => expect(find(text)[0]).toBe(fieldSize));
  }
});

test('of two messages in one line the one that it begins with comes first', () => {
  const [first, second] = searchCode(
    code,
    'error: Error creating endpoint GET /articles: Policy global::is-owner not found.',
  );
  expect(first!.text).toBe('Error creating endpoint …: …');
  expect(second!.text).toBe('Policy … not found.');
});

test('a message that is thrown in several places gives several places, at most eight', () => {
  const hits = searchCode(code, 'Error: Username already taken');
  expect(hits.length).toBeLessThanOrEqual(8);
  expect(hits.filter(({text}) => text === 'Username already taken').length).toBeGreaterThan(3);
});

test('words that no message has find none', () => {
  expect(find('how do I boil an egg at night without water')).toEqual([]);
});

describe('a stack trace finds its first frame that is code of Strapi', () => {
  const lines = [
    "TypeError: Cannot read properties of undefined (reading 'kind')",
    'at Object.get (/srv/app/node_modules/lodash/lodash.js:10:5)',
    'at async Strapi.load (/srv/app/node_modules/@strapi/core/dist/Strapi.js:352:9)',
    'at async createCron (/srv/app/node_modules/@strapi/core/dist/services/cron.js:20:1)',
  ];
  const load = index.files['packages/core/core/src/Strapi.ts']!.symbols!.find(
    ([, name]) => name === 'load',
  )![0];
  for (const [name, text] of Object.entries({
    'with line breaks': lines.join('\n    '),
    'in one line, as a field takes it': lines.join(' '),
    'of pnpm': lines
      .join(' ')
      .replaceAll(
        'node_modules/@strapi/core/',
        'node_modules/.pnpm/@strapi+core@5.54.0_x/node_modules/@strapi/core/',
      ),
    'of Windows': lines.join(' ').replaceAll('/', '\\'),
  })) {
    test(name, () => {
      const [first] = searchCode(code, text);
      expect(first).toMatchObject({
        kind: 'symbol',
        text: 'load',
        file: 'packages/core/core/src/Strapi.ts',
        line: load,
      });
    });
  }

  test('the message comes before the frame when it is thrown in that file', () => {
    const text = `Error: Could not find field size for type x at getFieldSize (/app/node_modules/@strapi/content-manager/dist/server/services/field-sizes.js:71:15)`;
    expect(searchCode(code, text).slice(0, 2)).toMatchObject([
      {kind: 'message', file: fieldSizes},
      {kind: 'symbol', text: 'getFieldSize', file: fieldSizes},
    ]);
  });
});

describe('a path finds its file', () => {
  const cron = 'packages/core/core/src/services/cron.ts';
  const user = 'packages/core/admin/server/src/services/user.ts';
  const paths: Record<string, string> = {
    [cron]: cron,
    'services/cron.ts': cron,
    'services/CRON': cron,
    [`./${cron}`]: cron,
    [`${cron}:33`]: `${cron}:33`,
    [`https://github.com/strapi/strapi/blob/develop/${cron}#L33`]: `${cron}:33`,
    'packages/core/core/dist/services/cron.js': cron,
    'node_modules/@strapi/core/dist/services/cron.mjs': cron,
    'node_modules/@strapi/core/dist/services/cron.d.ts': cron,
    'node_modules/@strapi/admin/dist/server/server/src/services/user.js': user,
    'C:\\app\\node_modules\\@strapi\\admin\\dist\\server\\server\\src\\services\\user.js': user,
    'dist/server/services/field-sizes.js': fieldSizes,
    'services/document-service': 'packages/core/core/src/services/document-service/',
    'packages/plugins/i18n/server/src/services/localizations.ts':
      'packages/plugins/i18n/server/src/services/localizations.ts',
  };
  for (const [path, wanted] of Object.entries(paths)) {
    test(path, () => expect(find(path)[0]).toBe(wanted));
  }

  test('that is not there finds nothing', () => expect(find('nowhere/at-all.ts')).toEqual([]));
});

describe('a name finds where it is declared', () => {
  const firsts: Record<string, string> = {
    isValidLink: 'isValidLink',
    RelationTargetPicker: 'RelationTargetPicker',
    relationTargetPICKER: 'RelationTargetPicker',
    'useFetchClient()': 'useFetchClient',
    TargetPicker: 'RelationTargetPicker',
    RelationTargetP: 'RelationTargetPicker',
    'strapi.db.transaction': 'transaction',
  };
  for (const [name, text] of Object.entries(firsts)) {
    test(name, () => expect(searchCode(code, name)[0]).toMatchObject({kind: 'symbol', text}));
  }

  test('of a dotted one the file with the other parts in its path comes first', () => {
    expect(searchCode(code, 'database.transaction')[0]!.file).toBe(
      'packages/core/database/src/index.ts',
    );
  });

  test('a code in place of a text is a message', () => {
    expect(searchCode(code, 'component.alreadyExists')[0]).toMatchObject({
      kind: 'message',
      text: 'component.alreadyExists',
    });
  });
});

test('a hit has its permalink and the page that explains its file or folder', () => {
  expect(searchCode(code, 'packages/core/core/src/services/cron.ts:33')).toEqual([
    {
      kind: 'file',
      text: 'cron.ts',
      file: 'packages/core/core/src/services/cron.ts',
      line: 33,
      url: `${STRAPI_REPOSITORY}/blob/v${STRAPI_VERSION}/packages/core/core/src/services/cron.ts#L33`,
      isComplete: true,
      explanation: {route: '/api/Cron', title: 'Page api/Cron', covers: 'file'},
    },
  ]);
});

test('no line of a built file is taken for one of its source', () => {
  expect(
    searchCode(code, 'node_modules/@strapi/core/dist/services/cron.js:33')[0],
  ).not.toHaveProperty('line');
});

describe('a place is complete when it is all that was asked for', () => {
  const queries: Record<string, boolean> = {
    isValidLink: true,
    'strapi.db.transaction': true,
    TargetPicker: false,
    'services/cron.ts': true,
    'services/document-service': true,
    'some-app/src/services/cron.ts': false,
    'Error: Could not find field size for type richtext': true,
    'Could not find field size': false,
  };
  for (const [query, isComplete] of Object.entries(queries)) {
    test(`${query}: ${isComplete}`, () => {
      expect(searchCode(code, query)[0]!.isComplete).toBe(isComplete);
    });
  }
});
