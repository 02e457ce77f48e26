import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {
  buildCodeFile,
  CODE_INDEX_FILE,
  readCodeIndex,
} from '../../../../../src/search/plugin/code-file';
import {loadCode, explanationOf} from '../../../../../src/search/shared/code/load';
import type {CodeFile, CodeIndex} from '../../../../../src/search/shared/code/types';
import {STRAPI_VERSION} from '../../../../../src/strapi';
import {projectDir} from '../../../../paths';
import {writeFiles} from '../../../support/files';
import {toSection} from '../sections';

const index: CodeIndex = {
  version: '1.0.0',
  files: {
    'packages/core/a/src/cron.ts': {
      messages: [
        [3, 'No such job: …'],
        [70, 'Job … failed'],
      ],
      symbols: [
        [0, 'Declared'],
        [9, 'createCron'],
      ],
    },
    'packages/core/a/src/jobs/one.ts': {messages: [[1, 'One … job']]},
    'packages/core/a/src/jobs/two.ts': {},
    'packages/core/b/src/rows.ts': {symbols: [[2, 'rows']]},
  },
};

const sections = new Map([
  [
    'docs-default-current',
    [
      toSection('/docs/cron', 'Cron', '', [
        'packages/core/a/src/cron.ts',
        'packages/core/a/src/jobs/one.ts',
      ]),
      toSection('/docs/cron#more', 'More', '', ['packages/core/a/src/cron.ts']),
      toSection('/docs/all', 'All', '', ['packages/core/a/src/cron.ts', 'packages/x/y/z.ts']),
    ],
  ],
  [
    'docs-exports-current',
    [1, 2, 3].map((part) =>
      toSection(`/exports/Cron#${part}`, 'Cron', '', ['packages/core/a/src/cron.ts']),
    ),
  ],
]);

const file = buildCodeFile(index, sections);
const code = loadCode(JSON.parse(JSON.stringify(file)) as CodeFile);

test('files, messages and symbols come back with their lines', () => {
  expect(code.version).toBe('1.0.0');
  expect(code.files).toEqual(Object.keys(index.files));
  const flat = (kind: 'messages' | 'symbols') =>
    Object.entries(index.files).flatMap(([path, content]) =>
      (content[kind] ?? []).map(([line, text]) => ({file: path, line, text})),
    );
  expect(code.messages).toEqual(flat('messages'));
  expect(code.symbols).toEqual(flat('symbols'));
});

test('a file is explained by the page that cites it most, a page of the docs before one of the exports', () => {
  expect(explanationOf(code, 'packages/core/a/src/cron.ts')).toEqual({
    route: '/docs/cron',
    title: 'Page docs/cron',
    covers: 'file',
  });
});

test('a file that no page cites is explained by the page of a folder near above it, or of its package', () => {
  const jobs = ['one', 'two', 'three'].map((name) => `packages/core/a/src/jobs/${name}.ts`);
  const pages = [
    toSection('/docs/jobs', 'Jobs', '', jobs),
    {
      ...toSection(
        '/docs/a',
        'A',
        '',
        ['', 'x/', 'y/'].map((name) => `packages/core/a/src/${name}a.ts`),
      ),
      facts: {kind: 'Introduction', group: ''},
    },
    toSection(
      '/docs/b',
      'B',
      '',
      ['x', 'y', 'z'].map((name) => `packages/core/b/src/${name}.ts`),
    ),
  ];
  const site = loadCode(buildCodeFile(index, new Map([['docs-default-current', pages]])));
  const explanationsOf = (...files: string[]) =>
    files.map((name) => {
      const {route, covers} = explanationOf(site, name) ?? {};
      return route && `${covers} ${route}`;
    });
  expect(
    explanationsOf(
      'packages/core/a/src/jobs/two.ts',
      'packages/core/a/src/jobs/of/four.ts',
      'packages/core/a/src/jobs/of/others/five.ts',
      'packages/core/a/',
      'packages/core/b/src/rows.ts',
      'packages/core/b/README.md',
      'elsewhere/rows.ts',
    ),
  ).toEqual([
    'file /docs/jobs',
    'folder /docs/jobs',
    'package /docs/a',
    'file /docs/a',
    'folder /docs/b',
    undefined,
    undefined,
  ]);
});

test('a site without an index of code has none', () => {
  expect(readCodeIndex(writeFiles('site', {'package.json': '{}'}))).toBeUndefined();
});

test('the index that is committed is of the pinned version, and small enough for a reader', () => {
  const committed = readCodeIndex(projectDir)!;
  expect(committed.version).toBe(STRAPI_VERSION);
  const content = JSON.stringify(buildCodeFile(committed, sections));
  expect(brotliCompressSync(content).length).toBeLessThan(160 * 1024);
  const {files, messages, symbols} = loadCode(JSON.parse(content) as CodeFile);
  expect(files.length).toBeGreaterThan(2500);
  expect(messages.length).toBeGreaterThan(2000);
  expect(symbols.length).toBeGreaterThan(13_000);
  // Every line is one of the committed file: nobody wrote it by hand.
  expect(readFileSync(`${projectDir}/${CODE_INDEX_FILE}`, 'utf8').split('\n')).toHaveLength(
    files.length + 3,
  );
});

const text = JSON.stringify(file);
const damages: Record<string, unknown> = {
  nothing: null,
  'an empty object': {},
  'one file too few': {...file, pagesOfFiles: file.pagesOfFiles.slice(1)},
  'one message too few': {...file, messages: {...file.messages, texts: 'No such job: …'}},
  'one line too many': {...file, symbols: {...file.symbols, lines: `${file.symbols.lines} `}},
  'a page that is not there': {...file, pages: []},
};

for (const [name, damaged] of Object.entries(damages)) {
  test(`${name}: the file is refused`, () => {
    expect(() => loadCode(damaged as CodeFile)).toThrow(Error);
  });
}

test('a file with a wrong character is refused or read', () => {
  let refused = 0;
  for (let place = 0; place < text.length; place += 1) {
    try {
      loadCode(JSON.parse(`${text.slice(0, place)}Z${text.slice(place + 1)}`) as CodeFile);
    } catch (error) {
      expect((error as Error).name).toMatch(/^(?:SyntaxError|TypeError|RangeError)$/u);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(text.length / 4);
});
