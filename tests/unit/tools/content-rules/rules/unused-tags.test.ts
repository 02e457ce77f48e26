import {expect, test} from 'vitest';
import {unusedTags} from '../../../../../tools/content-rules/rules/unused-tags';
import {check, frontMatter, page} from '../support';

test('a tag that no page carries', async () => {
  expect(await check(unusedTags, page(frontMatter({tags: '[database]'})))).toEqual([
    'docs/tags.yml:2 No page carries the tag "content-manager": use it or take it out of the list.',
  ]);
});

test('passes when every tag is on a page', async () => {
  const tagged = page(frontMatter({tags: '[database, content-manager]'}));
  expect(await check(unusedTags, tagged)).toEqual([]);
});
