import {autocomplete, type AutocompleteApi} from '@algolia/autocomplete-js';
import {createSource} from '@generated/site-search/default/source';
import {STALL_THRESHOLD_MS} from '../../shared/constants';
import {rest} from '../slices';
import {Arrivals} from './arrivals';
import {comboboxProps, optionIdOf} from './combobox';
import {renderFilterButtons} from './filter-buttons';
import {parseFilter, withFilter} from './filter';
import {Intent} from './intent';
import {addressOf, openItem} from './open-item';
import {watchOverlay} from './overlay';
import {isAsked, type Item, type Panel, searchFor, type State} from './panel';
import {watchPaste} from './paste';
import {forgetSearches} from './recent';
import {resultSource} from './result-source';
import type {ResultRow} from './row';
import {CodeSource} from './sources/code';
import type {SearchContext} from './sources/types';
import {statusOf} from './status';
import {type Option, renderPanel} from './templates';
import {WAYS_ON, waySource} from './way-source';
import {rowsWithoutResults} from './without-results';

/** Below this width the field opens as a full-screen overlay. */
const DETACHED_MEDIA_QUERY = '(max-width: 680px)';

type Options = {
  container: HTMLElement;
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  getContext: () => SearchContext;
  /** Goes to a page; with terms, they are highlighted there and the focus goes to the section. */
  openRoute: (route: string, terms?: string[]) => void;
};

/** What the reader has done before the field was there. */
export type Early = {
  typed: string;
  /** Set when they have opened the search: what had the focus before, and gets it back. */
  openedFrom?: Element | null;
};

/** What the page does with the field. */
export type SearchControls = {
  /**
   * Shows it in the place of what is there before it, in one task, so that no key comes between.
   *
   * @param hasFocus whether the focus is to go on to the field
   */
  takeOver: (early: Early, hasFocus: boolean) => void;
  /**
   * Gives it the focus, and opens its panel. An old query is there to be typed over.
   *
   * @param before what had the focus before, and gets it back
   */
  open: (before: Element | null) => void;
  close: () => void;
  /** Takes it away again. */
  destroy: () => void;
};

/** The widget, and its parts that the library does not know. */
class SearchField {
  readonly #options: Options;
  readonly #id: string;
  readonly #panel: Panel;
  readonly #arrivals: Arrivals;
  readonly #intent: Intent;
  /** What screen readers are told. It goes along into the overlay, because the page behind it is silent. */
  readonly #status = document.createElement('output');
  #input!: HTMLInputElement;
  /** What was done at the reader's wish, until something else is asked. */
  #notice = '';
  #hasOpenedOverlay = false;
  /** The rows that are shown are those of an empty field, or there are none yet. */
  #isEmptyState = true;

  constructor(options: Options) {
    const {container, isLarge, getContext} = options;
    this.#options = options;
    this.#id = isLarge ? 'search-large' : 'search';
    this.#status.className = 'search__status';
    this.#intent = new Intent(container);
    this.#panel = {
      source: createSource(),
      code: new CodeSource(),
      getContext,
      openRoute: (...destination) => {
        this.#intent.isWanted = false;
        options.openRoute(...destination);
      },
    } as Panel;
    this.#arrivals = new Arrivals(this.#panel);
    this.#panel.api = this.#create();
    container.append(this.#status);
  }

  /** Starts it. Returns what the page does with it. */
  start(): SearchControls {
    const {api} = this.#panel;
    const close = (): void => api.setIsOpen(false);
    const retry = (): void => {
      if (this.#panel.state?.query && this.#panel.source.failure?.()) {
        void api.refresh();
      }
    };
    window.addEventListener('online', retry);
    const stopWatching = [
      () => window.removeEventListener('online', retry),
      watchPaste(`${this.#id}-input`),
      this.#intent.watch(close),
      watchOverlay({
        inputId: `${this.#id}-input`,
        onChange: (overlay) => this.#onOverlay(overlay),
        close,
      }),
    ];
    return {
      takeOver: (early, hasFocus) => this.#takeOver(early, hasFocus),
      open: (before) => {
        this.#openPanel(before);
        this.#input.select();
      },
      close,
      destroy: () => {
        stopWatching.forEach((stop) => stop());
        api.destroy();
        this.#status.remove();
      },
    };
  }

