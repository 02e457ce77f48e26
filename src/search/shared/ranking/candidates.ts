import type {LoadedIndex} from '../lookup';
import type {SearchDocument} from '../types';
import type {Answer} from './answer';
import type {QueryWord} from './query';
import {ownersOf} from './phrases';
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
};

/** Returns the places of the sections that are candidates for what people ask, whatever words they have. */
function sectionsAsked(
  {keywords, questions}: LoadedIndex,
  words: readonly QueryWord[],
  isSentence: boolean,
): ReadonlySet<number> {
  if (!isSentence || !questions) {
    return ownersOf(keywords, words);
  }
  const sections = ownersOf(questions.questions, words);
  ownersOf(questions.keywords, words).forEach((section) => sections.add(section));
  return sections;
}

/**
 * Returns the candidates of an index.
 *
 * @param isSentence whether the query is looked up in all keywords and in the questions, as soon as they are there
 */
export function gatherCandidates(
  loaded: LoadedIndex,
  answers: readonly Answer[],
  words: readonly QueryWord[],
  isSentence: boolean,
): Candidate[] {
  const asked = sectionsAsked(loaded, words, isSentence);
  const candidates: Candidate[] = [];
  for (const [section, document] of loaded.documents.entries()) {
    if (answers.some(({strengths}) => strengths[section]) || asked.has(section)) {
      const score = answers.reduce((sum, {scores}) => sum + scores[section]!, 0);
      const strengths = answers.map((answer) => answer.strengths[section]!);
      const page = loaded.pages[section]!;
      candidates.push({loaded, document, page, score, strengths, answers});
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
