import {expect, test} from 'vitest';
import {headingIds} from '../../../../../tools/content-rules/rules/heading-ids';
import {check, page} from '../support';

test('a heading that is linked to needs its id in writing', async () => {
  const pages = [
    page('[Errors](#errors), [again](#errors)\n\n## Errors\n', 'docs/docs/a.md'),
    page('## Two `words`\n', 'docs/docs/b.md'),
    page('[b](/docs/b#two-words) and [a][a]\n\n[a]: ../docs/docs/a.md#errors\n', 'api/c.md'),
  ];
  expect(await check(headingIds, pages)).toEqual([
    'docs/docs/a.md:3 docs/docs/a.md:1 links to this heading: write its id, "## Errors {#errors}".',
    'docs/docs/b.md:1 api/c.md:1 links to this heading: write its id, "## Two words {#two-words}".',
  ]);
});

test('a link to a heading that does not exist, with the nearest', async () => {
  const source = '[Errors](#error)\n\n## Errors\n\n## Locks\n';
  expect(await check(headingIds, page(source))).toEqual([
    'docs/docs/page.md:1 docs/docs/page.md has no heading "#error" (nearest: errors, locks): correct the link.',
  ]);
});

test('two headings with one id', async () => {
  expect(await check(headingIds, page('## A {#same}\n\n## B {#same}\n'))).toEqual([
    'docs/docs/page.md:3 "B" has the id "same" of a heading above: give it another.',
  ]);
});

test('passes with ids in either form, without links, and with links elsewhere', async () => {
  const source = [
    '[A](#a) [B](#b) [page](/docs/page) [out](https://example.org/#x) [none](/tags#x)',
    '## First {#a}',
    '## Second <!-- #b -->',
    '## Third',
  ].join('\n\n');
  expect(await check(headingIds, page(source))).toEqual([]);
});
