import {expect, test} from 'vitest';
import {
  isStopWord,
  splitWords,
  tokenize,
  tokenizeTitle,
} from '../../../../../src/search/shared/tokenizer';

/** Each identifier with the parts under which it has to be found, beside the whole. */
const identifiers: Record<string, string[]> = {
  useFetchClient: ['use', 'fetch', 'client'],
  ContentTypeBuilder: ['content', 'type', 'builder'],
  APIError: ['api', 'error'],
  useRBAC: ['use', 'rbac'],
  'strapi.documents': ['strapi', 'documents'],
  'eventHub.on': ['eventhub', 'event', 'hub', 'on'],
  'plugin::upload.file': ['plugin', 'upload', 'file'],
  'api::article.article': ['api', 'article'],
  'services/cron.ts': ['services', 'cron', 'ts'],
  'packages/core/core/src/Strapi.ts': ['packages', 'core', 'src', 'strapi', 'ts'],
  review_workflows: ['review', 'workflows'],
  'content-manager': ['content', 'manager'],
  'entry.publish': ['entry', 'publish'],
  STRAPI_DISABLE_EE: ['strapi', 'disable', 'ee'],
  '@strapi/strapi': ['strapi'],
  md5: ['md'],
};

for (const [identifier, parts] of Object.entries(identifiers)) {
  test(`${identifier} is a term as a whole and in its parts`, () => {
    const whole = identifier.toLowerCase().replace(/^@/u, '');
    const terms = tokenize(identifier);
    expect(terms[0]).toBe(whole);
    expect(terms).toEqual(expect.arrayContaining(parts));
    expect(new Set(terms).size).toBe(terms.length);
  });
}

test('letter case makes no difference to the whole', () => {
  for (const form of ['eventHub.on', 'EVENTHUB.ON', 'eventhub.on']) {
    expect(splitWords(form)[0]!.whole).toBe('eventhub.on');
  }
});

test('a CLI option is found with its dashes and without', () => {
  expect(splitWords('`--watch-admin`,')).toEqual([
    {whole: '--watch-admin', parts: ['watch-admin', 'watch', 'admin']},
  ]);
  expect(splitWords('--open=false')[0]).toEqual({whole: '--open', parts: ['open']});
  expect(splitWords('-- a, --1')).not.toContainEqual(expect.objectContaining({whole: '--1'}));
});

test('calls, quotes and punctuation around a word are no part of it', () => {
  for (const text of ['get()', '`get`', '"get",', '(get).', 'get:', "'get'", '…get!']) {
    expect(splitWords(text)).toEqual([{whole: 'get', parts: []}]);
  }
});

test('a possessive is the word itself, and an apostrophe does not cut a word', () => {
  expect(splitWords("Strapi's")[0]!.whole).toBe('strapi');
  expect(splitWords('Strapi’s')[0]!.whole).toBe('strapi');
  expect(splitWords("don't")).toEqual([{whole: 'dont', parts: []}]);
});

test('stop words are dropped where they stand alone', () => {
  expect(tokenize('What is the life cycle of a document?')).toEqual(['life', 'cycle', 'document']);
});

test('names that look like stop words stay inside identifiers, and in titles', () => {
  expect(tokenize('eventHub.on')).toContain('on');
  expect(tokenize('isOnline')).toContain('is');
  expect(tokenizeTitle('on, off and is')).toEqual(['on', 'off', 'and', 'is']);
});

test('names in the code of Strapi are no stop words', () => {
  for (const name of ['get', 'has', 'use', 'off', 'set', 'add']) {
    expect(isStopWord({whole: name, parts: []})).toBe(false);
    expect(tokenize(name)).toEqual([name]);
  }
  expect(isStopWord({whole: 'the', parts: []})).toBe(true);
});

test('an identifier that begins with a stop word is none', () => {
  expect(isStopWord(splitWords('isOnline')[0]!)).toBe(false);
});

test('text without words gives no terms', () => {
  for (const text of ['', '   ', '+ - : ~ ^ *', '...', '--', '🚀', '\u202E']) {
    expect(tokenize(text)).toEqual([]);
  }
});

test('words of other scripts are words', () => {
  expect(tokenize('قاعدة البيانات')).toEqual(['قاعدة', 'البيانات']);
  expect(tokenize('Größe über')).toEqual(['größe', 'über']);
  expect(tokenize('数据库')).toEqual(['数据库']);
});

test('the same text gives the same terms, however often it is taken apart', () => {
  const text = 'strapi.documents, useFetchClient and --watch-admin';
  expect(tokenize(text)).toEqual(tokenize(text));
});

test('a very long word is taken apart without delay', () => {
  const begin = performance.now();
  tokenize('aB'.repeat(50_000));
  tokenize('-'.repeat(100_000));
  tokenize("'".repeat(100_000));
  expect(performance.now() - begin).toBeLessThan(2000);
});

test('the id of a document is no term, a long name is', () => {
  expect(tokenize('tjd8zxu1ag7x45ek9b8mep1d of internationalization')).toEqual([
    'internationalization',
  ]);
});
