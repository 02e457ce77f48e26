import {excerptOf, hasExcerpt, loadExcerpts} from '@site/src/search/excerpts';
import type {LoadedIndex} from '@site/src/search/lookup';
import {searchIndexes} from '@site/src/search/ranking';
import {splitWords} from '@site/src/search/tokenizer';
import type {SearchHit} from '@site/src/search/types';
import {sectionLabelOf} from './section-label';

/** A search hit with what its row shows. */
export type Result = Record<string, unknown> & {
  hit: SearchHit;
  /** Label of the section of the site. */
  sectionLabel: string;
  /** What is marked in title and excerpt. */
  marks: string[];
  excerpt: string;
};

/** Time without a key after which pages are fetched for their excerpts, in milliseconds. */
const EXCERPT_DELAY_MS = 150;

let excerptTimer: ReturnType<typeof setTimeout> | undefined;

/** Gives the rows for a query. */
export function findResults(
  indexes: readonly LoadedIndex[],
  query: string,
  currentTag: string | undefined,
): Result[] {
  const queryTerms = splitWords(query).flatMap(({whole, parts}) => [whole, ...parts]);
  return searchIndexes(indexes, query, {currentTag}).map((hit) => {
    // Long forms first: the excerpt should show the identifier as it was typed, where it stands.
    const marks = [...new Set([...queryTerms.filter((term) => term.length > 1), ...hit.terms])];
    return {
      hit,
      sectionLabel: sectionLabelOf(hit.tag),
      marks,
      excerpt: excerptOf(hit.document.sectionRoute, marks),
    };
  });
}

/** Gives the row with the excerpt that can be had by now. */
export function withExcerpt(result: Result): Result {
  return {...result, excerpt: excerptOf(result.hit.document.sectionRoute, result.marks)};
}

/** Fetches the pages that the rows quote, once the reader pauses; `onLoad` is called when there is something new to show. */
export function loadMissingExcerpts(results: readonly Result[], onLoad: () => void): void {
  clearTimeout(excerptTimer);
  const missing = results
    .map(({hit}) => hit.document.sectionRoute)
    .filter((route) => !hasExcerpt(route));
  if (missing.length > 0) {
    excerptTimer = setTimeout(() => void loadExcerpts(missing).then(onLoad), EXCERPT_DELAY_MS);
  }
}
