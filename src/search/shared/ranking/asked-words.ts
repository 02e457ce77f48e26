import type {LoadedIndex} from '../lookup';
import {countInSteps, type Steps} from '../steps';
import {type Phrase, type PhraseIndex, wordsOfPhrase} from './phrases';
import type {QueryWord} from './query';
import {stemsOfWord} from './stem';
import {UNSEEN} from './weights';

/** The words with which people ask for each page, or for each section. */
export type AskedWords = {
  /** How often each is used, by its stem and by the place of the page, or the section, in the index. */
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Number of all of them, by that place. */
  lengths: readonly number[];
};

/** A step takes about a millisecond with so many phrases, with code that is not yet compiled. */
const PHRASES_OF_STEP = 32;
/** And with the searches of so many pages. */
const PAGES_OF_STEP = 2;

/** Counts words by their owners. */
class WordCount implements AskedWords {
  readonly counts = new Map<string, Map<number, number>>();
  readonly lengths: number[];

  constructor(size: number) {
    this.lengths = Array.from({length: size}, () => 0);
  }

  add(owner: number, words: Phrase): void {
    for (const stem of words.flatMap(({stems}) => [...stems])) {
      const ofStem = this.counts.get(stem) ?? new Map<number, number>();
      ofStem.set(owner, (ofStem.get(owner) ?? 0) + 1);
      this.counts.set(stem, ofStem);
      this.lengths[owner]! += 1;
    }
  }
}

/** How people ask for the sections of an index. */
type Asked = {
  /** The owner of a keyword is the first section of its page, that of a question its section. */
  keywords: PhraseIndex;
  questions: PhraseIndex;
  /** The words of all searches of each page. */
  searches: readonly Phrase[];
};

/**
 * Counts the words with which people ask, in steps: of a page its questions, searches, keywords and headings, of a section its
 * questions and its heading.
 */
export function* countAskedWords(
  {documents, pages: pagesOfIndex}: Pick<LoadedIndex, 'documents' | 'pages'>,
  {keywords, questions, searches}: Asked,
): Steps<{pages: AskedWords; sections: AskedWords}> {
  const pageOfSections = new Uint32Array(documents.length);
  for (const [page, ofPage] of pagesOfIndex.entries()) {
    ofPage.sections.forEach((section) => (pageOfSections[section] = page));
  }
  const pages = new WordCount(pagesOfIndex.length);
  const sections = new WordCount(documents.length);
  yield* countInSteps(documents.length, PHRASES_OF_STEP, (section) => {
    const words = wordsOfPhrase(documents[section]!.sectionTitle);
    pages.add(pageOfSections[section]!, words);
    sections.add(section, words);
  });
  yield* countInSteps(keywords.owners.length, PHRASES_OF_STEP, (place) =>
    pages.add(pageOfSections[keywords.owners[place]!]!, keywords.phrases[place]!),
  );
  yield* countInSteps(questions.owners.length, PHRASES_OF_STEP, (place) => {
    const section = questions.owners[place]!;
    pages.add(pageOfSections[section]!, questions.phrases[place]!);
    sections.add(section, questions.phrases[place]!);
  });
  yield* countInSteps(pagesOfIndex.length, PAGES_OF_STEP, (page) =>
    pages.add(page, searches[page]!),
  );
  return {pages, sections};
}

/**
 * Returns for each page, or each section, how much likelier these words come from people who need it than from others, as a
 * logarithm: naive Bayes. One that has all words but one comes before one that has one of them often.
 *
 * @param ofUnseen how often all words together count that nobody has used for it
 */
export function likelihoodsOf(
  {counts, lengths}: AskedWords,
  words: readonly QueryWord[],
  ofUnseen: number,
): number[] {
  const stems = words.flatMap((word) => [...stemsOfWord(word)]);
  const sums = lengths.map((length) => -stems.length * Math.log(1 + length / ofUnseen));
  for (const stem of stems) {
    for (const [owner, count] of counts.get(stem) ?? []) {
      sums[owner]! += Math.log(1 + count / UNSEEN.word);
    }
  }
  return sums;
}
