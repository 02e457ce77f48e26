import {stemmer} from 'stemmer';
import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord, splitWords, type Word} from '../tokenizer';

/** A word of the query and the form in which it is also looked up. */
export type QueryWord = Word & {stem: string};

/** Returns the stem of a word. Porter makes `kei` of `keys`; after a vowel, the y stays here, so that `key` is found. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  const isChanged = stem.endsWith('i') && /[aeiou]y$/u.test(word.slice(0, stem.length));
  return isChanged ? word.slice(0, stem.length) : stem;
}

function toQueryWord({whole, parts}: Word): QueryWord {
  return {whole, parts, stem: parts.length > 0 ? whole : stemOf(whole)};
}

/** Returns the words that a query asks for, each once. Stop words count only when there is nothing else. */
export function parseQuery(query: string): QueryWord[] {
  const words = splitWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .filter(({whole}) => !seen.has(whole) && seen.add(whole))
    .map(toQueryWord);
}

/** Endings and words that are spelt in two ways. The pages have British spelling; readers type either. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(?=(?:e[drs]?|ers|ing|able|ations?)$)/u, 'is'],
  [/(?<=behavi|col|fav|hon|lab|neighb)or/u, 'our'],
  [/(?<=cent)er(?=s?$|ed$)/u, 're'],
  [/(?<=licen|defen)s/u, 'c'],
  [/(?<=licen|defen)c/u, 's'],
  [/(?<=cance|labe|trave|mode)l(?=ed$|ing$)/u, 'll'],
  [/(?<=catal|dial)og(?=s?$)/u, 'ogue'],
];

/** Returns the word as it was typed, and as it is spelt otherwise. */
export function spellingsOf(word: QueryWord): QueryWord[] {
  const others = new Set(SPELLINGS.map(([pattern, other]) => word.whole.replace(pattern, other)));
  others.delete(word.whole);
  return [word, ...[...others].map((whole) => toQueryWord({whole, parts: []}))];
}

/** Returns a word as readers type it: an option with its dashes or without. */
const nameOf = ({whole}: Word): string => whole.replace(/^--/u, '');

/** Returns words as one text, in which the same words in the same order are the same text. */
export function joinWords(words: readonly Word[]): string {
  return words.map(nameOf).join(' ');
}

/** True when a title is the words of the query, stop words left out on both sides or on none. */
export function isTitleOf(title: string, wanted: string): boolean {
  const words = splitWords(title);
  return (
    joinWords(words) === wanted || joinWords(words.filter((word) => !isStopWord(word))) === wanted
  );
}
