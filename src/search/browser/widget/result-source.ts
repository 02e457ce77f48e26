import type {AutocompleteSource} from '@algolia/autocomplete-js';
import type {Arrivals} from './arrivals';
import {codeQueryOf} from './arrivals';
import {isCodeRow} from './code-rows';
import {narrowContext, parseFilter} from './filter';
import {addressOf} from './open-item';
import {isAsked, type Item, type Panel, type State} from './panel';
import {rememberSearch} from './recent';
import type {ResultRow} from './row';
import {noResultsText} from './status';
import {type Option, renderCodeRow, renderRow} from './templates';

/** Returns the library's source of the results of a query: pages, and places in the code. */
export function resultSource(
  {source, code, getContext}: Panel,
  arrivals: Arrivals,
  query: string,
  optionOf: (item: Item, state: State) => Option,
): AutocompleteSource<Item> {
  const {text, section} = parseFilter(query);
  return {
    sourceId: source.sourceId,
    getItems: async () => {
      if (!isAsked(query)) {
        return [];
      }
      const context = narrowContext(getContext(), section);
      const found = await source.search(text, context, (rows) => arrivals.show(query, rows));
      // What is found elsewhere is known only when the library has asked.
      const rows = Array.isArray(found) ? (found as ResultRow[]) : undefined;
      await code.wait(codeQueryOf(query), rows, context.baseUrl);
      return found;
    },
    getItemUrl: ({item}) => addressOf(item),
    // Also of a result that is opened in another tab.
    onSelect: ({state, setIsOpen}) => {
      rememberSearch(state.query);
      setIsOpen(false);
    },
    templates: {
      item: ({item, html, state}) =>
        isCodeRow(item)
          ? renderCodeRow(item, html, optionOf(item, state))
          : renderRow(item as ResultRow, html, optionOf(item, state)),
      // The overlay of phones stays open when the reader empties the field.
      noResults: ({state, html}) =>
        isAsked(query) && state.query && state.status === 'idle'
          ? html`${noResultsText} <span>${source.failure?.()}</span>`
          : '',
    },
  } as AutocompleteSource<Item>;
}
