import {type LoadedIndex, termsInSection} from '../lookup';
import type {SearchHit} from '../types';
import {bestOfPages, type Ranked} from './best';
import {gatherCandidates} from './candidates';
import {lookUp} from './look-up';
import {parseQuery} from './query';
import {totalsOf} from './total';

function toHit([{loaded, document, answers}, score]: Ranked): SearchHit {
  const terms = answers.flatMap(({boosts}) => termsInSection(loaded, boosts.keys(), document.id));
  return {document, tag: loaded.tag, score, terms: [...new Set(terms)]};
}

/**
 * Returns the best results of a query over these indexes, at most eight.
 *
 * Sections are found and scored as lunr does it, with the constants of the specification. Their order then follows how
 * much of the query a section answers: rare words weigh more than common ones, words in its heading and in the title of
 * its page count, and a heading that is the query itself comes first. A section gains from a page that answers more of
 * the query, as a long question is seldom answered within one section, and that is about it in many of its
 * sections. lunr's score decides among equals.
 */
export function searchIndexes(
  indexes: readonly LoadedIndex[],
  query: string,
  {currentTag}: {currentTag?: string} = {},
): SearchHit[] {
  const words = parseQuery(query);
  const answers = words.map((word) => lookUp(indexes, word));
  const candidates = indexes.flatMap((loaded, place) =>
    gatherCandidates(
      loaded,
      answers.map((ofWord) => ofWord[place]!),
      words,
    ),
  );
  const totals = totalsOf(candidates, indexes, words, currentTag);
  return bestOfPages(candidates.map((candidate, place) => [candidate, totals[place]!])).map(toHit);
}
