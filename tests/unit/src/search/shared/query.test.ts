import {expect, test} from 'vitest';
import {isTitleOf, parseQuery, spellingsOf} from '../../../../../src/search/shared/ranking/query';
import {stemOf} from '../../../../../src/search/shared/ranking/stem';

test('forms of a word have a stem with which the others begin', () => {
  for (const [word, stem] of Object.entries({
    locking: 'lock',
    locked: 'lock',
    policies: 'polici',
    policy: 'polici',
    transactions: 'transact',
  })) {
    expect(stemOf(word), word).toBe(stem);
  }
});

test('a y after a vowel stays, so that keys find key', () => {
  for (const [word, stem] of Object.entries({
    key: 'key',
    keys: 'key',
    arrays: 'array',
    destroyed: 'destroy',
    always: 'alway',
    api: 'api',
  })) {
    expect(stemOf(word), word).toBe(stem);
  }
});

const weightsOf = (query: string): number[] => parseQuery(query).map(({weight}) => weight);

const synonymsIn = (query: string): string[] => parseQuery(query).flatMap(({synonyms}) => synonyms);

const wholes = (query: string): string[] => parseQuery(query).map(({whole}) => whole);

test('stop words are asked for only when there is nothing else, and each word once', () => {
  expect(wholes('what is the container of the Container')).toEqual(['container']);
  expect(wholes('what is')).toEqual(['what', 'is']);
  expect(wholes('')).toEqual([]);
});

test('of a long query, what fits into the field is asked for', () => {
  expect(wholes(`${'a1 '.repeat(171)}beyond`)).toEqual(['a1']);
});

test('a word is looked up as it was typed first, then as it is spelt otherwise', () => {
  const [word] = parseQuery('normalization');
  expect(spellingsOf(word!).map(({whole}) => whole)).toEqual(['normalization', 'normalisation']);
  expect(spellingsOf(word!)[0]).toBe(word);
});

test('a title is the query, whether both have their stop words or neither', () => {
  expect(isTitleOf('How to find the container', 'how to find the container')).toBe(true);
  expect(isTitleOf('How to find the container', 'find container')).toBe(true);
  expect(isTitleOf('The option `--watch-admin`', 'option watch-admin')).toBe(true);
  expect(isTitleOf('How to find the container', 'container find')).toBe(false);
});

test('two words that are written as one are asked for as that, too', () => {
  expect(wholes('editor logged out again')).toContain('logout');
  expect(wholes('cannot sign in')).toContain('login');
  expect(wholes('request timed out')).toContain('timeout');
});

test('words that only say when or how count for little', () => {
  const [telling, often, how] = weightsOf('relation always silently');
  expect(telling).toBe(1);
  expect(often).toBeLessThan(1);
  expect(how).toBe(often);
  // They end as adverbs do.
  expect(weightsOf('reply apply')).toEqual([1, 1]);
});

test('synonyms are for queries of several words: a single one is what somebody knows', () => {
  expect(synonymsIn('relation disappears')).toEqual([]);
  expect(synonymsIn('relation disappears when publishing')).toContain(stemOf('lost'));
});

test('a filter that names no section is searched for as words, and its "in" says nothing', () => {
  expect(parseQuery('in:transactions')).toEqual(parseQuery('transactions'));
  expect(wholes('locks IN:database')).toEqual(['locks', 'database']);
  expect(wholes('plugin:upload in:')).toEqual(['plugin:upload']);
});
