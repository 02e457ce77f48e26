import {loadIndexes} from '@site/src/search/index-store';
import {findResults, loadMissingExcerpts, withExcerpt} from '../results';
import type {SearchSource} from './types';

const noIndexText =
  'There is no index yet: run "npm run build" once, then reload to search the pages of that build.';

/** Searches the index files of this site in the reader's browser. */
export function createSource(): SearchSource {
  let hasIndex = true;
  return {
    sourceId: 'pages',
    plugins: [],
    prepare: ({baseUrl, tags}) => void loadIndexes(baseUrl, tags),
    async search(query, {baseUrl, tags, currentTag}, onChange) {
      const indexes = await loadIndexes(baseUrl, tags);
      hasIndex = indexes.length > 0;
      const results = findResults(indexes, query, currentTag);
      loadMissingExcerpts(results, onChange);
      return results;
    },
    update: withExcerpt,
    noResultsText: () =>
      process.env.NODE_ENV === 'development' && !hasIndex ? noIndexText : undefined,
  };
}
