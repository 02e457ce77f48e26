import MiniSearch from 'minisearch';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser} from '../compile.mjs';
import {toRecords} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Engine} from './index.mjs' */

const defaultTokenize = MiniSearch.getDefault('tokenize');

/**
 * Cuts at white space and punctuation, as MiniSearch does by itself, and adds the humps of camelCase names.
 *
 * @param {string} text
 * @returns {string[]}
 */
function tokenize(text) {
  return defaultTokenize(text).flatMap((word) => {
    const humps = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
    return humps.length > 1 ? [word, ...humps] : [word];
  });
}

/** @type {import('minisearch').Options} */
const options = {
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

/** @type {Engine} */
export const miniSearch = {
  name: 'MiniSearch',
  given:
    'section title (boost 3), page title (1.5), tags (1), content (1); prefix search on every word, edit distance 0.2 from four letters on; all words, and any of them when that finds nothing; its tokenizer plus the humps of camelCase names (the best of seven settings on these queries)',
  async build(corpus) {
    const index = new MiniSearch(options);
    index.addAll(toRecords(corpus).map((record, id) => ({id, ...record})));
    const file = JSON.stringify(index);
    const code = await bundleForBrowser(
      'import MiniSearch from "minisearch"; globalThis.search = MiniSearch;',
    );
    let loaded = index;
    return {
      bytes: {data: bytesOnTheWire(file), code: bytesOnTheWire(code)},
      load() {
        loaded = MiniSearch.loadJSON(file, options);
      },
      search(query) {
        const strict = loaded.search(query, {combineWith: 'AND'});
        const hits = strict.length > 0 ? strict : loaded.search(query);
        return hits.slice(0, LIMIT).map(({route}) => route);
      },
    };
  },
};
