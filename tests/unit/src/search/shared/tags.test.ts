import {expect, test} from 'vitest';
import {tagsAsWords} from '../../../../../src/search/shared/ranking/tags';

test.each([
  ['tag:database', 'database'],
  ['lost tag:"content manager" rows', 'lost content manager rows'],
  ['tag:"content man', 'content man'],
  ['TAG:database', 'database'],
  ['vintage:database', 'vintage:database'],
  ['tag: database', 'tag: database'],
])('%s, where no tags are known, asks for %s', (query, words) => {
  expect(tagsAsWords(query)).toBe(words);
});
