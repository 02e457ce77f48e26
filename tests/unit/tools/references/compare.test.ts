import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {buildManifest} from '../../../../tools/references/build';
import {markForReview, replaceVersion, reviewNotes} from '../../../../tools/references/bump';
import {compareVersions} from '../../../../tools/references/compare';
import {SourceTree} from '../../../../tools/references/resolve';
import {pageSource, writeFiles} from '../../support/files';

const before = {
  'p/a.ts':
    'export const same = 1;\nexport const moved = 2;\nexport const changed = 3;\nexport const gone = 4;\n',
};
const after = {
  'p/a.ts':
    '// A comment.\nexport const same = 1;\nexport const changed = 33;\n\n\nexport const moved = 2;\n',
};

const cites = (...names: string[]) =>
  pageSource(names.map((name) => `[${name}](code:p/a.ts#${name})`).join('\n\n'));

test('pages are listed with what changed, moved and vanished', () => {
  const pages = [
    parsePage('docs/one.md', cites('changed', 'gone', 'moved')),
    parsePage('docs/two.md', cites('moved')),
    parsePage('docs/unconcerned.md', pageSource('No code here.')),
  ];
  const {manifest} = buildManifest(pages, new SourceTree(writeFiles('before', before)), '1.0.0');
  const newTree = new SourceTree(writeFiles('after', after));
  const result = compareVersions(pages, manifest, newTree);
  expect(
    result.pages.map(({page, changes}) => [
      page.file,
      changes.map(({kind, reference, line}) => `${kind} ${reference} ${line}`),
    ]),
  ).toEqual([
    ['docs/one.md', ['changed p/a.ts#changed 5', 'vanished p/a.ts#gone 7', 'moved p/a.ts#moved 9']],
    ['docs/two.md', ['moved p/a.ts#moved 5']],
  ]);
  expect(result.pages[1].changes[0].detail).toBe('lines 2–2 → 6–6');
  expect(result.counts).toEqual({unchanged: 0, changed: 1, moved: 1, vanished: 1});
  expect(reviewNotes(result.pages[0], '1.0.0', '1.1.0')).toEqual([
    'p/a.ts#changed changed between 1.0.0 and 1.1.0',
    'p/a.ts#gone vanished between 1.0.0 and 1.1.0',
  ]);
  expect(reviewNotes(result.pages[1], '1.0.0', '1.1.0')).toEqual([]);
});

test('a page is marked in its front matter and nowhere else', () => {
  const source = '---\ntitle: "Quoted: title"\ntags:\n  - database\n---\n\nText --- and\n\n---\n';
  const marked = markForReview(parsePage('docs/a.md', source), ['a: changed']);
  expect(parsePage('docs/a.md', marked).frontMatter).toEqual({
    title: 'Quoted: title',
    tags: ['database'],
    status: 'needs-review',
    review_notes: ['a: changed'],
  });
  expect(marked.slice(marked.indexOf('\n---\n'))).toBe(source.slice(source.indexOf('\n---\n')));
  const twice = markForReview(parsePage('docs/a.md', marked), ['a: changed', 'b changed']);
  expect(parsePage('docs/a.md', twice).frontMatter.review_notes).toEqual([
    'a: changed',
    'b changed',
  ]);
});

test('a version is replaced only where it stands as a whole', () => {
  expect(
    replaceVersion('5.54.0, v5.54.0. 15.54.0 5.54.01 5.54.0-beta 5.54.0.1', '5.54.0', '5.55.0'),
  ).toBe('5.55.0, v5.55.0. 15.54.0 5.54.01 5.55.0-beta 5.54.0.1');
});
