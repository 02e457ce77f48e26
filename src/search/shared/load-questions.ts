import {indexKeywords} from './load-index';
import type {LoadedIndex} from './lookup';
import {check, PackedNumbers, unpackNames} from './packed';
import {readPostings} from './postings-code';
import {type AskedWords, countAskedWords} from './ranking/asked-words';
import {
  indexPhrases,
  type Phrase,
  type PhraseIndex,
  type PhraseWord,
  wordsOfPhrase,
} from './ranking/phrases';
import {countInSteps, doAll, type Steps} from './steps';
import type {QuestionsFile} from './types';

/**
 * The format of `search-questions.json`: phrases, of which only the words count.
 *
 * - `counts`: by search tag, for each page of the index, in the order of their first sections, the number of its keywords, the
 *   number of its sections, and the number of questions of each of them.
 * - `words`: every word, in the order of its code units, and of the forms of an English word only one.
 * - `sizes`: for each page, tag after tag, the number of its different words; then the same for each phrase of each page: all of
 *   its searches as one phrase, its keywords, and the questions of its sections.
 * - `postings`: which phrases have each word, and how often, as bits; `postings-code.ts` writes and reads them.
 *
 * Lists of numbers and of names are packed, see `packed.ts`. Written as texts, the phrases take twice as much.
 */

/** How people ask for the sections of an index who do not know the words of the pages. */
export type Questions = {
  /** All keywords of the pages; the owner of one is the first section of its page. */
  keywords: PhraseIndex;
  /** The questions of the sections, their owners. */
  questions: PhraseIndex;
  /** The words of these, of the pages' searches and of headings, by page; and of questions and headings, by section. */
  words: {pages: AskedWords; sections: AskedWords};
};

/** How people ask for a page. */
type PhrasesOfPage = {
  /** The words of all its searches, each as often as it is in them. */
  searches: Phrase;
  keywords: readonly Phrase[];
  /** Of each section. */
  questions: readonly (readonly Phrase[])[];
};

/** How many phrases a page has. */
type PhraseCounts = {keywords: number; questions: readonly number[]};

/** A step takes about a millisecond with so many names, with code that is not yet compiled. */
const NAMES_OF_STEP = 64;

/** Returns a list of so many values, one after the other. */
const listOf = <Value>(length: number, next: () => Value): Value[] => Array.from({length}, next);

/** Returns how many phrases each page of a tag has, of which together there are no more than `most`. */
function readCounts(text: string, most: number): PhraseCounts[] {
  const numbers = new PackedNumbers(text);
  const pages: PhraseCounts[] = [];
  let left = most;
  function next(): number {
    const count = numbers.next();
    left -= count;
    check(left >= 0);
    return count;
  }
  while (!numbers.isAtEnd) {
    const keywords = next();
    const sections = numbers.next();
    // Each has a number, of a character at least.
    check(sections <= text.length);
    pages.push({keywords, questions: listOf(sections, next)});
  }
  return pages;
}

/** Returns the phrases of each page of each tag, in steps. */
function* readPhrases(file: QuestionsFile): Steps<Map<string, PhrasesOfPage[]>> {
  // A phrase has a size, of a character at least.
  const countsOfTags = Object.entries(file.counts).map(
    ([tag, text]) => [tag, readCounts(text, file.sizes.length)] as const,
  );
  let count = 0;
  const phrasesOfPages = countsOfTags
    .flatMap(([, pages]) => pages)
    .map(({keywords, questions}) => {
      const ofSections = questions.reduce((sum, ofSection) => sum + ofSection, 0);
      return listOf(1 + keywords + ofSections, () => count++);
    });
  yield;
  const names = unpackNames(file.words);
  const wordsOfNames: Phrase[] = [];
  yield* countInSteps(names.length, NAMES_OF_STEP, (name) => {
    wordsOfNames.push(wordsOfPhrase(names[name]!));
  });
  const phrases = listOf(count, (): PhraseWord[] => []);
  yield* readPostings(names, file, phrasesOfPages, (name, phrase, often) => {
    for (let time = 0; time < often; time += 1) {
      phrases[phrase]!.push(...wordsOfNames[name]!);
    }
  });
  const rest = phrases.values();
  const next = () => rest.next().value!;
  return new Map(
    countsOfTags.map(([tag, pages]) => [
      tag,
      pages.map(({keywords, questions}) => ({
        searches: next(),
        keywords: listOf(keywords, next),
        questions: questions.map((ofSection) => listOf(ofSection, next)),
      })),
    ]),
  );
}

/** True when there are phrases of as many pages as the index has, with as many sections. */
function areOf({pages}: LoadedIndex, phrases: readonly PhrasesOfPage[]): boolean {
  return (
    phrases.length === pages.length &&
    phrases.every(({questions}, page) => questions.length === pages[page]!.sections.length)
  );
}

/** Returns what a file has of one index, in steps. */
function* indexQuestions(index: LoadedIndex, phrases: readonly PhrasesOfPage[]): Steps<Questions> {
  const questions: (readonly Phrase[])[] = index.documents.map(() => []);
  for (const [page, {sections}] of index.pages.entries()) {
    sections.forEach((section, place) => {
      questions[section] = phrases[page]!.questions[place]!;
    });
  }
  const asked = {
    keywords: yield* indexKeywords(
      phrases.map(({keywords}) => keywords),
      index,
    ),
    questions: yield* indexPhrases(questions),
  };
  const searches = phrases.map((ofPage) => ofPage.searches);
  return {...asked, words: yield* countAskedWords(index, {...asked, searches})};
}

/** The file that each index was given: every key of a sentence asks for it again, and it takes long to read. */
const givenFiles = new WeakMap<LoadedIndex, QuestionsFile>();

/**
 * Adds to the indexes what the file has of them, in steps. An index that was given it before, that has its questions, or of
 * which the file has none or of another number of sections, stays as it is.
 */
export function* addQuestionsInSteps(
  indexes: readonly LoadedIndex[],
  file: QuestionsFile,
): Steps<void> {
  const without = indexes.filter((index) => !index.questions && givenFiles.get(index) !== file);
  if (without.length === 0) {
    return;
  }
  without.forEach((index) => givenFiles.set(index, file));
  try {
    const phrases = yield* readPhrases(file);
    for (const index of without) {
      const ofIndex = phrases.get(index.tag);
      if (ofIndex && areOf(index, ofIndex)) {
        index.questions = yield* indexQuestions(index, ofIndex);
      }
    }
  } catch {
    // A file of another build, or half of one: the indexes answer without it, as before it came.
  }
}

/** Does what {@link addQuestionsInSteps} does, at once. */
export function addQuestions(indexes: readonly LoadedIndex[], file: QuestionsFile): void {
  doAll(addQuestionsInSteps(indexes, file));
}
