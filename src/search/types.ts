/** A section of a page, as an index file lists it (spec section 3). */
export type SearchDocument = {
  id: number;
  pageTitle: string;
  /** Heading of the section; the page's title for the text above its first heading. */
  sectionTitle: string;
  /** Route of the page, with base path and optional `#anchor`. */
  sectionRoute: string;
  type: 'docs';
};

/** Content of a `search-index-{tag}.json`. */
export type SearchIndexFile = {
  documents: SearchDocument[];
  /** Serialised lunr index; its refs are the ids of the documents. */
  index: object;
};

/** One result of a query. */
export type SearchHit = {
  document: SearchDocument;
  /** Docusaurus search tag of the index that the document stands in. */
  tag: string;
  score: number;
  /** What of the query was found here, in lower case, for marking. */
  terms: string[];
};

/** A section of a page, as a record of the hosted search service. */
export type SearchRecord = Omit<SearchDocument, 'id'> & {
  objectID: string;
  /** Docusaurus search tag of the docs instance and version that it stands in. */
  tag: string;
  content: string;
  /** Paths of the source files that it cites, from the root of the monorepo. */
  citedFiles: string[];
  /** Labels of the page's tags. */
  tags: string[];
  sidebarParentCategories: string[];
};

/** The hosted search service that the readers' browsers ask. All of it is public. */
export type HostedSearch = {
  appId: string;
  searchKey: string;
  index: string;
  /** Address of the service, when it is not the usual one. */
  host?: string;
};
