import {beforeEach, expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import type {LoadedIndex} from '../../../../../src/search/shared/lookup';
import {lookUpWords} from '../../../../../src/search/shared/ranking/look-up-words';
import {parseQuery} from '../../../../../src/search/shared/ranking/query';
import {doAll} from '../../../../../src/search/shared/steps';
import {toSection} from '../sections';

const rows = loadIndex(
  'rows',
  buildIndex([toSection('/rows', 'Rows', 'What deleted rows leave.')]),
);
const files = loadIndex('files', buildIndex([toSection('/files', 'Files', 'A removed row.')]));

const lookUp = (indexes: readonly LoadedIndex[], query: string) =>
  doAll(lookUpWords(indexes, parseQuery(query)));

/** Returns the answers as nobody gets them who has typed something before. */
function lookUpAnew(indexes: readonly LoadedIndex[], query: string) {
  lookUp([], '');
  return lookUp(indexes, query);
}

beforeEach(() => void lookUp([], ''));

test('who types on has only the last word looked up', () => {
  const [deleted, ro] = lookUp([rows], 'deleted ro');
  const [same, whole] = lookUp([rows], 'deleted rows');
  expect(same).toBe(deleted);
  expect(whole).not.toBe(ro);
  expect(whole).toEqual(lookUpAnew([rows], 'rows')[0]);
});

test('a word that is looked up by its synonyms as well, from the third word on, is looked up again', () => {
  lookUp([rows, files], 'deleted row');
  const answers = lookUp([rows, files], 'deleted row leave');
  expect(answers).toEqual(lookUpAnew([rows, files], 'deleted row leave'));
  expect(answers[0]).not.toEqual(lookUpAnew([rows, files], 'deleted row')[0]);
});

test('other indexes have answers of their own, and so do more of them', () => {
  const inRows = lookUp([rows], 'row');
  const inFiles = lookUp([files], 'row');
  expect(inFiles).toEqual(lookUpAnew([files], 'row'));
  expect(inFiles).not.toEqual(inRows);
  expect(lookUp([files, rows], 'row')[0]).toHaveLength(2);
});
