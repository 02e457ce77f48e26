import type {Steps} from '../steps';
import {isStopWord, splitWords} from '../tokenizer';
import type {QueryWord} from './query';
import {stemOfWord, stemsOfWord} from './stem';
import {SYNONYM, WORDS_OF_NAME} from './weights';

/** A word of a phrase: its stem as a whole, and the stems of it and of its parts. */
export type PhraseWord = {whole: string; stems: ReadonlySet<string>};

/** A phrase, as its words. */
export type Phrase = readonly PhraseWord[];

/** The words of phrases that were taken apart: a few thousand make all of them. */
const wordsOfNames = new Map<string, Phrase>();

function phraseWordsOf(name: string): Phrase {
  let words = wordsOfNames.get(name);
  if (!words) {
    words = splitWords(name)
      .filter((word) => !isStopWord(word))
      .map((word) => ({whole: stemOfWord(word), stems: stemsOfWord(word)}));
    wordsOfNames.set(name, words);
  }
  return words;
}

/** Returns the words of a phrase; those that only hold it together are left out. */
export function wordsOfPhrase(phrase: string): Phrase {
  return phrase.split(' ').flatMap(phraseWordsOf);
}

/** Phrases that are looked up by their words. Each is of an owner: a keyword of a page, a question of a section. */
export type PhraseIndex = {
  /** Owner of each phrase, as its place among all. */
  owners: readonly number[];
  phrases: readonly Phrase[];
  /** The phrases that have a word, by its stem. */
  phrasesOfStem: ReadonlyMap<string, readonly number[]>;
};

/** A step takes about a millisecond with the phrases of so many owners, with code that is not yet compiled. */
const OWNERS_OF_STEP = 8;

/** Returns an index of the phrases of each owner, in steps. */
export function* indexPhrases(listOfOwners: readonly (readonly Phrase[])[]): Steps<PhraseIndex> {
  const owners: number[] = [];
  const phrases: Phrase[] = [];
  const phrasesOfStem = new Map<string, number[]>();
  for (const [owner, list] of listOfOwners.entries()) {
    for (const words of list) {
      for (const stem of new Set(words.flatMap(({stems}) => [...stems]))) {
        const places = phrasesOfStem.get(stem) ?? [];
        places.push(owners.length);
        phrasesOfStem.set(stem, places);
      }
      owners.push(owner);
      phrases.push(words);
    }
    if (owner % OWNERS_OF_STEP === 0) {
      yield;
    }
  }
  return {owners, phrases, phrasesOfStem};
}

/** Returns the stems by which a word is looked up, each with how well it is the word, the best first. */
function stemsOf({stem, whole, synonyms}: QueryWord): (readonly [stem: string, match: number])[] {
  return [[stem, 1], [whole, 1], ...synonyms.map((synonym) => [synonym, SYNONYM.keyword] as const)];
}

/** Returns the owners whose phrases have one of these words. */
export function ownersOf(
  {owners, phrasesOfStem}: PhraseIndex,
  words: readonly QueryWord[],
): Set<number> {
  const found = new Set<number>();
  for (const [stem] of words.flatMap(stemsOf)) {
    for (const phrase of phrasesOfStem.get(stem) ?? []) {
      found.add(owners[phrase]!);
    }
  }
  return found;
}

/** How much of a query the phrases of an owner have, from 0 to 1. */
export type PhraseShares = {
  /** The phrase that has most of it, times how much of the phrase the query has. */
  phrase: number;
  /** All phrases together. */
  all: number;
  /** True when a phrase of a word or two is the query, in any order. */
  isQuery: boolean;
};

/** What words add to an owner or a phrase: each its best match, and how much that is of the query. */
class Sum {
  share = 0;
  matches = 0;
  #lastWord = -1;

  /** Does nothing when the word has added, which it did with a match that is no worse. */
  add(word: number, match: number, weight: number): void {
    if (this.#lastWord !== word) {
      this.#lastWord = word;
      this.share += match * weight;
      this.matches += match;
    }
  }
}

function sumOf(sums: Map<number, Sum>, place: number): Sum {
  let sum = sums.get(place);
  if (!sum) {
    sum = new Sum();
    sums.set(place, sum);
  }
  return sum;
}

/** True when a phrase is all of a query, word by word: `permission` is not the keyword `users-permissions`. */
function isAllOf(phrase: Phrase, words: readonly QueryWord[], share: number): boolean {
  return (
    words.length <= WORDS_OF_NAME &&
    share > 1 - 1e-9 &&
    phrase.every((ofPhrase) => words.some(({stem}) => ofPhrase.whole === stem))
  );
}

/**
 * Returns how much of a query the phrases of each owner have, by owner; those that have nothing of it are not there. People
 * who have a problem use other words than the page that solves it, and its phrases are such words.
 *
 * @param weights share of each word in the query, together 1
 */
export function sharesOf(
  {owners, phrases, phrasesOfStem}: PhraseIndex,
  words: readonly QueryWord[],
  weights: readonly number[],
): Map<number, PhraseShares> {
  const ofPhrases = new Map<number, Sum>();
  const ofOwners = new Map<number, Sum>();
  for (const [position, word] of words.entries()) {
    const weight = weights[position]!;
    for (const [stem, match] of stemsOf(word)) {
      for (const phrase of phrasesOfStem.get(stem) ?? []) {
        sumOf(ofPhrases, phrase).add(position, match, weight);
        sumOf(ofOwners, owners[phrase]!).add(position, match, weight);
      }
    }
  }
  const shares = new Map<number, PhraseShares>();
  for (const [owner, {share}] of ofOwners) {
    shares.set(owner, {phrase: 0, all: share, isQuery: false});
  }
  for (const [phrase, {share, matches}] of ofPhrases) {
    const ofOwner = shares.get(owners[phrase]!)!;
    const ofPhrase = phrases[phrase]!;
    ofOwner.phrase = Math.max(ofOwner.phrase, share * Math.min(1, matches / ofPhrase.length));
    ofOwner.isQuery ||= isAllOf(ofPhrase, words, share);
  }
  return shares;
}
