import type {AutocompleteSource} from '@algolia/autocomplete-js';
import {isCodeRow} from './code-rows';
import {addressOf} from './open-item';
import type {Item, State} from './panel';
import {type Option, renderCodeRow, renderWayOn} from './templates';
import type {WayOn} from './ways-on';

/** Names the library's source of the ways on. */
export const WAYS_ON = 'ways-on';

/** Returns the library's source of the ways on, whose rows depend on the results: it is given them when these are known. */
export function waySource(
  optionOf: (item: Item, state: State) => Option,
): AutocompleteSource<Item> {
  return {
    sourceId: WAYS_ON,
    getItems: () => [],
    // What has no address is still opened as if it had: otherwise the library closes the panel.
    getItemUrl: ({item}) => addressOf(item) ?? '#',
    onSelect: ({item, setIsOpen}) => {
      if (addressOf(item)) {
        setIsOpen(false);
      }
    },
    onActive: ({event, item, setActiveItemId}) => {
      // Enter after a query that finds nothing leads nowhere, unless the reader has chosen it.
      if (event.type !== 'keydown' && event.type !== 'mousemove' && !(item as WayOn).isDefault) {
        setActiveItemId(null);
      }
    },
    templates: {
      item: ({item, html, state}) =>
        isCodeRow(item)
          ? renderCodeRow(item, html, optionOf(item, state))
          : renderWayOn(item as WayOn, html, optionOf(item, state)),
    },
  } as AutocompleteSource<Item>;
}
