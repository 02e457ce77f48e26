import {isStopWord, splitWords} from '../tokenizer';
import {type QueryWord, stemOf} from './query';

/** The words of a phrase, by their stems; words that only hold it together are left out. */
type Phrase = ReadonlySet<string>;

/** Phrases of the lists of keywords that were asked for: every key asks again. */
const phrasesOfLists = new WeakMap<readonly string[], readonly Phrase[]>();

function phrasesOf(keywords: readonly string[]): readonly Phrase[] {
  const known = phrasesOfLists.get(keywords);
  if (known) {
    return known;
  }
  const phrases = keywords.map(
    (phrase) =>
      new Set(
        splitWords(phrase)
          .filter((word) => !isStopWord(word))
          .flatMap(({whole, parts}) => [whole, ...parts].map(stemOf)),
      ),
  );
  phrasesOfLists.set(keywords, phrases);
  return phrases;
}

const hasWord = (phrase: Phrase, {whole, stem}: QueryWord): boolean =>
  phrase.has(stem) || phrase.has(whole);

/** True when one of these keywords has one of these words. */
export function hasKeyword(keywords: readonly string[], words: readonly QueryWord[]): boolean {
  return phrasesOf(keywords).some((phrase) => words.some((word) => hasWord(phrase, word)));
}

/** How much of a query a page's keywords have, each from 0 to 1. */
export type KeywordShares = {
  /** The phrase that has most of it. */
  phrase: number;
  /** All phrases together. */
  all: number;
};

/**
 * Returns how much of a query a page's keywords have: people who have a problem use other words than the page that
 * solves it, and its keywords are such words (`keywords` in front matter).
 *
 * @param weights share of each word in the query, together 1
 */
export function keywordShares(
  keywords: readonly string[],
  words: readonly QueryWord[],
  weights: readonly number[],
): KeywordShares {
  const found = new Set<number>();
  let best = 0;
  for (const phrase of phrasesOf(keywords)) {
    let share = 0;
    for (const [position, word] of words.entries()) {
      if (hasWord(phrase, word)) {
        share += weights[position]!;
        found.add(position);
      }
    }
    best = Math.max(best, share);
  }
  return {
    phrase: best,
    all: [...found].reduce((sum, position) => sum + weights[position]!, 0),
  };
}
