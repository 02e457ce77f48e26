import {expect, test} from 'vitest';
import {
  packNames,
  packNumbers,
  PackedNumbers,
  unpackNames,
} from '../../../../../src/search/shared/packed';

/** Returns the numbers of a packed text. */
function unpack(text: string): number[] {
  const numbers = new PackedNumbers(text);
  const list: number[] = [];
  while (!numbers.isAtEnd) {
    list.push(numbers.next());
  }
  return list;
}

test('numbers come back, also those at which one more digit is needed', () => {
  const numbers = [0, 1, 60, 61, 62, 92, 93, 61 + 61 * 32, 62 + 61 * 32, 100_000, 2 ** 31];
  expect(unpack(packNumbers(numbers))).toEqual(numbers);
  const all = Array.from({length: 5000}, (_, number) => number);
  expect(unpack(packNumbers(all))).toEqual(all);
});

test('small numbers are one character, and JSON escapes none', () => {
  const text = packNumbers(Array.from({length: 3000}, (_, number) => number));
  expect(packNumbers([60])).toHaveLength(1);
  expect(packNumbers([61])).toHaveLength(2);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});

test('a list that ends within a number, or has a foreign character, is refused', () => {
  for (const text of ['', packNumbers([61]).slice(0, 1), 'é', '"', '\u0000', '\uD83D']) {
    expect(() => new PackedNumbers(text).next(), JSON.stringify(text)).toThrow(RangeError);
  }
});

test('names come back', () => {
  for (const names of [[], ['a'], ['a', 'ab', 'abc', 'b', 'constructor', 'é', '\u{1D4D0}x']]) {
    expect(unpackNames(packNames(names))).toEqual(names);
  }
  expect(packNames(['strapi.db', 'strapi.documents']).rests).toBe('strapi.db ocuments');
});

test('names whose two parts do not belong together are refused', () => {
  const {shared, rests} = packNames(['a', 'ab', 'b']);
  expect(() => unpackNames({shared: shared.slice(1), rests})).toThrow(RangeError);
  expect(() => unpackNames({shared: `${shared}  `, rests})).toThrow(RangeError);
});
