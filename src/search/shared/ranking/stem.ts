import {stemmer} from 'stemmer';
import type {Word} from '../tokenizer';

/** Returns the stem of a word. Porter makes `kei` of `keys`; after a vowel, the y stays here, so that `key` is found. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  const isChanged = stem.endsWith('i') && /[aeiou]y$/u.test(word.slice(0, stem.length));
  return isChanged ? word.slice(0, stem.length) : stem;
}

/** Returns the stem of a word as it is in a text or a query: a name that has parts is its own. */
export function stemOfWord({whole, parts}: Word): string {
  return parts.length > 0 ? whole : stemOf(whole);
}

/** Returns the stems by which a word is found: of it as it is in a text, and of its parts. */
export function stemsOfWord(word: Word): Set<string> {
  return new Set([stemOfWord(word), ...[word.whole, ...word.parts].map(stemOf)]);
}
