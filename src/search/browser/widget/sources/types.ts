import type {AutocompletePlugin, AutocompleteSource} from '@algolia/autocomplete-js';
import type {ResultRow} from '../row';

/** What a search has to know of the page that the reader is on. */
export type SearchContext = {
  baseUrl: string;
  /** Docusaurus search tags of what is searched. */
  tags: readonly string[];
  /** The one of them whose section the reader is in. */
  currentTag: string | undefined;
};

/** Where the widget's rows come from. The build chooses one, see `plugin/widget-source.ts`. */
export type SearchSource = {
  sourceId: string;
  /** Returns the rows for a query that is not blank; `onChange` is called when they have something new to show. */
  search: (
    query: string,
    context: SearchContext,
    onChange: () => void,
  ) => ReturnType<AutocompleteSource<ResultRow>['getItems']>;
  /** Returns a row with what has arrived for it since. */
  update?: (row: ResultRow) => ResultRow;
  plugins: AutocompletePlugin<ResultRow, unknown>[];
  /** Gets ready before the first key. */
  prepare?: (context: SearchContext) => void;
  /** Why the last search has found nothing, when it could not be made. */
  failure?: () => string | undefined;
};
