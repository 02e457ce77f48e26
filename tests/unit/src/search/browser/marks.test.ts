import {expect, test} from 'vitest';
import {finderOf, markTerms} from '../../../../../src/search/browser/marks';

/** The text with its marks in square brackets. */
function marked(text: string, terms: string[]): string {
  return markTerms(text, terms)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');
}

test('terms are marked wherever they stand, in any letter case', () => {
  expect(marked('Transactions and transactions', ['transactions'])).toBe(
    '[Transactions] and [transactions]',
  );
});

test('the text itself never changes', () => {
  const texts = ['', ' ', 'a <b> & "c"', 'İstanbul ﬁ ß', '👩‍👩‍👧 database', 'aaaa'];
  for (const text of texts) {
    const pieces = markTerms(text, ['a', 'i', 'database', 'aa', 'ss', '<b>']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  }
});

test('terms of less than four letters are marked at the beginning of words only', () => {
  expect(marked('get target getter', ['get'])).toBe('[get] target [get]ter');
  expect(marked('on, button', ['on'])).toBe('[on], button');
  expect(marked('über berg 𐐷on 𐐷', ['ber', 'on', '𐐷'])).toBe('über [ber]g [𐐷]on [𐐷]');
  expect(marked('a𐐷 1on', ['𐐷', 'on'])).toBe('a𐐷 1on');
});

test('a longer term is marked that begins inside of a short one', () => {
  expect(marked('agetter', ['get', 'etter'])).toBe('ag[etter]');
});

test('longer terms are marked inside words as well', () => {
  expect(marked('useFetchClient', ['fetch'])).toBe('use[Fetch]Client');
});

test('of terms that begin alike, the longest is marked', () => {
  expect(marked('strapi.container', ['strapi', 'strapi.container', 'container'])).toBe(
    '[strapi.container]',
  );
});

test('characters that mean something in a pattern stand for themselves', () => {
  expect(marked('a.b axb', ['a.b'])).toBe('[a.b] axb');
  expect(marked('f(x)+[y]{1}|\\d$^*?', ['f(x)+[y]{1}|\\d$^*?'])).toBe('[f(x)+[y]{1}|\\d$^*?]');
});

test('without terms nothing is marked, and there is nothing to find', () => {
  expect(marked('database', [])).toBe('database');
  expect(marked('database', [''])).toBe('database');
  expect(finderOf([])).toBeUndefined();
  expect(finderOf([''])).toBeUndefined();
});

test('no piece is empty and no two plain pieces follow each other', () => {
  const pieces = markTerms('transactions transactions', ['transactions']);
  expect(pieces.map(({isMatch}) => isMatch)).toEqual([true, false, true]);
  expect(pieces.every(({text}) => text.length > 0)).toBe(true);
});

test('all places are found, however often it is asked', () => {
  const find = finderOf(['lock'])!;
  expect(find('lock lock')).toHaveLength(2);
  expect(find('lock lock')).toHaveLength(2);
});
