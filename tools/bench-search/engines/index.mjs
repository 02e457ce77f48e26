import {easyops} from './easyops.mjs';
import {flexSearch} from './flexsearch.mjs';
import {lunrPlain} from './lunr-plain.mjs';
import {miniSearch} from './minisearch.mjs';
import {orama} from './orama.mjs';
import {ours} from './ours.mjs';
import {pagefind} from './pagefind.mjs';

/**
 * What every engine is: it takes the pages and gives a search.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} given what it was given and how it is set, for the report
 * @property {(corpus: import('../corpus.mjs').Corpus) => Promise<Search>} build
 *
 * @typedef {object} Search
 * @property {{code: number} & ({data: number} | {dataOf: (query: string) => Promise<number>})} bytes what a reader
 *   downloads for the first query, in brotli: the search code without its interface, and the index or the pieces of it
 *   that the query needs
 * @property {() => void | Promise<void>} load makes what was downloaded ready for queries, from the beginning each time
 * @property {(query: string) => string[] | Promise<string[]>} search at most eight `route#anchor`, best first
 */

/** @type {Record<string, Engine>} */
export const engines = {ours, easyops, lunrPlain, miniSearch, pagefind, orama, flexSearch};
