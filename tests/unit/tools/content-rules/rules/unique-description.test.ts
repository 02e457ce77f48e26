import {expect, test} from 'vitest';
import {uniqueDescription} from '../../../../../tools/content-rules/rules/unique-description';
import {check, frontMatter, page} from '../support';

test('two pages with one description name each other, across sections', async () => {
  const pages = [
    page(frontMatter({description: 'One.'}), 'docs/docs/a.md'),
    page(frontMatter({description: 'One.'}), 'api/b.md'),
  ];
  expect(await check(uniqueDescription, pages)).toEqual([
    'docs/docs/a.md:3 Description "One." is also the description of api/b.md: choose another.',
    'api/b.md:3 Description "One." is also the description of docs/docs/a.md: choose another.',
  ]);
});

test('passes with different descriptions', async () => {
  const pages = [
    page(frontMatter({description: 'One.'}), 'docs/docs/a.md'),
    page(frontMatter({description: 'Two.'}), 'docs/docs/b.md'),
  ];
  expect(await check(uniqueDescription, pages)).toEqual([]);
});
