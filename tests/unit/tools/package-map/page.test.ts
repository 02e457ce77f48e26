import {expect, test} from 'vitest';
import {readBlocks, withBlocks} from '../../../../tools/package-map/page';

const page = (text: string) =>
  `Before.\n\n<!-- package-map: one -->\n\n${text}\n\n<!-- /package-map -->\n\nAfter.\n`;

test('what is between the marks is replaced, the rest stays', () => {
  expect(withBlocks(page('old\n\nlines'), {one: 'new $1'})).toBe(page('new $1'));
  expect(readBlocks(page('old'))).toEqual([{name: 'one', text: 'old', line: 5}]);
});

test('a part that is missing and one that nothing makes are both named', () => {
  expect(() => withBlocks(page('old'), {two: 'new'})).toThrow(
    'docs/docs/package-map.md lacks "two", and has "one", which nothing makes:',
  );
});
