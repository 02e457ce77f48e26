import {FIELD_BOOSTS} from './constants';
import type {PackedNames} from './packed';

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

/** The fields of the index. */
export const FIELDS = Object.keys(FIELD_BOOSTS) as Field[];

/** Those whose texts are lists of labels. */
export const LABEL_FIELDS = ['tags', 'sidebarParentCategories'] as const satisfies Field[];

/** Lists of labels and the runs of sections that have them. */
export type PackedLabels = {lists: string; runs: string};

/** Which sections have which words: `postings-code.ts` reads it, with the words unpacked. */
export type PackedWords = {words: PackedNames; sizes: string; postings: string};

/** The index of a file. What its lists say is described in `load-index.ts`. */
type PackedIndex = PackedWords & {
  explained: string;
  files: PackedNames;
  citations: string;
  labels: Record<(typeof LABEL_FIELDS)[number], PackedLabels>;
  keywords: PackedLabels;
  facts: PackedLabels;
};

/**
 * Content of `search-questions.json`: how people ask who do not know the words of the pages. What its lists say is described
 * in `load-questions.ts`.
 */
export type QuestionsFile = PackedWords & {counts: Record<string, string>};

/** Content of a `search-index-{tag}.json` (spec section 3). */
export type SearchIndexFile = {
  documents: SearchDocument[];
  index: PackedIndex;
};

/** Text of each section of a page by anchor (`#locks`), as it is indexed; the empty anchor is the page's beginning. */
export type SectionTexts = Record<string, string>;

/** What a result says of its page beside the title. Kind and group may be empty. */
export type PageFacts = {
  /** What kind of page it is, as its lead says: Guide, Reference. */
  kind: string;
  /** Label of the innermost category of the sidebar that it is in. */
  group: string;
  /** Docusaurus search tag of its own section, when the index of another section has it (`search_in` in its front matter). */
  tag?: string;
};

/** A section with all that is indexed of it, and what results say of its page. */
export type IndexedSection = Omit<SearchDocument, 'id'> & {
  content: string;
  /** Paths of the source files that it cites, from the root of the monorepo. */
  citedFiles: string[];
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, nearest first. */
  sidebarParentCategories: string[];
  /** What people type who need the page (`keywords` in its front matter). */
  keywords: string[];
  /** What people ask whose answer is this section (`data/questions`). */
  questions: string[];
  /** What people type whose answer is somewhere on the page; the first section of a page has all of it. */
  searches: string[];
  /** Names that it explains (`data/names`). */
  names: string[];
  facts: PageFacts;
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
  /** Docusaurus search tag of the section that the page is of. */
  tag: string;
  /** What the result says of its page. */
  facts: PageFacts;
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
