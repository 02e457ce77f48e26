import {stemmer} from 'stemmer';

/** Returns the stem of a word. Porter makes `kei` of `keys`; after a vowel, the y stays here, so that `key` is found. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  const isChanged = stem.endsWith('i') && /[aeiou]y$/u.test(word.slice(0, stem.length));
  return isChanged ? word.slice(0, stem.length) : stem;
}
