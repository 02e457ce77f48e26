import type {LoadedIndex} from '../lookup';
import type {SearchDocument} from '../types';
import type {Answer} from './answer';
import {hasKeyword, keywordsOf} from './keywords';
import type {QueryWord} from './query';
import {STRENGTH_OF_WORD} from './weights';

/** A section that answers a word at least, or the beginning of a page whose keywords do. */
export type Candidate = {
  loaded: LoadedIndex;
  document: SearchDocument;
  /** Route of its page. */
  page: string;
  /** lunr's score, of all words together. */
  score: number;
  /** How well it answers each word. */
  strengths: number[];
  /** What the words found in its index. */
  answers: readonly Answer[];
  /** Its questions, when one of them has a word of the query. */
  questions: readonly string[];
};

/** Returns the places of the sections whose questions have one of these words. */
function sectionsAsked({questions}: LoadedIndex, words: readonly QueryWord[]): Set<number> {
  const stems = words.flatMap(({stem, whole, synonyms}) => [stem, whole, ...synonyms]);
  return new Set(stems.flatMap((stem) => questions?.sectionsOfStem.get(stem) ?? []));
}

const NO_QUESTIONS: readonly string[] = [];

/**
 * Returns the candidates of an index.
 *
 * @param isSentence whether the query is looked up in all keywords and in the questions
 */
export function gatherCandidates(
  loaded: LoadedIndex,
  answers: readonly Answer[],
  words: readonly QueryWord[],
  isSentence: boolean,
): Candidate[] {
  const pages = new Set(
    [...keywordsOf(loaded, isSentence)]
      .filter(([, list]) => hasKeyword(list, words))
      .map(([page]) => page),
  );
  const asked = isSentence ? sectionsAsked(loaded, words) : new Set();
  const candidates: Candidate[] = [];
  for (const [section, document] of loaded.documents.entries()) {
    if (
      answers.some(({strengths}) => strengths[section]) ||
      asked.has(section) ||
      // The route of a page's beginning is the page's.
      pages.has(document.sectionRoute)
    ) {
      const score = answers.reduce((sum, {scores}) => sum + scores[section]!, 0);
      const strengths = answers.map((answer) => answer.strengths[section]!);
      const page = loaded.pages[section]!;
      const questions = asked.has(section) ? loaded.questions!.ofSections[section]! : NO_QUESTIONS;
      candidates.push({loaded, document, page, score, strengths, answers, questions});
    }
  }
  return candidates;
}

/** What the sections of a page answer together, word by word. */
export type PageAnswer = {
  /** How well the best of its sections answers each word. */
  best: number[];
  /** How many of its sections have each word. */
  counts: number[];
};

/** Returns what each page answers, by route. */
export function gatherPages(candidates: readonly Candidate[]): Map<string, PageAnswer> {
  const pages = new Map<string, PageAnswer>();
  for (const {page, strengths} of candidates) {
    let answer = pages.get(page);
    if (!answer) {
      answer = {best: strengths.map(() => 0), counts: strengths.map(() => 0)};
      pages.set(page, answer);
    }
    for (let word = 0; word < strengths.length; word += 1) {
      const strength = strengths[word]!;
      answer.best[word] = Math.max(answer.best[word]!, strength);
      answer.counts[word]! += Number(strength > STRENGTH_OF_WORD);
    }
  }
  return pages;
}
