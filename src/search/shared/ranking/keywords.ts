import type {Steps} from '../steps';
import {isStopWord, splitWords} from '../tokenizer';
import type {QueryWord} from './query';
import {stemOf, stemOfWord} from './stem';
import {SYNONYM, WORDS_OF_NAME} from './weights';

/** A word of a phrase: its stem as a whole, and the stems of it and of its parts. */
type PhraseWord = {whole: string; stems: ReadonlySet<string>};

/** The words of a phrase; those that only hold it together are left out. */
type Phrase = readonly PhraseWord[];

/** The words of phrases that were taken apart: a few thousand make all of them. */
const wordsOfNames = new Map<string, readonly PhraseWord[]>();

function phraseWordsOf(name: string): readonly PhraseWord[] {
  let words = wordsOfNames.get(name);
  if (!words) {
    words = splitWords(name)
      .filter((word) => !isStopWord(word))
      .map((word) => ({
        whole: stemOfWord(word),
        stems: new Set([stemOfWord(word), ...[word.whole, ...word.parts].map(stemOf)]),
      }));
    wordsOfNames.set(name, words);
  }
  return words;
}

/** Returns the words of a phrase as an index file has it. */
export function readPhrase(phrase: string): Phrase {
  return phrase.split(' ').flatMap(phraseWordsOf);
}

/** Phrases of the lists of keywords that were asked for: every key asks again. */
const phrasesOfLists = new WeakMap<readonly string[], readonly Phrase[]>();

function phrasesOf(keywords: readonly string[]): readonly Phrase[] {
  let phrases = phrasesOfLists.get(keywords);
  if (!phrases) {
    phrases = keywords.map(readPhrase);
    phrasesOfLists.set(keywords, phrases);
  }
  return phrases;
}

/** Takes lists of phrases apart, which the first query would do otherwise. */
export function* preparePhrases(lists: Iterable<readonly string[]>): Steps<void> {
  for (const list of lists) {
    phrasesOf(list);
    yield;
  }
}

/** How well a word of a phrase is one of the query: 1 for the same, less for a synonym, 0 for another. */
function matchOf({stems}: PhraseWord, {whole, stem, synonyms}: QueryWord): number {
  if (stems.has(stem) || stems.has(whole)) {
    return 1;
  }
  return synonyms.some((synonym) => stems.has(synonym)) ? SYNONYM.keyword : 0;
}

/** True when one of these keywords has one of these words. */
export function hasKeyword(keywords: readonly string[], words: readonly QueryWord[]): boolean {
  return phrasesOf(keywords).some((phrase) =>
    phrase.some((ofPhrase) => words.some((word) => matchOf(ofPhrase, word) > 0)),
  );
}

/** True when a query has all words of a phrase as wholes: `permission` is not the keyword `users-permissions`. */
function isOf(phrase: Phrase, words: readonly QueryWord[]): boolean {
  return phrase.every((ofPhrase) => words.some(({stem}) => ofPhrase.whole === stem));
}

/** How much of a query a page's keywords have, each from 0 to 1. */
export type KeywordShares = {
  /** The phrase that has most of it, times how much of the phrase the query has. */
  phrase: number;
  /** All phrases together. */
  all: number;
  /** True when a phrase of a word or two is the query, in any order. */
  isQuery: boolean;
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
  const found = words.map(() => 0);
  let best = 0;
  let isQuery = false;
  for (const phrase of phrasesOf(keywords)) {
    let share = 0;
    const covered = phrase.map(() => 0);
    for (const [position, word] of words.entries()) {
      let match = 0;
      for (const [place, ofPhrase] of phrase.entries()) {
        const each = matchOf(ofPhrase, word);
        match = Math.max(match, each);
        covered[place] = Math.max(covered[place]!, each);
      }
      share += weights[position]! * match;
      found[position] = Math.max(found[position]!, match);
    }
    const coverage = covered.reduce((sum, each) => sum + each, 0) / phrase.length;
    isQuery ||= words.length <= WORDS_OF_NAME && share > 1 - 1e-9 && isOf(phrase, words);
    best = Math.max(best, share * coverage);
  }
  return {
    isQuery,
    phrase: best,
    all: found.reduce((sum, match, position) => sum + weights[position]! * match, 0),
  };
}
