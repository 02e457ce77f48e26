import {isCodeRow} from './code-rows';
import {type Item, type Panel, searchFor} from './panel';
import {rememberSearch} from './recent';
import type {ResultRow} from './row';
import type {WayOn} from './ways-on';

function goTo({api, openRoute}: Panel, route: string, terms?: string[]): void {
  api.setIsOpen(false);
  api.setQuery('');
  openRoute(route, terms);
}

/**
 * Opens a row here, or does what it offers.
 *
 * @param forget forgets the recent searches
 */
export function openItem(panel: Panel, item: Item, forget: () => void): void {
  const {query: shown} = panel.state!;
  if ('hit' in item) {
    const {hit} = item as ResultRow;
    rememberSearch(shown);
    goTo(panel, hit.document.sectionRoute, hit.terms);
    return;
  }
  if (isCodeRow(item)) {
    rememberSearch(shown);
    if (item.explainedIn) {
      goTo(panel, item.url);
    } else {
      window.location.assign(item.url);
    }
    return;
  }
  const {route, url, query, isForget} = item as WayOn;
  if (url) {
    window.location.assign(url);
  } else if (route) {
    goTo(panel, route);
  } else if (isForget) {
    forget();
  } else {
    searchFor(panel, query ?? shown);
  }
}

/** Returns the address of a row; undefined when it only does something in the panel. */
export function addressOf(item: Item): string | undefined {
  return 'hit' in item
    ? (item as ResultRow).hit.document.sectionRoute
    : ((item.url ?? item.route) as string | undefined);
}
