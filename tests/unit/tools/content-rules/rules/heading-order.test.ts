import {expect, test} from 'vitest';
import {headingOrder} from '../../../../../tools/content-rules/rules/heading-order';
import {check, page} from '../support';

test('an H1 in the text, and skipped levels', async () => {
  const source = '# Locks\n\n### Taken\n\n## Waiting\n\n#### Forever\n';
  expect(await check(headingOrder, page(source))).toEqual([
    'docs/docs/page.md:1 "Locks" is an H1, which the title is already: make it an H2.',
    'docs/docs/page.md:3 "Taken" is an H3 below an H1: make it an H2.',
    'docs/docs/page.md:7 "Forever" is an H4 below an H2: make it an H3.',
  ]);
});

test('passes when levels go down by one, and up by any number', async () => {
  expect(await check(headingOrder, page('## A\n\n### B\n\n#### C\n\n## D\n'))).toEqual([]);
});
