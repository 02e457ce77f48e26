import type {LoadedIndex} from '../lookup';
import {pageOf} from '../routes';
import type {SearchDocument} from '../types';
import type {Answer} from './answer';
import {hasKeyword} from './keywords';
import type {QueryWord} from './query';
import {STRENGTH_OF_WORD} from './weights';

/** A section that answers a word at least, or the beginning of a page whose keywords do. */
export type Candidate = {
  loaded: LoadedIndex;
  document: SearchDocument;
  /** lunr's score, of all words together. */
  score: number;
  /** How well it answers each word. */
  strengths: number[];
  /** What the words found in its index. */
  answers: readonly Answer[];
};

/** Returns the candidates of an index. */
export function gatherCandidates(
  loaded: LoadedIndex,
  answers: readonly Answer[],
  words: readonly QueryWord[],
): Candidate[] {
  const pages = new Set(
    [...loaded.keywords].filter(([, list]) => hasKeyword(list, words)).map(([page]) => page),
  );
  return loaded.documents.flatMap((document, section) => {
    if (
      !answers.some(({strengths}) => strengths[section]) &&
      // The route of a page's beginning is the page's.
      !pages.has(document.sectionRoute)
    ) {
      return [];
    }
    const score = answers.reduce((sum, {scores}) => sum + scores[section]!, 0);
    const strengths = answers.map((answer) => answer.strengths[section]!);
    return [{loaded, document, score, strengths, answers}];
  });
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
  for (const {document, strengths} of candidates) {
    const page = pageOf(document);
    let answer = pages.get(page);
    if (!answer) {
      answer = {best: strengths.map(() => 0), counts: strengths.map(() => 0)};
      pages.set(page, answer);
    }
    for (const [word, strength] of strengths.entries()) {
      answer.best[word] = Math.max(answer.best[word]!, strength);
      answer.counts[word]! += Number(strength > STRENGTH_OF_WORD);
    }
  }
  return pages;
}
