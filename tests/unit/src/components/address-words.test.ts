import {expect, test} from 'vitest';
import {wordsOfAddress} from '../../../../src/components/NearestPages/address-words';

test.each([
  ['/docs/core/content-manger/relatons', 'content manger relatons'],
  ['/guides/e2e/setup.html', 'e2e setup'],
  ['/exports/useNotification.md/', 'useNotification'],
  ['/docs/index.html', ''],
  ['/404', ''],
  ['/404.html', ''],
  ['/', ''],
  ['', ''],
  ['//', ''],
  ['/api/v1/1234567/Strapi', 'v1 Strapi'],
  ['/pull/3f2a9bc01/files', 'pull files'],
  ['/facade/deadbeef', 'facade deadbeef'],
  ['/caf%C3%A9/100%/%E0%A4%A', 'café'],
  ['/%00%0A<script>', 'script'],
  [`/relations/${'a'.repeat(100)}`, 'relations'],
])('%s', (pathname, words) => {
  expect(wordsOfAddress(pathname, '/')).toBe(words);
});

test('the base path is no word', () => {
  expect(wordsOfAddress('/contributor/docs/relations', '/contributor/')).toBe('relations');
  expect(wordsOfAddress('/elsewhere/relations', '/contributor/')).toBe('elsewhere relations');
});
