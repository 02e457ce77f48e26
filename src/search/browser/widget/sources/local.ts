import {searchIndexes} from '../../../shared/ranking';
import {splitWords} from '../../../shared/tokenizer';
import {excerptOf, hasExcerpt, loadExcerpts} from '../../excerpts';
import {loadIndexes} from '../../indexes';
import type {ResultRow} from '../row';
import {sectionLabelOf} from '../section-label';
import type {SearchContext, SearchSource} from './types';

/** Returns why no index could be had. */
function explainFailure(): string {
  if (process.env.NODE_ENV === 'development') {
    return 'There is no index yet: run "npm run build" once, then reload to search the pages of that build.';
  }
  return navigator.onLine
    ? 'The index of the search could not be loaded.'
    : 'You are offline, and the index of the search is not loaded yet.';
}

/** Time without a key after which texts are fetched for excerpts, in milliseconds. */
const EXCERPT_DELAY_MS = 150;

let excerptTimer: ReturnType<typeof setTimeout> | undefined;

/** Returns the row with the excerpt that can be had by now. */
function withExcerpt(row: ResultRow): ResultRow {
  return {...row, excerpt: excerptOf(row.hit.document.sectionRoute, row.marks)};
}

/** Returns the rows for a query. */
async function findRows(
  query: string,
  {baseUrl, tags, currentTag}: SearchContext,
): Promise<ResultRow[] | undefined> {
  const indexes = await loadIndexes(baseUrl, tags);
  if (indexes.length === 0) {
    return undefined;
  }
  const queryTerms = splitWords(query)
    .flatMap(({whole, parts}) => [whole, ...parts])
    .filter((term) => term.length > 1);
  return searchIndexes(indexes, query, {currentTag}).map((hit) =>
    withExcerpt({
      excerpt: '',
      hit,
      sectionLabel: sectionLabelOf(hit.tag),
      // What was typed first: the excerpt should show an identifier as a whole, where it is.
      marks: [...new Set([...queryTerms, ...hit.terms])],
    }),
  );
}

/** Fetches the texts that the rows quote, once the reader pauses; `onLoad` is called when there is something new to show. */
function loadMissingExcerpts(
  rows: readonly ResultRow[],
  baseUrl: string,
  onLoad: () => void,
): void {
  clearTimeout(excerptTimer);
  const missing = rows
    .map(({hit}) => hit.document.sectionRoute)
    .filter((route) => !hasExcerpt(route));
  if (missing.length > 0) {
    excerptTimer = setTimeout(
      () => void loadExcerpts(baseUrl, missing).then(onLoad),
      EXCERPT_DELAY_MS,
    );
  }
}

/** Searches the index files of this site in the reader's browser. */
export function createSource(): SearchSource {
  let hasIndex = true;
  return {
    sourceId: 'pages',
    plugins: [],
    prepare: ({baseUrl, tags}) => void loadIndexes(baseUrl, tags),
    async search(query, context, onChange) {
      const rows = await findRows(query, context);
      hasIndex = rows !== undefined;
      loadMissingExcerpts(rows ?? [], context.baseUrl, onChange);
      return rows ?? [];
    },
    update: withExcerpt,
    failure: () => (hasIndex ? undefined : explainFailure()),
  };
}
