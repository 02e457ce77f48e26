import {type LoadedIndex, termsInSection} from '../lookup';
import {doAll, type Steps} from '../steps';
import type {SearchHit} from '../types';
import {bestOfPages, type Ranked} from './best';
import {type Candidate, gatherCandidates} from './candidates';
import {lookUpWords} from './look-up-words';
import {isSentence, parseQuery} from './query';
import {hasTags, sectionTagOf, splitTags} from './tags';
import {totalsOf} from './total';

function toHit({candidate: {loaded, page, answers}, section, total}: Ranked): SearchHit {
  const terms = answers.flatMap(({boosts}) => termsInSection(loaded, boosts.keys(), section));
  return {
    document: loaded.documents[section]!,
    tag: sectionTagOf(loaded, page),
    facts: page.facts,
    score: total,
    terms: [...new Set(terms)],
  };
}

type Options = {
  /** Docusaurus search tag of the section that the reader is in. */
  currentTag?: string | undefined;
  /** Docusaurus search tags of the only sections whose pages are wanted. */
  onlyTags?: readonly string[] | undefined;
};

/** Does what `searchIndexes` does, in steps. */
export function* searchInSteps(
  indexes: readonly LoadedIndex[],
  query: string,
  {currentTag, onlyTags}: Options = {},
): Steps<SearchHit[]> {
  const {text, tags} = splitTags(indexes, query);
  const words = parseQuery(text);
  const ofWords = yield* lookUpWords(indexes, words);
  const answers = indexes.map((_, place) => ofWords.map((ofWord) => ofWord[place]!));
  const asked = {words, answers, isSentence: isSentence(text), currentTag};
  const candidates: Candidate[] = [];
  for (const [place, loaded] of indexes.entries()) {
    yield;
    for (const candidate of gatherCandidates(loaded, answers[place]!, words, asked.isSentence)) {
      if (
        hasTags(candidate.page, tags) &&
        onlyTags?.includes(sectionTagOf(loaded, candidate.page)) !== false
      ) {
        candidates.push(candidate);
      }
    }
  }
  yield;
  const totals = yield* totalsOf(candidates, indexes, asked);
  return bestOfPages(candidates, totals).map(toHit);
}

/**
 * Returns the best sections of the pages that answer a query best, at most eight pages.
 *
 * Sections are found and scored as lunr does it, with the constants of the specification. Their order then follows how
 * much of the query a section answers: rare words weigh more than common ones, words in its heading and in the title of
 * its page count, and a heading that is the query itself comes first. A section gains from a page that answers more of
 * the query, as a long question is seldom answered within one section, and that is about it in many of its
 * sections. A sentence is also looked up in the questions of sections, as far as the indexes have them. lunr's score
 * decides among equals. `tag:database` in a query leaves only pages with that tag.
 */
export function searchIndexes(
  indexes: readonly LoadedIndex[],
  query: string,
  options?: Options,
): SearchHit[] {
  return doAll(searchInSteps(indexes, query, options));
}
