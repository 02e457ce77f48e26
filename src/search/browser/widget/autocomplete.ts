import {
  autocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-js';
import {createSource} from '@generated/site-search/default/source';
import {STALL_THRESHOLD_MS} from '../../shared/constants';
import {watchOverlay} from './overlay';
import type {ResultRow} from './row';
import type {SearchContext, SearchSource} from './sources/types';
import {type Option, renderPanel, renderRow, renderWayOn} from './templates';
import {type WayOn, waysOn} from './ways-on';

/** Below this width the field opens as a full-screen overlay. */
const DETACHED_MEDIA_QUERY = '(max-width: 680px)';

const WAYS_ON = 'ways-on';

const noResultsText = 'No results found.';

/** What a row of the panel stands for, with the number that the library gives it. */
type Item = (ResultRow | WayOn) & {__autocomplete_id?: number};

type State = AutocompleteState<Item>;

type Options = {
  container: HTMLElement;
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** The query to begin with. */
  typed: string;
  getContext: () => SearchContext;
  /** Goes to a page; with terms, they are highlighted there and the focus goes to the section. */
  openRoute: (route: string, terms?: string[]) => void;
};

/** Returns how many results there are, without the ways on. */
function countResults({collections}: State): number {
  return collections
    .filter(({source}) => source.sourceId !== WAYS_ON)
    .reduce((sum, {items}) => sum + items.length, 0);
}

/** Returns what is said of a search that takes long. */
function explainStall(): string {
  return navigator.onLine
    ? 'Still searching: the index is on its way.'
    : 'You are offline: the search waits for its index.';
}

/** Returns what screen readers are told of the panel; empty while it is closed. */
function statusOf(state: State, source: SearchSource): string {
  const count = countResults(state);
  if (state.status === 'stalled') {
    return explainStall();
  }
  if (!state.isOpen || !state.query || state.status === 'loading') {
    return '';
  }
  if (count === 0) {
    return [noResultsText, source.failure?.()].filter(Boolean).join(' ');
  }
  return count === 1 ? '1 result' : `${count} results`;
}

/** Closes the panel on a press outside of it; the library watches for one of several fields of a page only. */
function watchPresses(container: HTMLElement, {setIsOpen}: AutocompleteApi<Item>): () => void {
  function closeOnPressOutside({target}: PointerEvent): void {
    const isInside =
      target instanceof Element &&
      (container.contains(target) || target.closest('.aa-DetachedOverlay, dialog'));
    if (!isInside) {
      setIsOpen(false);
    }
  }
  document.addEventListener('pointerdown', closeOnPressOutside);
  return () => document.removeEventListener('pointerdown', closeOnPressOutside);
}

/** The widget, and its parts that the library does not know. */
class SearchField {
  readonly #options: Options;
  readonly #id: string;
  readonly #source = createSource();
  /** What screen readers are told. It goes along into the overlay, because the page behind it is silent. */
  readonly #status = document.createElement('output');
  readonly #api: AutocompleteApi<Item>;
  #state: State | undefined;
  #hasOpenedOverlay = false;

  constructor(options: Options) {
    this.#options = options;
    this.#id = options.isLarge ? 'search-large' : 'search';
    this.#status.className = 'search__status';
    this.#api = this.#create();
    options.container.append(this.#status);
  }

  /** Starts it. Returns what closes the panel, and what takes the field away. */
  start(): {close: () => void; destroy: () => void} {
    const {container, typed, getContext} = this.#options;
    if (typed) {
      void this.#api.refresh();
    } else {
      this.#source.prepare?.(getContext());
    }
    const close = (): void => this.#api.setIsOpen(false);
    const retry = (): void => {
      if (this.#state?.query && this.#source.failure?.()) {
        void this.#api.refresh();
      }
    };
    window.addEventListener('online', retry);
    const stopWatching = [
      () => window.removeEventListener('online', retry),
      watchPresses(container, this.#api),
      watchOverlay({
        inputId: `${this.#id}-input`,
        onChange: (overlay) => this.#onOverlay(overlay),
        close,
      }),
    ];
    return {
      close,
      destroy: () => {
        stopWatching.forEach((stop) => stop());
        this.#api.destroy();
        this.#status.remove();
      },
    };
  }

  #onOverlay(overlay: HTMLElement | undefined): void {
    const {container} = this.#options;
    (overlay?.querySelector('.aa-DetachedContainer') ?? container).append(this.#status);
    if (!overlay) {
      // The library does it too early: the button was inert then.
      if (document.activeElement === document.body) {
        container
          .querySelector<HTMLElement>('.aa-DetachedSearchButton')
          ?.focus({preventScroll: true});
      }
      return;
    }
    if (this.#hasOpenedOverlay) {
      overlay.querySelector('input')?.select();
    }
    this.#hasOpenedOverlay = true;
  }

  /** Tells the styles how much of the window is below the field. */
  #measureRoom(): void {
    const {container} = this.#options;
    const room = window.innerHeight - container.getBoundingClientRect().bottom;
    container.style.setProperty('--search-room', `${room}px`);
  }

  #isDetached(): boolean {
    return window.matchMedia(DETACHED_MEDIA_QUERY).matches;
  }

  /** Returns the id of the element that stands for a row. The library gives its own to what is around it. */
  #optionId({__autocomplete_id: number}: Item): string {
    return `${this.#id}-option-${number}`;
  }

  #option(item: Item, {activeItemId}: State): Option {
    const {__autocomplete_id: number} = item;
    return {
      id: this.#optionId(item),
      isActive: activeItemId === number,
      open: () => this.#open(item),
    };
  }

  /** Answers that come late must not open what the reader has closed. */
  #shouldPanelOpen(query: string): boolean {
    return this.#isDetached()
      ? document.querySelector('.aa-DetachedOverlay') !== null
      : query !== '' && this.#options.container.contains(document.activeElement);
  }

  /** The field is a combobox that names the list and the active row while they are in the page. */
  #inputProps(state: State, controls: string | undefined): object {
    const isShown =
      state.isOpen && (state.status !== 'loading' || document.querySelector('.aa-Panel') !== null);
    const lists = isShown ? state.collections.filter(({items}) => items.length > 0) : [];
    const active = lists
      .flatMap(({items}) => items)
      .find(({__autocomplete_id: number}) => number === state.activeItemId);
    return {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': lists.length > 0,
      'aria-controls': lists.length > 0 ? controls : undefined,
      'aria-activedescendant': active && this.#optionId(active),
    };
  }

  #goTo(route: string, terms?: string[]): void {
    this.#api.setIsOpen(false);
    this.#api.setQuery('');
    this.#options.openRoute(route, terms);
  }

  /** Shows the rows with what has arrived for them. A refresh would take the active result back to the first. */
  #showArrivals(): void {
    this.#api.setCollections(
      (this.#state?.collections ?? []).map((collection) => ({
        ...collection,
        items: collection.items.map((item) =>
          'hit' in item ? {...item, ...this.#source.update?.(item as ResultRow)} : item,
        ),
      })),
    );
  }

  #results(query: string): AutocompleteSource<Item> {
    const source = this.#source;
    return {
      sourceId: source.sourceId,
      getItems: () =>
        query.trim()
          ? source.search(query, this.#options.getContext(), () => this.#showArrivals())
          : [],
      getItemUrl: ({item}) => (item as ResultRow).hit.document.sectionRoute,
      templates: {
        item: ({item, html, state}) =>
          renderRow(item as ResultRow, html, this.#option(item, state)),
        // The overlay of phones stays open when the reader empties the field.
        noResults: ({state, html}) =>
          state.query && state.status === 'idle'
            ? html`${noResultsText} <span>${source.failure?.()}</span>`
            : '',
      },
    } as AutocompleteSource<Item>;
  }

  #ways(): AutocompleteSource<Item> {
    return {
      sourceId: WAYS_ON,
      // Which they are depends on the results: see `reshape`.
      getItems: () => [],
      getItemUrl: ({item}) => (item as WayOn).route,
      // To ask again is to search for the same.
      getItemInputValue: ({state}) => state.query,
      onSelect: ({item, setIsOpen}) => {
        if (!(item as WayOn).route) {
          setIsOpen(true);
        }
      },
      onActive: ({event, item, setActiveItemId}) => {
        // Enter after a query that finds nothing leads nowhere, unless the reader has chosen it.
        if (event.type !== 'keydown' && event.type !== 'mousemove' && (item as WayOn).route) {
          setActiveItemId(null);
        }
      },
      templates: {
        item: ({item, html, state}) => renderWayOn(item as WayOn, html, this.#option(item, state)),
      },
    } as AutocompleteSource<Item>;
  }

  #open(item: Item): void {
    if ('hit' in item) {
      const {hit} = item as ResultRow;
      this.#goTo(hit.document.sectionRoute, hit.terms);
    } else if (item.route) {
      this.#goTo((item as WayOn).route!);
    }
  }

  #create(): AutocompleteApi<Item> {
    const {container, isLarge, typed} = this.#options;
    return autocomplete<Item>({
      id: this.#id,
      container,
      // Part of the landmark, and where the field is.
      panelContainer: container,
      placeholder: 'Search...',
      initialState: {query: typed, isOpen: typed !== ''},
      defaultActiveItemId: 0,
      openOnFocus: true,
      shouldPanelOpen: ({state}) => this.#shouldPanelOpen(state.query),
      classNames: {
        panel: isLarge ? '' : 'search__panel--wide',
        // The part that the library scrolls back to the top for each query.
        list: 'aa-Panel--scrollable',
      },
      detachedMediaQuery: DETACHED_MEDIA_QUERY,
      stallThreshold: STALL_THRESHOLD_MS,
      plugins: this.#source.plugins as never,
      navigator: {
        navigate: ({item}) => this.#open(item),
        navigateNewTab: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener,popup'),
      },
      // The field is the combobox, and the page has a search landmark already.
      getRootProps: () => ({}) as never,
      getFormProps: ({props: {role, ...props}}) => props as typeof props & {role: typeof role},
      getInputProps: ({props, state}) => ({
        ...props,
        ...this.#inputProps(state, props['aria-controls']),
      }),
      // The link in a row is the option, so that no option has a link in it.
      getItemProps: ({props}) =>
        ({...props, role: 'none', 'aria-selected': undefined}) as unknown as typeof props,
      // Field and list take their name from the label, which the library names after the submit button.
      getLabelProps: ({props}) => ({...props, ariaLabel: 'Search'}),
      onStateChange: ({state}) => {
        this.#state = state as unknown as State;
        this.#status.textContent = statusOf(this.#state, this.#source);
        this.#status.classList.toggle('search__status--shown', state.status === 'stalled');
      },
      getSources: ({query}) => [this.#results(query), this.#ways()],
      // With results there is no need of other ways.
      reshape: ({sources, state}) => {
        const others = sources.filter(({sourceId}) => sourceId !== WAYS_ON);
        if (others.some((source) => source.getItems().length > 0)) {
          return others;
        }
        const hasFailed = state.query !== '' && Boolean(this.#source.failure?.());
        const ways = waysOn(this.#options.getContext().baseUrl, hasFailed);
        return sources.map((source) =>
          source.sourceId === WAYS_ON ? {...source, getItems: () => ways} : source,
        );
      },
      render: ({children, html, render}, root) => {
        this.#measureRoom();
        render(renderPanel(children, html), root);
      },
    });
  }
}

/**
 * Puts the search field into its container (spec sections 2 and 4).
 *
 * @returns functions that close its panel, and that take it away again
 */
export function startAutocomplete(options: Options): {close: () => void; destroy: () => void} {
  return new SearchField(options).start();
}
