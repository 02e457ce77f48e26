import {expect, test} from 'vitest';
import {uniqueTitle} from '../../../../../tools/content-rules/rules/unique-title';
import {check, frontMatter, page} from '../support';

test('two pages of a section with one title name each other', async () => {
  const pages = [
    page(frontMatter({title: 'Locks'}), 'docs/docs/a.md'),
    page(frontMatter({title: 'locks'}), 'docs/docs/b.md'),
  ];
  expect(await check(uniqueTitle, pages)).toEqual([
    'docs/docs/a.md:2 Title "Locks" is also the title of docs/docs/b.md: choose another.',
    'docs/docs/b.md:2 Title "locks" is also the title of docs/docs/a.md: choose another.',
  ]);
});

test('passes with different titles, and with one title in two sections', async () => {
  const pages = [
    page(frontMatter({title: 'Locks'}), 'docs/docs/a.md'),
    page(frontMatter({title: 'Queues'}), 'docs/docs/b.md'),
    page(frontMatter({title: 'Locks'}), 'api/a.md'),
    page('No title', 'api/b.md'),
    page('No title', 'api/c.md'),
  ];
  expect(await check(uniqueTitle, pages)).toEqual([]);
});