  #takeOver({typed, openedFrom}: Early, hasFocus: boolean): void {
    const {container, getContext} = this.#options;
    const isOpened = hasFocus && (typed !== '' || openedFrom !== undefined);
    // What is behind the overlay of phones is not seen, and can wait.
    const isBehind = isOpened && this.#isDetached();
    container.hidden = isBehind;
    if (typed) {
      this.#panel.api.setQuery(typed);
      // The library does it later, and a key may come before.
      this.#input.value = typed;
    }
    if (isOpened) {
      this.#openPanel(openedFrom ?? null);
    } else if (hasFocus) {
      // The reader has only come by.
      (this.#overlayButton() ?? this.#input).focus({preventScroll: true});
    }
    // After the frame with the field.
    setTimeout(() => {
      container.hidden = false;
      this.#panel.source.prepare?.(getContext());
    });
  }

  #openPanel(before: Element | null): void {
    this.#intent.before = before;
    this.#intent.isWanted = true;
    const overlayButton = this.#overlayButton();
    if (overlayButton) {
      overlayButton.click();
      return;
    }
    if (this.#input === document.activeElement) {
      this.#panel.api.setIsOpen(true);
      void this.#panel.api.refresh();
    }
    this.#input.focus();
  }

  /** Returns the button that opens the overlay, on a phone. */
  #overlayButton(): HTMLElement | null {
    return this.#options.container.querySelector<HTMLElement>('.aa-DetachedSearchButton');
  }

  #onOverlay(overlay: HTMLElement | undefined): void {
    const {container} = this.#options;
    (overlay?.querySelector('.aa-DetachedContainer') ?? container).append(this.#status);
    if (!overlay) {
      // The library does it too early: the button was inert then.
      if (document.activeElement === document.body) {
        this.#overlayButton()?.focus({preventScroll: true});
      }
      return;
    }
    if (this.#hasOpenedOverlay) {
      this.#input.select();
    }
    this.#hasOpenedOverlay = true;
  }

  #forget(): void {
    forgetSearches();
    this.#notice = 'Recent searches are forgotten.';
    void this.#panel.api.refresh();
    this.#input.focus();
  }

  #open(item: Item): void {
    openItem(this.#panel, item, () => this.#forget());
  }

  /** Opens what has an address in another place, and the rest here. */
  #openElsewhere(item: Item, features: string): void {
    const address = addressOf(item);
    if (address) {
      window.open(address, '_blank', features);
    } else {
      this.#open(item);
    }
  }

  #isDetached(): boolean {
    return window.matchMedia(DETACHED_MEDIA_QUERY).matches;
  }

  /** Answers that come late must not open what the reader has closed. */
  #shouldPanelOpen(query: string): boolean {
    return this.#isDetached()
      ? document.querySelector('.aa-DetachedOverlay') !== null
      : (query !== '' || this.#intent.isWanted) &&
          this.#options.container.contains(document.activeElement);
  }

  /** Has the library open the panel in another task than the one that makes room for it and moves the focus. */
  async #onFocus(openPanel: () => void): Promise<void> {
    await rest();
    if (this.#input === document.activeElement) {
      openPanel();
    }
  }

  #option(item: Item, {activeItemId}: State): Option {
    const {__autocomplete_id: number} = item;
    return {
      id: optionIdOf(this.#id, item),
      isActive: activeItemId === number,
      open: () => this.#open(item),
    };
  }

  #onState(state: State): void {
    this.#panel.state = state;
    this.#notice = state.isOpen && !state.query ? this.#notice : '';
    this.#status.textContent =
      this.#notice || statusOf(state, this.#panel.source, this.#arrivals.isUnfinished());
    this.#status.classList.toggle('search__status--shown', state.status === 'stalled');
  }

  /** Takes the rows of an empty field away when a query takes their place, so that Enter opens none of them. */
  #leaveEmptyState(query: string): void {
    if (this.#isEmptyState && parseFilter(query).text.trim()) {
      this.#isEmptyState = false;
      this.#panel.api.setCollections([]);
      if (!this.#isDetached()) {
        this.#panel.api.setIsOpen(false);
      }
    }
  }

  /** Tells the styles how much of the window is below the field. */
  #measureRoom(): void {
    const {container} = this.#options;
    const room = window.innerHeight - container.getBoundingClientRect().bottom;
    container.style.setProperty('--search-room', `${room}px`);
  }

  #create(): AutocompleteApi<Item> {
    const {container, isLarge} = this.#options;
    const optionOf = (item: Item, state: State): Option => this.#option(item, state);
    return autocomplete<Item>({
      id: this.#id,
      container,
      // Part of the landmark, and where the field is.
      panelContainer: container,
      placeholder: 'Search...',
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
      plugins: this.#panel.source.plugins as never,
      navigator: {
        navigate: ({item}) => this.#open(item),
        navigateNewTab: ({item}) => this.#openElsewhere(item, 'noopener'),
        navigateNewWindow: ({item}) => this.#openElsewhere(item, 'noopener,popup'),
      },
      // The field is the combobox, and the page has a search landmark already.
      getRootProps: () => ({}) as never,
      getFormProps: ({props: {role, ...props}}) => props as typeof props & {role: typeof role},
      getInputProps: ({props, state, inputElement}) => {
        this.#input = inputElement;
        return {
          ...props,
          ...comboboxProps(this.#id, state, props['aria-controls']),
          onFocus: (event: FocusEvent) => void this.#onFocus(() => props.onFocus(event)),
        };
      },
      // The link in a row is the option, so that no option has a link in it.
      getItemProps: ({props}) =>
        ({...props, role: 'none', 'aria-selected': undefined}) as unknown as typeof props,
      // The pointer that leaves the panel takes nothing along: the active row stays.
      getPanelProps: ({props}) => ({...props, onMouseLeave: () => undefined}),
      // The arrows scroll it: Tab must not stop at what it closes.
      getListProps: ({props}) => ({...props, tabIndex: -1}) as typeof props,
      // Field and list take their name from the label, which the library names after the submit button.
      getLabelProps: ({props}) => ({...props, ariaLabel: 'Search'}),
      onStateChange: ({state}) => this.#onState(state as unknown as State),
      getSources: ({query}) => {
        this.#leaveEmptyState(query);
        return [resultSource(this.#panel, this.#arrivals, query, optionOf), waySource(optionOf)];
      },
      // With results there is no need of other ways.
      reshape: ({sources, state: {query}}) => {
        const others = sources
          .filter(({sourceId}) => sourceId !== WAYS_ON)
          .map((source) => {
            const items = isAsked(query)
              ? this.#arrivals.rowsOf(query, source.getItems() as ResultRow[])
              : [];
            return {...source, getItems: () => items as Item[]};
          });
        if (others.some((source) => source.getItems().length > 0)) {
          return others;
        }
        this.#isEmptyState = !isAsked(query);
        const ways = rowsWithoutResults(query, this.#panel);
        return sources.map((source) =>
          source.sourceId === WAYS_ON ? {...source, getItems: () => ways} : source,
        );
      },
      render: ({children, html, render, state}, root) => {
        // Elsewhere Tab closes the panel, and must not go to what it closes.
        const hasTabStops = this.#isDetached();
        if (!hasTabStops) {
          this.#measureRoom();
        }
        const filters = renderFilterButtons(
          {
            section: parseFilter(state.query).section,
            hasTabStops,
            choose: (section) => searchFor(this.#panel, withFilter(state.query, section)),
          },
          html,
        );
        render(renderPanel({filters, rows: children, hasTabStops}, html), root);
      },
    });
  }
}

/** Puts the search field into its container (spec sections 2 and 4), which shows it when it takes over. */
export function startAutocomplete(options: Options): SearchControls {
  return new SearchField(options).start();
}
