import {indexKeywords, readLabels} from './load-index';
import type {LoadedIndex} from './lookup';
import {countPageWords, type PageWords} from './ranking/page-words';
import {indexPhrases, type PhraseIndex} from './ranking/phrases';
import {doAll, type Steps} from './steps';
import type {QuestionsFile} from './types';

/** How people ask for the sections of an index who do not know the words of the pages. */
export type Questions = {
  /** All keywords of the pages; the owner of one is the first section of its page. */
  keywords: PhraseIndex;
  /** The questions of the sections, their owners. */
  questions: PhraseIndex;
  /** The words of both, by page. */
  words: PageWords;
};

/** Returns what a file has of one index, in steps. */
function* readQuestions(
  index: LoadedIndex,
  {keywords: ofPages, questions: ofSections}: QuestionsFile[string],
): Steps<Questions> {
  const keywords = yield* indexKeywords(ofPages, index);
  const questions = yield* indexPhrases(readLabels(ofSections, index.documents.length));
  return {keywords, questions, words: yield* countPageWords(index, [keywords, questions])};
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
