import {autocomplete, type AutocompleteApi, type AutocompleteState} from '@algolia/autocomplete-js';
import {createSource} from '@generated/site-search/default/source';
import {STALL_THRESHOLD_MS} from '../../shared/constants';
import type {ResultRow} from './row';
import type {SearchContext, SearchSource} from './sources/types';
import {renderRow} from './templates';

/** Below this width the field opens as a full-screen overlay. */
const DETACHED_MEDIA_QUERY = '(max-width: 680px)';

const noResultsText = 'No results found.';

type Options = {
  container: HTMLElement;
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** The query to begin with. */
  typed: string;
  getContext: () => SearchContext;
  openResult: (row: ResultRow) => void;
  /** Called with what screen readers should be told. */
  onStatus: (text: string) => void;
};

type Collections = AutocompleteState<ResultRow>['collections'];

/** Returns what screen readers are told of the panel; empty while it is closed. */
function statusOf({isOpen, query, collections}: AutocompleteState<ResultRow>): string {
  const count = collections.reduce((sum, {items}) => sum + items.length, 0);
  if (!isOpen || !query) {
    return '';
  }
  if (count === 0) {
    return noResultsText;
  }
  return count === 1 ? '1 result' : `${count} results`;
}

/** Closes the panel on a press outside of it; the library watches for one of several fields of a page only. */
function watchPresses(container: HTMLElement, {setIsOpen}: AutocompleteApi<ResultRow>): () => void {
  function closeOnPressOutside({target}: PointerEvent): void {
    const isInside =
      target instanceof Element &&
      (container.contains(target) || target.closest('.aa-Panel, .aa-DetachedOverlay'));
    if (!isInside) {
      setIsOpen(false);
    }
  }
  document.addEventListener('pointerdown', closeOnPressOutside);
  return () => document.removeEventListener('pointerdown', closeOnPressOutside);
}

function createInstance(
  source: SearchSource,
  {container, isLarge, typed, getContext, openResult, onStatus}: Options,
): AutocompleteApi<ResultRow> {
  let collections: Collections = [];

  /** Shows the rows with what has arrived for them. A refresh would take the active result back to the first. */
  function showArrivals(): void {
    instance.setCollections(
      collections.map((collection) => ({
        ...collection,
        items: collection.items.map((row) => ({...row, ...source.update?.(row)})),
      })),
    );
  }

  function goTo(row: ResultRow): void {
    instance.setIsOpen(false);
    openResult(row);
  }

  const instance = autocomplete<ResultRow>({
    container,
    placeholder: 'Search...',
    initialState: {query: typed, isOpen: typed !== ''},
    defaultActiveItemId: 0,
    classNames: {panel: isLarge ? '' : 'search__panel--wide'},
    detachedMediaQuery: DETACHED_MEDIA_QUERY,
    stallThreshold: STALL_THRESHOLD_MS,
    plugins: source.plugins,
    navigator: {
      navigate: ({item}) => goTo(item),
      navigateNewTab: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener,popup'),
    },
    // Field and list take their name from the label, which the library names after the submit button.
    getLabelProps: ({props}) => ({...props, ariaLabel: 'Search'}),
    onStateChange({state}) {
      collections = state.collections;
      onStatus(statusOf(state));
    },
    getSources: ({query}) => [
      {
        sourceId: source.sourceId,
        getItems: () => (query.trim() ? source.search(query, getContext(), showArrivals) : []),
        getItemUrl: ({item}) => item.hit.document.sectionRoute,
        templates: {
          item: ({item, html}) => renderRow(item, html, goTo),
          // The overlay of phones stays open when the reader empties the field.
          noResults: ({state}) => (state.query ? (source.noResultsText?.() ?? noResultsText) : ''),
        },
      },
    ],
  });
  return instance;
}

/**
 * Puts the search field into its container (spec sections 2 and 4).
 *
 * @returns a function that takes it away again
 */
export function startAutocomplete(options: Options): () => void {
  const source = createSource();
  const instance = createInstance(source, options);
  if (options.typed) {
    void instance.refresh();
  } else {
    source.prepare?.(options.getContext());
  }
  const stopWatching = watchPresses(options.container, instance);
  return () => {
    stopWatching();
    instance.destroy();
  };
}
