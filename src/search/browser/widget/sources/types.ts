import type {AutocompletePlugin, AutocompleteSource} from '@algolia/autocomplete-js';
import type {SearchHit} from '../../../shared/types';
import type {ResultRow} from '../row';

/** What a search has to know of the page that the reader is on. */
export type SearchContext = {
  baseUrl: string;
  /** Address of the repository of this site. */
  repository: string;
  /** Docusaurus search tags of what is searched: first that of the reader's section, or of the main one. */
  tags: readonly string[];
  /** The one of them whose section the reader is in. */
  currentTag: string | undefined;
  /** Those whose pages are wanted only, when the reader has named a section. */
  onlyTags?: readonly string[];
};

/** Where the widget's rows come from. The build chooses one, see `plugin/widget-source.ts`. */
export type SearchSource = {
  sourceId: string;
  /**
   * Returns the rows for a query that is not blank. `onChange` is called when they have something new to show, and with
   * others when these are better by now.
   */
  search: (
    query: string,
    context: SearchContext,
    onChange: (rows?: ResultRow[]) => void,
  ) => ReturnType<AutocompleteSource<ResultRow>['getItems']>;
  /** Returns what a query that is not blank finds, best first; undefined when nothing can be had. Never rejects. */
  find: (query: string, context: SearchContext) => Promise<SearchHit[] | undefined>;
  /** Returns a row with what has arrived for it since. */
  update?: (row: ResultRow) => ResultRow;
  plugins: AutocompletePlugin<ResultRow, unknown>[];
  /** Gets ready before the first key. */
  prepare?: (context: SearchContext) => void;
  /** Returns the label of a tag that a query nearly is; undefined when none is near. */
  nearestTag?: (query: string) => string | undefined;
  /** True while better rows may still come. */
  isUnfinished?: () => boolean;
  /** Why the last search has found nothing, when it could not be made. */
  failure?: () => string | undefined;
};
