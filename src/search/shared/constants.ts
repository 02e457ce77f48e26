/** Most results that a query shows (spec section 9). */
export const MAX_RESULTS = 8;

/** Most sections of a page among the results. */
export const MAX_SECTIONS_OF_PAGE = 3;

/** Longest query that the search field takes, in characters (spec section 5). */
export const MAX_QUERY_LENGTH = 512;

/** Time without results after which the widget is stalled, in milliseconds (spec section 4). */
export const STALL_THRESHOLD_MS = 300;

/** Fields of the index with their boosts (spec section 9). */
export const FIELD_BOOSTS = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
} as const;

/** BM25 constants of the index (spec section 9). */
export const BM25 = {b: 0.75, k1: 1.2} as const;

/** Returns the name of the index file of a Docusaurus search tag (spec section 3). */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/**
 * Returns the name of the file with the texts of a page's sections, from which excerpts are quoted.
 *
 * @param pathname path of the page below the base path, without a slash at its beginning
 */
export function textsFileName(pathname: string): string {
  return `search-texts/${pathname.replace(/\/$/u, '') || 'index'}.json`;
}

/** Stands between the cells of a row in the text of a section. */
export const CELL_SEPARATOR = ' · ';

/** Begins a line of code in the text of a section. */
export const CODE_LINE = '\t';

/** Name of the file with the messages, symbols and files of Strapi's code. */
export const CODE_FILE = 'search-code.json';

/** Name of the file with what people ask, which sentences are looked up in. */
export const QUESTIONS_FILE = 'search-questions.json';

/** Name of the file with the records of the hosted search service, in builds that ask it. */
export const RECORDS_FILE = 'search-records.json';
