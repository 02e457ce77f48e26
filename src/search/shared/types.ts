import type {FIELD_BOOSTS} from './constants';

/** A section of a page, as an index file lists it (spec section 3). */
export type SearchDocument = {
  /** Its place among the documents of the file. */
  id: number;
  pageTitle: string;
  /** Heading of the section; the page's title for the text above its first heading. */
  sectionTitle: string;
  /** Route of the page, with base path and optional `#anchor`. */
  sectionRoute: string;
  type: 'docs';
};

/** Name of a field of the index. */
export type Field = keyof typeof FIELD_BOOSTS;

/** A serialised lunr index, as far as it is read here; `lunr.Index.load` accepts it. */
export type SerialisedIndex = {
  fields: Field[];
  /**
   * For each field of each document (`title/12`) a flat list of numbers of terms, in ascending order, and the scores of
   * these terms, in turn.
   */
  fieldVectors: [ref: string, vector: number[]][];
  /** Every term, in the order of its code units, with its number and its documents by field. */
  invertedIndex: [
    term: string,
    posting: {_index: number} & Record<Field, Record<string, object>>,
  ][];
};

/** Content of a `search-index-{tag}.json` (spec section 3). */
export type SearchIndexFile = {
  documents: SearchDocument[];
  /** Its refs are the ids of the documents. */
  index: SerialisedIndex;
};

/** Text of each section of a page by anchor (`#locks`), as it is indexed; the empty anchor is the page's beginning. */
export type SectionTexts = Record<string, string>;

/** A section with all that is indexed of it. */
export type IndexedSection = Omit<SearchDocument, 'id'> & {
  content: string;
  /** Paths of the source files that it cites, from the root of the monorepo. */
  citedFiles: string[];
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, nearest first. */
  sidebarParentCategories: string[];
};

/** A section of a page, as a record of the hosted search service. */
export type SearchRecord = IndexedSection & {
  objectID: string;
  /** Docusaurus search tag of the docs instance and version that it belongs to. */
  tag: string;
};

/** One result of a query. */
export type SearchHit = {
  document: SearchDocument;
  /** Docusaurus search tag of the index that the document is in. */
  tag: string;
  score: number;
  /** What of the query was found here, in lower case, for marking. */
  terms: string[];
};

/** What a chosen search result leaves in the history state of its destination. */
export type SearchState = {searchTerms?: string[]};

/** The hosted search service that the readers' browsers ask. All of it is public. */
export type HostedSearch = {
  appId: string;
  searchKey: string;
  index: string;
  /** Address of the service, when it is not the usual one. */
  host?: string;
};
