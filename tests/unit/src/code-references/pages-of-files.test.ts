import {expect, test} from 'vitest';
import {collectPagesOfFiles} from '../../../../src/code-references/pages-of-files';
import {parsePage} from '../../../../src/markdown/pages';

const page = (file: string, text: string, more = '') =>
  parsePage(file, `---\ntitle: ${file}\n${more}---\n\n${text}\n`);

test('a file has the pages that cite it or a symbol of it, those first that explain it best', () => {
  const pages = collectPagesOfFiles([
    page(
      'docs/many.md',
      '[a](code:packages/a.ts#x) [b](code:packages/b.ts) [c](code:packages/c.ts)',
    ),
    page('docs/own.md', '[a](code:packages/a.ts#x), [y](code:packages/a.ts#y)'),
    page('docs/other.md', '[a](code:packages/a.ts#x)'),
    page(
      'exports/list.md',
      '[x](code:packages/a.ts#x) [y](code:packages/a.ts#y) [z](code:packages/a.ts#z)',
    ),
  ]);
  expect(pages.get('packages/a.ts')!.map(({route}) => route)).toEqual([
    '/own',
    '/other',
    '/many',
    '/exports/list',
  ]);
  expect(pages.get('packages/b.ts')!.map(({route}) => route)).toEqual(['/many']);
  expect([...pages.get('packages/a.ts')![0]!.symbols]).toEqual(['x', 'y']);
});

test('what a page was checked against counts; a page that nobody may list does not', () => {
  const pages = collectPagesOfFiles([
    page('docs/a.md', '', 'checked:\n  - packages/a.ts#x\n'),
    page('docs/b.md', '[a](code:packages/b.ts)', 'unlisted: true\n'),
    page('docs/c.md', '[a](code:packages/b.ts)', 'draft: true\n'),
  ]);
  expect([...pages.keys()]).toEqual(['packages/a.ts']);
});
