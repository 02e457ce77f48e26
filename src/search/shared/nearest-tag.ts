import {placesOfSimilar} from './lookup';
import {isStopWord, tokenizeTitle, splitWords} from './tokenizer';

/** Shortest word for which a tag is looked for, in letters: the search itself forgives typos in shorter ones. */
const MIN_LENGTH = 6;

/** Most edits that make a tag of a word. */
const MAX_EDITS = 3;

/** Returns the last part of a tag's address, as `docs/tags.yml` has it: the label in small letters, with dashes. */
export function tagSlug(label: string): string {
  const words = label.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return words.join('-').toLowerCase();
}

/**
 * Returns the label of a tag that has a word nearly as one of the query is, with an edit for every three letters; of several
 * the one that needs the fewest. Undefined when no tag is near.
 */
export function nearestTag(query: string, labels: readonly string[]): string | undefined {
  const words = splitWords(query)
    .filter((word) => !isStopWord(word) && word.whole.length >= MIN_LENGTH)
    .map(({whole}) => whole);
  for (let edits = 1; edits <= MAX_EDITS; edits += 1) {
    const near = labels.find((label) =>
      words.some(
        (word) =>
          word.length >= 3 * edits &&
          placesOfSimilar({terms: tokenizeTitle(label)}, word, edits).length > 0,
      ),
    );
    if (near !== undefined) {
      return near;
    }
  }
  return undefined;
}
