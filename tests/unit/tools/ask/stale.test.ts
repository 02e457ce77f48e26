import {expect, test} from 'vitest';
import type {PagesFile} from '../../../../src/plugins/markdown-output/indexes';
import {comparePages} from '../../../../tools/ask/stale';
import {describeStale} from '../../../../tools/ask/text';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {writeFiles} from '../../support/files';

const file = 'packages/core/core/src/services/cron.ts';

const page = (name: string, symbol?: string): PagesFile['pages'][number] => ({
  route: `/docs/${name}`,
  title: name,
  description: '',
  markdown: `/docs/${name}.md`,
  section: 'docs',
  references: [{path: file, symbol}],
});

test('pages whose symbols have changed come first, those that only perhaps have to be read behind; others are left out', () => {
  const before = writeFiles('before', {
    [file]: 'export const gone = 1;\nexport const kept = 1;\nexport const other = 1;\n',
  });
  const after = writeFiles('after', {
    [file]: '// Moved.\nexport const kept = 1;\n// A comment.\nexport const other = 2;\n',
  });
  const pages = {
    strapiVersion: '1.0.0',
    pages: [
      page('whole'),
      page('same', 'kept'),
      page('changed', 'other'),
      page('vanished', 'gone'),
    ],
  } as PagesFile;
  const trees = {before: new SourceTree(before), after: new SourceTree(after)};
  const answer = comparePages(pages, '1.1.0', trees, (route) => `https://site.test${route}`);
  expect(answer.pages.map(({title}) => title)).toEqual(['changed', 'vanished', 'whole']);
  expect(answer.pages[0]).toMatchObject({
    url: 'https://site.test/docs/changed',
    changed: [{reference: `${file}#other`, kind: 'changed', detail: 'line 3 → line 4'}],
    perhaps: [],
  });
  expect(answer.pages[0]!.changed[0]!.difference).toContain('+export const other = 2;');
  expect(answer.pages[2]).toMatchObject({changed: [], perhaps: [{reference: file}]});
  expect(answer.counts).toEqual({unchanged: 1, moved: 0, changed: 2, vanished: 1});
  const text = describeStale(answer);
  expect(text).toContain('Pages that cite a symbol that has changed: 2');
  expect(text).toContain(`${file}#gone vanished`);
});
