import type {LoadedIndex} from '../../../shared/lookup';
import {nearestTag} from '../../../shared/nearest-tag';
import {searchInSteps} from '../../../shared/ranking';
import {isSentence} from '../../../shared/ranking/query';
import {excerptOf, hasExcerpt, loadExcerpts} from '../../excerpts';
import {loadIndexes, loadQuestions} from '../../indexes';
import {marksOf} from '../../quote';
import {doInSlices} from '../../slices';
import {nestRows, type ResultRow} from '../row';
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

/** Returns the rows for a query in these indexes. */
async function findRows(
  indexes: readonly LoadedIndex[],
  query: string,
  context: SearchContext,
): Promise<ResultRow[]> {
  const hits = await doInSlices(searchInSteps(indexes, query, context));
  const rows = hits.map((hit) =>
    withExcerpt({
      excerpt: '',
      isNested: false,
      hit,
      sectionLabel: sectionLabelOf(hit.tag),
      marks: marksOf(query, hit),
    }),
  );
  return nestRows(rows);
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

/** Returns how many files the answers of these indexes are made of: more of them answer better. */
const countFiles = (indexes: readonly LoadedIndex[]): number =>
  indexes.length + indexes.filter(({questions}) => questions).length;

/** Searches the index files of this site in the reader's browser. */
export function createSource(): SearchSource {
  let hasIndex = true;
  let tagLabels: readonly string[] = [];
  let isUnfinished = false;
  /** What the newest search answers at first. */
  let newest: Promise<ResultRow[]> = Promise.resolve([]);

  /**
   * Returns the rows of the indexes that are ready when the first one is. When these have none, those of all indexes: nobody
   * is told that there is nothing while indexes are on their way. `onAll` gets the rows of all, and of a sentence those with
   * what people ask, if more has come by then.
   */
  async function search(
    query: string,
    context: SearchContext,
    isNewest: () => boolean,
    onAll: (rows?: ResultRow[]) => void,
  ): Promise<ResultRow[]> {
    const {tags} = context;
    const {first, all} = loadIndexes(context.baseUrl, tags);
    const isAsked = isSentence(query);
    const questions = isAsked ? loadQuestions(context.baseUrl, all) : undefined;
    const ready = await first;
    const filesOfReady = countFiles(ready);
    const rows = await findRows(ready, query, context);
    /** Returns the rows of all indexes, when these are more. */
    const finish = async (): Promise<ResultRow[] | undefined> => {
      const indexes = await all;
      await questions;
      const hasNew = countFiles(indexes) > filesOfReady;
      const allRows = hasNew ? await findRows(indexes, query, context) : undefined;
      if (isNewest()) {
        hasIndex = indexes.length > 0;
        isUnfinished = false;
        tagLabels = indexes.flatMap((index) => index.tagLabels);
      }
      return allRows;
    };
    const filesOfAll = tags.length * (isAsked ? 2 : 1);
    if (rows.length === 0 || filesOfReady >= filesOfAll) {
      return (await finish()) ?? rows;
    }
    isUnfinished = true;
    void finish().then((allRows) => isNewest() && onAll(allRows));
    return rows;
  }

  return {
    sourceId: 'pages',
    plugins: [],
    prepare: ({baseUrl, tags}) => void loadIndexes(baseUrl, tags),
    async search(query, context, onChange) {
      const show = (rows?: ResultRow[]): void => {
        if (rows) {
          loadMissingExcerpts(rows, context.baseUrl, onChange);
        }
        onChange(rows);
      };
      const answer: Promise<ResultRow[]> = search(query, context, () => newest === answer, show);
      newest = answer;
      const rows = await answer;
      if (newest !== answer) {
        // Who has typed on waits for the answer to that.
        return newest;
      }
      loadMissingExcerpts(rows, context.baseUrl, onChange);
      return rows;
    },
    nearestTag: (query) => nearestTag(query, tagLabels),
    async find(query, context) {
      const indexes = await loadIndexes(context.baseUrl, context.tags).all;
      return indexes.length > 0 ? doInSlices(searchInSteps(indexes, query, context)) : undefined;
    },
    update: withExcerpt,
    isUnfinished: () => isUnfinished,
    failure: () => (hasIndex ? undefined : explainFailure()),
  };
}
