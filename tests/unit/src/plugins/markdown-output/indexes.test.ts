import {expect, test} from 'vitest';
import {
  indexFiles,
  type IndexedPage,
  type PagesFile,
  type SymbolsFile,
} from '../../../../../src/plugins/markdown-output/indexes';
import {findSchemaErrors} from '../../../../support/schemas';
import {cron, manifest, pages} from '../../../tools/ask/small-build';

const place = {
  site: 'https://site.test/base/',
  baseUrl: '/base/',
  markdownOf: (route: string) => `${route}.md`,
};

const write = (from: readonly IndexedPage[] = pages): [PagesFile, SymbolsFile] =>
  indexFiles(from, manifest, place).map(({content}) => JSON.parse(content)) as never;

test('both indexes are what their schemas say, and have nothing else', () => {
  const [ofPages, ofSymbols] = write();
  expect(findSchemaErrors('pages', ofPages)).toEqual([]);
  expect(findSchemaErrors('symbols', ofSymbols)).toEqual([]);
  expect([ofPages.$schema, ofSymbols.$schema]).toEqual([
    'https://site.test/base/schemas/pages.v1.json',
    'https://site.test/base/schemas/symbols.v1.json',
  ]);
});

test('the schemas find what is missing, of another shape, or not described', () => {
  const [ofPages, ofSymbols] = write();
  const [page] = ofPages.pages;
  for (const wrong of [
    {title: undefined},
    {kind: 'novel'},
    {references: []},
    {route: 'docs'},
    {author: 'x'},
  ]) {
    const broken = JSON.parse(JSON.stringify({...ofPages, pages: [{...page, ...wrong}]})) as object;
    expect([wrong, findSchemaErrors('pages', broken).length > 0]).toEqual([wrong, true]);
  }
  for (const wrong of [{citedOn: ['docs/jobs']}, {symbols: {f: {kind: 'function'}}}, {}]) {
    const broken = {...ofSymbols, files: {[cron]: wrong}};
    expect([wrong, findSchemaErrors('symbols', broken).length > 0]).toEqual([wrong, true]);
  }
});

test('a file has its symbols from top to bottom, each with the sections that cite it, in the order of the pages', () => {
  const [, {files, pages: titles}] = write();
  expect(Object.keys(files)).toEqual(Object.keys(files).toSorted());
  expect(files[cron]).toEqual({
    symbols: {
      createCronService: {
        kind: 'function',
        lines: [10, 90],
        citedOn: ['/exports/functions/useCron#used-by', '/docs/jobs#the-way'],
      },
      'createCronService.add': {
        kind: 'function',
        lines: [20, 30],
        citedOn: ['/exports/functions/useCron#used-by'],
      },
    },
  });
  expect(files['packages/core/core/src/services/']).toEqual({citedOn: ['/api/Strapi']});
  expect(titles['/docs/jobs']).toEqual({title: 'Jobs', headings: {'the-way': 'THE-WAY'}});
});

test('a page has what it cites, and nothing for what it has not', () => {
  const [{pages: entries}] = write();
  expect(entries[2]).toEqual({
    route: '/docs/jobs',
    title: 'Jobs',
    description: 'Jobs in a sentence.',
    markdown: '/docs/jobs.md',
    section: 'docs',
    kind: 'concept',
    source: 'docs/docs/jobs.md',
    updated: '2026-11-24',
    needsReview: true,
    headings: {'the-way': 'THE-WAY'},
    references: [{path: cron, symbol: 'createCronService', lines: [10, 90], anchors: ['the-way']}],
  });
});

test('a reference that a page makes twice is there once', () => {
  const [page] = pages as [IndexedPage];
  const {references} = page.page;
  const twice = {...page, page: {...page.page, references: [...references, ...references]}};
  expect(write([twice])).toEqual(write([page]));
});

const at = (first: number) => ({kind: 'function' as const, first, last: first + 1, hash: ''});

const hrefOf = (line: number) =>
  `https://github.com/strapi/strapi/blob/v1.2.3/${cron}#L${line}-L${line + 1}`;

test('a section has only the code that it cites, and lines come before names', () => {
  const known = {version: '1.2.3', files: {[cron]: {hash: '', symbols: {a: at(9), b: at(3)}}}};
  const [{page}] = pages as [IndexedPage];
  const cites = {
    page: {...page, references: ['a', 'b'].map((symbol) => ({path: cron, symbol}))},
    sections: [
      {anchor: 'one', heading: 'One', hrefs: new Set([hrefOf(9)])},
      {anchor: 'two', heading: 'Two', hrefs: new Set([hrefOf(3)])},
    ],
  };
  const [ofPages, ofSymbols] = indexFiles([cites], known, place).map(
    ({content}) => JSON.parse(content) as never,
  ) as unknown as [PagesFile, SymbolsFile];
  expect(ofPages.pages[0]!.references).toEqual([
    {path: cron, symbol: 'b', lines: [3, 4], anchors: ['two']},
    {path: cron, symbol: 'a', lines: [9, 10], anchors: ['one']},
  ]);
  expect(Object.keys(ofSymbols.files[cron]!.symbols!)).toEqual(['b', 'a']);
});
