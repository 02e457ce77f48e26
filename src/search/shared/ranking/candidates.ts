import type {IndexedPage, LoadedIndex} from '../lookup';
import type {Answer} from './answer';
import type {QueryWord} from './query';
import {ownersOf} from './phrases';
import {STRENGTH_OF_WORD} from './weights';

/** A page with the sections that are results: those that answer a word at least, and its first when its keywords do. */
export type Candidate = {
  loaded: LoadedIndex;
  page: IndexedPage;
  /** What the words found in its index. */
  answers: readonly Answer[];
  /** The sections, as their places in the index. */
  sections: readonly number[];
  /** lunr's score of each of them, of all words together. */
  scores: readonly number[];
  /** How well the best of them answers each word. */
  best: readonly number[];
  /** How many of them have each word. */
  counts: readonly number[];
};

/** Returns the places of the sections that are results for what people ask, whatever words they have. */
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
 * Returns the candidates of an index, in the order of their first sections.
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
  const found = new Uint8Array(loaded.documents.length);
  for (const section of asked) {
    found[section] = 1;
  }
  for (const {strengths} of answers) {
    for (let section = 0; section < found.length; section += 1) {
      if (strengths[section]! > 0) {
        found[section] = 1;
      }
    }
  }
  const candidates: Candidate[] = [];
  for (const page of loaded.pages) {
    const sections = page.sections.filter((section) => found[section]);
    if (sections.length > 0) {
      candidates.push({loaded, page, answers, sections, ...measure(sections, answers)});
    }
  }
  return candidates;
}

/** Returns what sections of a page answer, each, and together word by word. */
function measure(
  sections: readonly number[],
  answers: readonly Answer[],
): Pick<Candidate, 'scores' | 'best' | 'counts'> {
  const scores = sections.map((section) =>
    answers.reduce((sum, ofWord) => sum + ofWord.scores[section]!, 0),
  );
  const best: number[] = [];
  const counts: number[] = [];
  for (const {strengths} of answers) {
    let most = 0;
    let count = 0;
    for (const section of sections) {
      const strength = strengths[section]!;
      most = Math.max(most, strength);
      count += Number(strength > STRENGTH_OF_WORD);
    }
    best.push(most);
    counts.push(count);
  }
  return {scores, best, counts};
}
