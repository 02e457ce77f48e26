import {countPlaces} from './code-rows';
import {parseFilter} from './filter';
import type {State} from './panel';
import type {SearchSource} from './sources/types';

/** What is said of a query that finds nothing. */
export const noResultsText = 'No results found.';

const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** Returns how many pages and places in the code there are, in words, without the ways on; empty when there are none. */
function countResults({collections}: State, place: string): string {
  const items = collections.flatMap((collection) => collection.items);
  const pages = items.filter((item) => 'hit' in item && item.isNested !== true).length;
  const places = countPlaces(items);
  if (pages === 0) {
    return places === 0 ? '' : `${results(places)} in the code`;
  }
  return results(pages) + place + (places === 0 ? '' : `, ${places} in the code`);
}

/** Returns what is said of a search that takes long. */
function explainStall(): string {
  return navigator.onLine
    ? 'Still searching: the index is on its way.'
    : 'You are offline: the search waits for its index.';
}

/**
 * Returns what screen readers are told of the panel; empty while it is closed.
 *
 * @param isUnfinished better rows are on their way
 */
export function statusOf(state: State, source: SearchSource, isUnfinished: boolean): string {
  if (state.status === 'stalled') {
    return explainStall();
  }
  const {text, section, begun} = parseFilter(state.query);
  if (!state.isOpen || !state.query || begun.length > 0 || state.status === 'loading') {
    return '';
  }
  const place = section ? ` in ${section.label}` : '';
  if (!text.trim()) {
    return place && `The search is${place} only.`;
  }
  const found = countResults(state, place);
  if (!found) {
    return [noResultsText, source.failure?.()].filter(Boolean).join(' ');
  }
  return isUnfinished ? `${found} so far: the search goes on.` : found;
}
