import {expect, test} from 'vitest';
import {tagSpelling} from '../../../../../tools/content-rules/rules/tag-spelling';
import {check, frontMatter, page} from '../support';

for (const [key, twin] of [
  ['databases', 'database'],
  ['Database', 'database'],
  ['content manager', 'content-manager'],
] as const) {
  test(`the list may not hold "${key}" beside "${twin}"`, async () => {
    expect(await check(tagSpelling, [], [twin, key])).toEqual([
      `docs/tags.yml:2 Tag "${key}" is another spelling of "${twin}" (line 1): keep one.`,
    ]);
  });

  test(`a page may not write "${key}" for "${twin}"`, async () => {
    expect(await check(tagSpelling, page(frontMatter({tags: `[${key}]`})), [twin])).toEqual([
      `docs/docs/page.md:5 Tag "${key}" is spelled "${twin}" in docs/tags.yml: write it like that.`,
    ]);
  });
}

test('of two tags that sound alike the nearer is named', async () => {
  const documents = page(frontMatter({tags: '[Documents]'}));
  expect(await check(tagSpelling, documents, ['document', 'documents'])).toEqual([
    'docs/docs/page.md:5 Tag "Documents" is spelled "documents" in docs/tags.yml: write it like that.',
  ]);
});

test('passes with one spelling, and with document and documents, which are two things', async () => {
  const tagged = page(frontMatter({tags: '[class, documents]'}));
  expect(await check(tagSpelling, tagged, ['class', 'document', 'documents'])).toEqual([]);
});
