import MiniSearch, {type Options} from 'minisearch';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {toRecords} from '../corpus';
import type {Engine} from '.';

const defaultTokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** Cuts at white space and punctuation, as MiniSearch does by itself, and adds the humps of camelCase names. */
function tokenize(text: string): string[] {
  return defaultTokenize(text).flatMap((word) => {
    const humps = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
    return humps.length > 1 ? [word, ...humps] : [word];
  });
}

const options: Options = {
  fields: ['title', 'pageTitle', 'content', 'tags'],
  storeFields: ['route', 'title', 'pageTitle'],
  extractField: (record, field) =>
    Array.isArray(record[field]) ? record[field].join(' ') : record[field],
  tokenize,
  searchOptions: {
    boost: {title: 3, pageTitle: 1.5},
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    prefix: true,
  },
};

export const miniSearch: Engine = {
  name: 'MiniSearch',
  given:
    'section title (boost 3), page title (1.5), tags (1), content (1); prefix search on every word, edit distance 0.2 from four letters on; all words, and any of them when that finds nothing; its tokenizer plus the humps of camelCase names (the best of seven settings on these queries)',
  async build(corpus) {
    const index = new MiniSearch(options);
    index.addAll(toRecords(corpus).map((record, id) => ({id, ...record})));
    const file = JSON.stringify(index);
    let loaded = index;
    return {
      code: 'import MiniSearch from "minisearch"; globalThis.search = MiniSearch;',
      data: [file],
      load() {
        loaded = MiniSearch.loadJSON(file, options);
      },
      search(query) {
        const strict = loaded.search(query, {combineWith: 'AND'});
        const hits = strict.length > 0 ? strict : loaded.search(query);
        return hits.slice(0, MAX_RESULTS).map(({route}) => route);
      },
    };
  },
};
