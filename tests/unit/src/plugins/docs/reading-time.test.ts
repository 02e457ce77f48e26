import {expect, test} from 'vitest';
import {readingMinutes} from '../../../../../src/plugins/docs/reading-time';

test('a page of 1,500 words does not say how long it takes, a longer one does', () => {
  expect(readingMinutes('word '.repeat(1500))).toBeUndefined();
  expect(readingMinutes('word '.repeat(1501))).toBe(8);
  expect(readingMinutes('| a | b |\n| - | - |\n'.repeat(1000))).toBe(10);
});

test('front matter, samples and comments are not read', () => {
  const words = 'word '.repeat(2000);
  expect(readingMinutes(`---\ntitle: ${words}\n---\nText.`)).toBeUndefined();
  expect(readingMinutes(`\`\`\`ts\n${words}\n\`\`\`\n<!-- ${words} -->`)).toBeUndefined();
});
