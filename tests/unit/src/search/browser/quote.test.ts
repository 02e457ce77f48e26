import {expect, test} from 'vitest';
import {marksOf, quote} from '../../../../../src/search/browser/quote';

const text = [
  'A transaction locks the rows that it changes. Others wait, e.g. a job at night. Nothing is lost.',
  'Setting · Default · Meaning',
  'timeout · 60 · Seconds until a waiting transaction gives up',
  'retries · 3 · How often it begins again',
  '\tawait strapi.db.transaction(async () => {',
  '\tlock(rows);',
  'What you change in a nested call is undone with the outer one.',
].join('\n');

test('the sentence with most of the words is quoted as a whole, with those that follow it', () => {
  expect(quote(text, ['locks', 'rows'])).toBe(
    'A transaction locks the rows that it changes. Others wait, e.g. a job at night. Nothing is lost.',
  );
  expect(quote(text, ['night'])).toBe('Others wait, e.g. a job at night. Nothing is lost.');
});

test('a sentence goes before a row, a row before code and before the first row', () => {
  expect(quote(text, ['transaction'])).toMatch(/^A transaction locks/u);
  expect(quote(text, ['timeout'])).toBe(
    'timeout · 60 · Seconds until a waiting transaction gives up',
  );
  expect(quote(text, ['strapi.db'])).toBe('await strapi.db.transaction(async () => {');
  expect(quote('Retries · Default\nretries · 3', ['retries'])).toBe('retries · 3');
});

test('a word that the best sentence lacks is shown by a second piece, in the order of the text', () => {
  expect(quote(text, ['nested', 'call', 'retries'])).toBe(
    'retries · 3 · How often it begins again … What you change in a nested call is undone with the outer one.',
  );
});

test('stop words, and words that repeat another, decide nothing', () => {
  const sentences = 'It is to be of the lock. A lock and a row.';
  expect(
    quote(`${'x'.repeat(150)}.\n${sentences}`, ['is', 'to', 'of', 'row', 'lock', 'locks']),
  ).toMatch(/A lock and a row\.$/u);
});

test('a short word is found at the beginning of words only', () => {
  expect(quote('The dialog opens.\nA log is kept.', ['log'])).toBe('A log is kept.');
});

const long = `${'words before it, '.repeat(20)}here is the needle, ${'words after it, '.repeat(20)}`;

test('of a long sentence what is around the first word is shown, cut between words', () => {
  const excerpt = quote(long, ['nothing', 'needle']);
  expect(excerpt).toMatch(/^… .{20,45}needle,.{60,130} …$/u);
  expect(long).toContain(excerpt.slice(2, -2));
});

test('a text without the words is quoted from its beginning, a short one as a whole', () => {
  expect(quote(long, ['nothing'])).toMatch(/^words before it, .*[,a-z] …$/u);
  expect(quote(text, ['nowhere'])).toMatch(/^A transaction locks .* lost\.$/u);
  expect(quote('Short.', ['nothing'])).toBe('Short.');
  expect(quote('', ['nothing'])).toBe('');
});

test('a word that is longer than a quotation is cut', () => {
  expect(quote('x'.repeat(500), ['x'])).toBe(`${'x'.repeat(160)} …`);
});

test('whatever is quoted is in the text, in one line and without a tab', () => {
  const words = text.toLowerCase().match(/[a-z.]+/gu)!;
  for (const [place, word] of words.entries()) {
    const excerpt = quote(text, [word, words[(place * 7) % words.length]!]);
    expect(excerpt).not.toMatch(/[\n\t]/u);
    for (const piece of excerpt.split(' … ')) {
      expect(text.replaceAll(/\s+/gu, ' ')).toContain(piece);
    }
  }
});

test('words that only hold a sentence together are marked only when there are no others', () => {
  expect(marksOf('the mail of a row', {terms: ['mails']})).toEqual(['mail', 'row', 'mails']);
  expect(marksOf('to the', {terms: []})).toEqual(['to', 'the']);
});
