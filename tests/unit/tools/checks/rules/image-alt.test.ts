import {expect, test} from 'vitest';
import {imageAlt} from '../../../../../tools/checks/rules/image-alt';
import {check, page} from '../support';

for (const source of ['![lock.png](/lock.png)', '![lock.png][lock]\n\n[lock]: /lock.png']) {
  test(`a file name for an alternative text: ${source}`, async () => {
    expect(await check(imageAlt, page(`${source}\n`))).toEqual([
      'docs/docs/page.md:1 The alternative text "lock.png" is a file name: write what the image shows.',
    ]);
  });
}

test('an alternative text of blanks, which markdownlint lets pass', async () => {
  expect(await check(imageAlt, page('![ ](/lock.png)\n'))).toEqual([
    'docs/docs/page.md:1 The alternative text is blank: write what the image shows.',
  ]);
});

test('passes with alternative text', async () => {
  expect(await check(imageAlt, page('![lock.png, opened](/a.png)\n'))).toEqual([]);
});
