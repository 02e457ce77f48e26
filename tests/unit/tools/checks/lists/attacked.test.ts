import {expect, test} from 'vitest';
import {attacked} from '../../../../../tools/checks/lists/attacked';
import {check, page} from '../support';

test('each word with what is around it', async () => {
  const text = 'Each row is locked, and\nall of them wait. `never` is code; overall is a word.\n';
  expect(await check(attacked, page(text))).toEqual([
    'docs/docs/page.md:1 **Each** row is locked, and all of them wait. ',
    'docs/docs/page.md:2 Each row is locked, and **all** of them wait. ',
  ]);
});

test('words in tables and headings are claims, too', async () => {
  expect(await check(attacked, page('## Only once\n\n| A |\n| --- |\n| the three |\n'))).toEqual([
    'docs/docs/page.md:1 **Only** once',
    'docs/docs/page.md:5 **the three**',
  ]);
});
