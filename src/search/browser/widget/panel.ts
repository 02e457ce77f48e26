import type {AutocompleteApi, AutocompleteState} from '@algolia/autocomplete-js';
import type {CodeRow} from './code-rows';
import {parseFilter} from './filter';
import type {ResultRow} from './row';
import type {CodeSource} from './sources/code';
import type {SearchContext, SearchSource} from './sources/types';
import type {WayOn} from './ways-on';

/** What a row of the panel stands for, with the number that the library gives it. */
export type Item = (ResultRow | CodeRow | WayOn) & {__autocomplete_id?: number};

/** What the library knows of the field and its panel. */
export type State = AutocompleteState<Item>;

/** What the parts of one search field share. */
export type Panel = {
  readonly source: SearchSource;
  readonly code: CodeSource;
  getContext: () => SearchContext;
  /** Goes to a page; with terms, they are highlighted there and the focus goes to the section. */
  openRoute: (route: string, terms?: string[]) => void;
  /** There as soon as the library has made the field. */
  api: AutocompleteApi<Item>;
  /** The newest. */
  state: State | undefined;
};

/** Searches for something else, in the panel that is open. */
export function searchFor({api}: Panel, query: string): void {
  api.setQuery(query);
  void api.refresh();
}

/** True for a query that has something to search for. */
export function isAsked(query: string): boolean {
  const {text, begun} = parseFilter(query);
  return text.trim() !== '' && begun.length === 0;
}
