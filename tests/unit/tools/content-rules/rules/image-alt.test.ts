import {expect, test} from 'vitest';
import {imageAlt} from '../../../../../tools/content-rules/rules/image-alt';
import {check, page} from '../support';

for (const source of [
  '![](/a.png)',
  '![][a]\n\n[a]: /a.png',
  '<img src="/a.png">',
  '<img alt="" src="/a.png">',
]) {
  test(`no alternative text: ${source}`, async () => {
    expect(await check(imageAlt, page(`${source}\n`))).toEqual([
      'docs/docs/page.md:1 The image has no alternative text: write what it shows between the brackets.',
    ]);
  });
}

test('a file name for an alternative text', async () => {
  expect(await check(imageAlt, page('![lock.png](/lock.png)\n'))).toEqual([
    'docs/docs/page.md:1 The alternative text "lock.png" is a file name: write what the image shows.',
  ]);
});

test('passes with alternative text', async () => {
  const source = '![A lock](/a.png)\n\n<img src="/a.png" alt="A lock">\n';
  expect(await check(imageAlt, page(source))).toEqual([]);
});
