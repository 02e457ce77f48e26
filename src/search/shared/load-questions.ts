import {readLabels} from './load-index';
import type {LoadedIndex} from './lookup';
import {preparePhrases, stemsOfPhrases} from './ranking/keywords';
import {doAll, type Steps} from './steps';
import type {QuestionsFile} from './types';

/** How people ask for the sections of an index who do not know the words of the pages. */
export type Questions = {
  /** All keywords of each page, by its route. */
  keywords: ReadonlyMap<string, readonly string[]>;
  /** Questions of each section. */
  ofSections: readonly (readonly string[])[];
  /** Places of the sections whose questions have a word, by its stem. */
  sectionsOfStem: ReadonlyMap<string, readonly number[]>;
};

/** A step takes about a millisecond with so many sections, with code that is not yet compiled. */
const SECTIONS_OF_STEP = 8;

/** Returns what a file has of one index, in steps. */
function* readQuestions(
  {documents, pages}: LoadedIndex,
  {keywords, questions}: QuestionsFile[string],
): Steps<Questions> {
  const keywordsOfSections = readLabels(keywords, documents.length);
  const ofSections = readLabels(questions, documents.length);
  const ofPages = new Map<string, readonly string[]>();
  for (const [section, list] of keywordsOfSections.entries()) {
    if (list.length > 0) {
      ofPages.set(pages[section]!, list);
    }
  }
  const sectionsOfStem = new Map<string, number[]>();
  for (const [section, list] of ofSections.entries()) {
    for (const stem of stemsOfPhrases(list)) {
      const sections = sectionsOfStem.get(stem);
      if (sections) {
        sections.push(section);
      } else {
        sectionsOfStem.set(stem, [section]);
      }
    }
    if (section % SECTIONS_OF_STEP === 0) {
      yield;
    }
  }
  yield* preparePhrases(ofPages.values());
  return {keywords: ofPages, ofSections, sectionsOfStem};
}

/**
 * Adds to the indexes what the file has of them, in steps. An index that has its questions, or of which the file has none or
 * of another number of sections, stays as it is.
 */
export function* addQuestionsInSteps(
  indexes: readonly LoadedIndex[],
  file: QuestionsFile,
): Steps<void> {
  for (const index of indexes) {
    const ofIndex = file[index.tag];
    if (ofIndex && !index.questions) {
      try {
        index.questions = yield* readQuestions(index, ofIndex);
      } catch {
        // A file of another build, or half of one: the index answers without it, as before it came.
      }
    }
  }
}

/** Does what {@link addQuestionsInSteps} does, at once. */
export function addQuestions(indexes: readonly LoadedIndex[], file: QuestionsFile): void {
  doAll(addQuestionsInSteps(indexes, file));
}
