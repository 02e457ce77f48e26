import type {LoadedIndex} from '../lookup';
import type {Steps} from '../steps';
import type {Answer} from './answer';
import {lookUp} from './look-up';
import type {QueryWord} from './query';

/** What each word of a query found in these indexes, by all that is known of the word. */
type Found = {indexes: readonly LoadedIndex[]; answers: ReadonlyMap<string, Answer[]>};

/** Of the query before: who types on changes its last word, and all others have the same answers. */
let foundBefore: Found = {indexes: [], answers: new Map()};

function isSame(some: readonly LoadedIndex[], others: readonly LoadedIndex[]): boolean {
  return some.length === others.length && some.every((index, place) => index === others[place]);
}

/** Returns the answers of each word in each of the indexes, in steps. */
export function* lookUpWords(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
): Steps<Answer[][]> {
  const before = isSame(indexes, foundBefore.indexes) ? foundBefore.answers : undefined;
  const answers = new Map<string, Answer[]>();
  for (const word of words) {
    const key = JSON.stringify(word);
    let ofWord = before?.get(key);
    if (!ofWord) {
      yield;
      ofWord = lookUp(indexes, word);
    }
    answers.set(key, ofWord);
  }
  foundBefore = {indexes: [...indexes], answers};
  return [...answers.values()];
}
