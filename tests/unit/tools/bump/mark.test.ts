import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {markForReview, replaceVersion, reviewNotes} from '../../../../tools/bump/mark';

test('the notes say what happened to each symbol', () => {
  const change = {detail: '', isWhole: false, place: 'on line 5'};
  const notes = reviewNotes(
    {
      file: 'docs/a.md',
      toRead: [
        {...change, reference: 'p/a.ts#changed', kind: 'changed'},
        {...change, reference: 'p/a.ts#gone', kind: 'vanished'},
      ],
      perhaps: [{...change, reference: 'p/a.ts', kind: 'changed', isWhole: true}],
    },
    '1.0.0',
    '1.1.0',
  );
  expect(notes).toEqual([
    'p/a.ts#changed changed between 1.0.0 and 1.1.0',
    'p/a.ts#gone vanished between 1.0.0 and 1.1.0',
  ]);
});

test('a page is marked in its front matter and nowhere else', () => {
  const source = '---\ntitle: "Quoted: title"\ntags:\n  - database\n---\n\nText --- and\n\n---\n';
  const marked = markForReview('docs/a.md', source, ['a: changed']);
  expect(parsePage('docs/a.md', marked).frontMatter).toEqual({
    title: 'Quoted: title',
    tags: ['database'],
    status: 'needs-review',
    review_notes: ['a: changed'],
  });
  expect(marked.slice(marked.indexOf('\n---\n'))).toBe(source.slice(source.indexOf('\n---\n')));
  const twice = markForReview('docs/a.md', marked, ['a: changed', 'b changed']);
  expect(parsePage('docs/a.md', twice).frontMatter.review_notes).toEqual([
    'a: changed',
    'b changed',
  ]);
});

test('a page without front matter cannot be marked', () => {
  expect(() => markForReview('docs/a.md', 'Text.\n', ['a'])).toThrow(
    'docs/a.md has no front matter to write its status into.',
  );
});

test('a version is replaced only where it is a whole one', () => {
  expect(
    replaceVersion('5.54.0, v5.54.0. 15.54.0 5.54.01 5.54.0-beta 5.54.0.1', '5.54.0', '5.55.0'),
  ).toBe('5.55.0, v5.55.0. 15.54.0 5.54.01 5.55.0-beta 5.54.0.1');
});
