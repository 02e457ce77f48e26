import {expect, test} from 'vitest';
import type {CitingPage} from '../../../../../src/code-references/pages-of-files';
import {parsePage, readPages} from '../../../../../src/markdown/pages';
import {readKnownErrors} from '../../../../../src/plugins/errors/known-errors';
import {explanationOf, messagesOf} from '../../../../../src/plugins/errors/messages';
import {readCodeIndex} from '../../../../../src/search/plugin/code-file';
import type {CodeIndex} from '../../../../../src/search/shared/code/types';
import {headingsOf} from '../../../../../tools/checks/content/headings';
import {projectDir} from '../../../../paths';
import {writeFiles} from '../../../support/files';

const index: CodeIndex = {
  version: '5.0.0',
  files: {
    'packages/core/core/src/a.ts': {
      messages: [
        [3, 'No such row', 'findRow'],
        [5, 'No such row', 'findRow'],
        [9, 'Row … is locked', 'lock'],
      ],
    },
    'packages/core/core/src/b.ts': {},
  },
};

const citing = (route: string, ...symbols: string[]): CitingPage => ({
  title: route,
  route,
  symbols: new Set(symbols),
});

test('a message is explained by the page that cites its symbol, else by the one of its file', () => {
  const pages = [citing('/file', 'other'), citing('/symbol', 'Rows.lock')];
  expect(explanationOf(pages, 'lock')).toEqual({title: '/symbol', route: '/symbol'});
  expect(explanationOf(pages, 'findRow')).toEqual({title: '/file', route: '/file'});
  expect(explanationOf(pages, undefined)).toEqual({title: '/file', route: '/file'});
  expect(explanationOf(undefined, 'lock')).toBeUndefined();
});

test('the messages of a package are listed by file; a text that a symbol repeats is there once, and a page that is not the one of the file', () => {
  const pages = [citing('/file', 'other'), citing('/symbol', 'Rows.lock')];
  const pagesOfFiles = new Map([['packages/core/core/src/a.ts', pages]]);
  expect(messagesOf('packages/core/core', index, pagesOfFiles)).toEqual([
    {
      path: 'src/a.ts',
      page: {title: '/file', route: '/file'},
      messages: [
        {text: 'No such row', line: 3, symbol: 'findRow'},
        {
          text: 'Row … is locked',
          line: 9,
          symbol: 'lock',
          page: {title: '/symbol', route: '/symbol'},
        },
      ],
    },
  ]);
  const [file] = messagesOf('packages/core/core', index, new Map());
  expect(file).toMatchObject({page: undefined, messages: [{line: 3}, {line: 9}]});
  expect(messagesOf('packages/core/cor', index, new Map())).toEqual([]);
});

const entry = (fields: Record<string, string>) =>
  `- ${JSON.stringify({
    message: 'No such row',
    file: 'packages/core/core/src/a.ts',
    cause: 'The row is gone.',
    cure: 'Ask again.',
    page: '/rows#gone',
    proof: 'read',
    ...fields,
  })}\n`;

const read = (text: string) =>
  readKnownErrors(writeFiles('site', {'data/errors.yml': text}), index, [
    parsePage('docs/rows.md', '# Rows'),
  ]);

test('causes and cures are read; a site may have none', () => {
  expect(read(entry({}))).toMatchObject([{message: 'No such row', page: '/rows#gone'}]);
  expect(readKnownErrors(writeFiles('other', {}), index, [])).toEqual([]);
});

const faults: Record<string, [text: string, fault: RegExp]> = {
  'a message that the file does not have': [
    entry({message: 'No such rows'}),
    /entry 1 \("No such rows"\): packages\/core\/core\/src\/a\.ts has no such message in Strapi 5\.0\.0: take "No such row"/u,
  ],
  'a file without messages': [
    entry({file: 'packages/core/core/src/b.ts'}),
    /"packages\/core\/core\/src\/b\.ts" has no message in Strapi 5\.0\.0/u,
  ],
  'a page that is not there': [entry({page: '/row#gone'}), /"\/row" is no page: take "\/rows"/u],
  'a proof of its own': [entry({proof: 'guess'}), /"proof" is one of run, read\./u],
  'a field that is missing': [entry({cure: ''}), /write "cure" as a text\./u],
  'an entry that is there twice': [entry({}) + entry({}), /entry 2 .*: it is there twice/u],
};

for (const [name, [text, fault]] of Object.entries(faults)) {
  test(`${name} stops the build`, () => {
    expect(() => read(text)).toThrow(fault);
  });
}

test('each cause leads to a section that is there', () => {
  const pages = readPages(projectDir);
  const known = readKnownErrors(projectDir, readCodeIndex(projectDir)!, pages);
  expect(known.length).toBeGreaterThanOrEqual(60);
  const lost = known.filter(({page}) => {
    const [route, anchor] = page.split('#');
    const target = pages.find((each) => each.route === route)!;
    return anchor && !headingsOf(target).some(({id}) => id === anchor);
  });
  expect(lost.map(({page}) => page)).toEqual([]);
});
