import type {IndexedPage, LoadedIndex} from '../lookup';
import {countInSteps, type Steps} from '../steps';
import {type Phrase, type PhraseIndex, wordsOfPhrase} from './phrases';
import type {QueryWord} from './query';
import {stemsOfWord} from './stem';
import {UNSEEN} from './weights';

/** The words with which people ask for each page: of its questions, its searches, its keywords and its headings. */
export type PageWords = {
  /** How often each is used, by its stem and by the page's place in the index. */
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Number of all of them, by the page's place. */
  lengths: readonly number[];
};

/** A step takes about a millisecond with so many phrases, with code that is not yet compiled. */
const PHRASES_OF_STEP = 32;
/** And with the searches of so many pages. */
const PAGES_OF_STEP = 2;

/**
 * Counts the words with which people ask for the pages of an index, in steps.
 *
 * @param asked keywords and questions, of sections of the pages
 * @param searches the words of all searches of each page
 */
export function* countPageWords(
  {documents, pages}: Pick<LoadedIndex, 'documents' | 'pages'>,
  asked: readonly PhraseIndex[],
  searches: readonly Phrase[],
): Steps<PageWords> {
  const pageOfSections = new Uint32Array(documents.length);
  for (const [page, {sections}] of pages.entries()) {
    sections.forEach((section) => (pageOfSections[section] = page));
  }
  const counts = new Map<string, Map<number, number>>();
  const lengths = pages.map(() => 0);
  function count(page: number, words: Phrase): void {
    for (const stem of words.flatMap(({stems}) => [...stems])) {
      const ofStem = counts.get(stem) ?? new Map<number, number>();
      ofStem.set(page, (ofStem.get(page) ?? 0) + 1);
      counts.set(stem, ofStem);
      lengths[page]! += 1;
    }
  }
  yield* countInSteps(documents.length, PHRASES_OF_STEP, (section) =>
    count(pageOfSections[section]!, wordsOfPhrase(documents[section]!.sectionTitle)),
  );
  for (const {owners, phrases} of asked) {
    yield* countInSteps(owners.length, PHRASES_OF_STEP, (place) =>
      count(pageOfSections[owners[place]!]!, phrases[place]!),
    );
  }
  yield* countInSteps(pages.length, PAGES_OF_STEP, (page) => count(page, searches[page]!));
  return {counts, lengths};
}

/**
 * Returns for each page how much likelier these words come from people who need it than from others, as a logarithm: naive
 * Bayes. A page that has all words but one comes before a page that has one of them often.
 */
export function likelihoodsOf(
  pages: readonly IndexedPage[],
  {counts, lengths}: PageWords,
  words: readonly QueryWord[],
): Map<IndexedPage, number> {
  const stems = words.flatMap((word) => [...stemsOfWord(word)]);
  const sums = lengths.map((length) => -stems.length * Math.log(1 + length / UNSEEN.all));
  for (const stem of stems) {
    for (const [page, count] of counts.get(stem) ?? []) {
      sums[page]! += Math.log(1 + count / UNSEEN.word);
    }
  }
  return new Map(pages.map((page, place) => [page, sums[place]!]));
}
