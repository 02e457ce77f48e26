import {
  autocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-js';
import {createSource} from '@generated/site-search/default/source';
import {MAX_RESULTS, STALL_THRESHOLD_MS} from '../../shared/constants';
import {tagSlug} from '../../shared/nearest-tag';
import {pageOf} from '../../shared/routes';
import {type CodeRow, countPlaces, isCodeRow} from './code-rows';
import {renderFilterButtons} from './filter-buttons';
import {narrowContext, parseFilter, withFilter} from './filter';
import {waysOutside} from './not-described';
import {watchOverlay} from './overlay';
import {watchPaste} from './paste';
import {forgetSearches, rememberSearch} from './recent';
import type {ResultRow} from './row';
import {CodeSource} from './sources/code';
import type {SearchContext, SearchSource} from './sources/types';
import {type Option, renderCodeRow, renderPanel, renderRow, renderWayOn} from './templates';
import type {WayOn} from './ways-on';
import {rowsWithoutResults} from './without-results';

/** Below this width the field opens as a full-screen overlay. */
const DETACHED_MEDIA_QUERY = '(max-width: 680px)';

const WAYS_ON = 'ways-on';

const noResultsText = 'No results found.';

/** What a row of the panel stands for, with the number that the library gives it. */
type Item = (ResultRow | CodeRow | WayOn) & {__autocomplete_id?: number};

type State = AutocompleteState<Item>;

type Options = {
  container: HTMLElement;
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  getContext: () => SearchContext;
  /** Goes to a page; with terms, they are highlighted there and the focus goes to the section. */
  openRoute: (route: string, terms?: string[]) => void;
};

/** What the page does with the field. */
export type SearchControls = {
  /** Shows it, with what the reader has typed before it was there. */
  show: (typed: string) => void;
  /** Gives it the focus, or, on a phone, the button that it is there: the reader has only come by. */
  focus: () => void;
  /**
   * Gives it the focus, and opens its panel.
   *
   * @param before what had the focus before, and gets it back
   */
  open: (before: Element | null) => void;
  close: () => void;
  /** Takes it away again. */
  destroy: () => void;
};

const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** Returns how many results there are, in words, without the ways on; empty when there are none. */
function countResults({collections}: State, place: string): string {
  const items = collections.flatMap((collection) => collection.items);
  const pages = items.filter((item) => 'hit' in item).length;
  const places = countPlaces(items);
  if (pages === 0) {
    return places === 0 ? '' : `${results(places)} in the code`;
  }
  return results(pages) + place + (places === 0 ? '' : `, ${places} in the code`);
}

/** Returns what is looked up in the code: nothing while the reader wants one section of the site only. */
function codeQueryOf(query: string): string {
  const {text, section} = parseFilter(query);
  return section ? '' : text;
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
function statusOf(state: State, source: SearchSource, isUnfinished: boolean): string {
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
  return isUnfinished ? `${found} so far: other sections are on their way.` : found;
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
  readonly #code = new CodeSource();
  /** What screen readers are told. It goes along into the overlay, because the page behind it is silent. */
  readonly #status = document.createElement('output');
  readonly #api: AutocompleteApi<Item>;
  #input: HTMLInputElement | undefined;
  #state: State | undefined;
  /** What had the focus before the field. */
  #before: Element | null = null;
  /** What was done at the reader's wish, until something else is asked. */
  #notice = '';
  /** Rows that have come for a query before those that they are better than were shown. */
  #better: {query: string; rows: readonly ResultRow[]} | undefined;
  #hasOpenedOverlay = false;
  /** The reader has turned to the field, and not only come by: the panel may open before there is a query. */
  #isWanted = false;
  /** The rows that are shown are those of an empty field, or there are none yet. */
  #isEmptyState = true;

  constructor(options: Options) {
    this.#options = options;
    this.#id = options.isLarge ? 'search-large' : 'search';
    this.#status.className = 'search__status';
    this.#api = this.#create();
    options.container.append(this.#status);
  }

  /** Starts it. Returns what opens and closes the panel, and what takes the field away. */
  start(): SearchControls {
    const {container} = this.#options;
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
      watchPaste(`${this.#id}-input`),
      this.#watchIntent(),
      watchOverlay({
        inputId: `${this.#id}-input`,
        onChange: (overlay) => this.#onOverlay(overlay),
        close,
      }),
    ];
    return {
      show: (typed) => this.#show(typed),
      focus: () => (this.#overlayButton() ?? this.#input)?.focus({preventScroll: true}),
      open: (before) => this.#openPanel(before),
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
        this.#overlayButton()?.focus({preventScroll: true});
      }
      return;
    }
    if (this.#hasOpenedOverlay) {
      overlay.querySelector('input')?.select();
    }
    this.#hasOpenedOverlay = true;
  }

  /** Returns the button that opens the overlay, on a phone. */
  #overlayButton(): HTMLElement | null {
    return this.#options.container.querySelector<HTMLElement>('.aa-DetachedSearchButton');
  }

  #show(typed: string): void {
    const {container, getContext} = this.#options;
    container.hidden = false;
    this.#api.setQuery(typed);
    // The library does it later, and a key may come before.
    this.#input!.value = typed;
    // After the frame with the field.
    setTimeout(() => this.#source.prepare?.(getContext()));
  }

  #openPanel(before: Element | null): void {
    this.#before = before;
    this.#isWanted = true;
    const overlayButton = this.#overlayButton();
    if (overlayButton) {
      overlayButton.click();
      return;
    }
    const input = this.#input!;
    if (input === document.activeElement) {
      this.#api.setIsOpen(true);
      void this.#api.refresh();
    }
    input.focus();
  }

  /** The Escape that clears the field, or closes the panel of an empty one, also gives the focus back. */
  #returnFocus({key}: KeyboardEvent): void {
    const before = this.#before;
    const isLast = !this.#options.container.querySelector('.aa-Panel') || !this.#input?.value;
    if (key !== 'Escape' || !isLast || !(before instanceof HTMLElement)) {
      return;
    }
    this.#before = null;
    if (before === document.body) {
      (document.activeElement as HTMLElement | null)?.blur();
    } else {
      before.focus({preventScroll: true});
    }
  }

  /** Finds out whether the reader wants something of the field: a press or a key that is not to leave it. */
  #watchIntent(): () => void {
    const {container} = this.#options;
    const want = (event: Event): void => {
      this.#isWanted ||= !(event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key));
      if (event instanceof KeyboardEvent) {
        this.#returnFocus(event);
      }
    };
    const forget = ({relatedTarget}: FocusEvent): void => {
      this.#isWanted &&= relatedTarget instanceof Node && container.contains(relatedTarget);
    };
    container.addEventListener('pointerdown', want, true);
    container.addEventListener('keydown', want, true);
    container.addEventListener('focusout', forget);
    return () => {
      container.removeEventListener('pointerdown', want, true);
      container.removeEventListener('keydown', want, true);
      container.removeEventListener('focusout', forget);
    };
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
      : (query !== '' || this.#isWanted) &&
          this.#options.container.contains(document.activeElement);
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

  /** Searches for something else, in the panel that is open. */
  #searchFor(query: string): void {
    this.#api.setQuery(query);
    void this.#api.refresh();
  }

  #forget(): void {
    forgetSearches();
    this.#notice = 'Recent searches are forgotten.';
    void this.#api.refresh();
    document.getElementById(`${this.#id}-input`)?.focus();
  }

  #goTo(route: string, terms?: string[]): void {
    this.#isWanted = false;
    this.#api.setIsOpen(false);
    this.#api.setQuery('');
    this.#options.openRoute(route, terms);
  }

  /** True when the reader has chosen among the rows, or is about to: what they look at must stay where it is. */
  #isInList(): boolean {
    return (
      Boolean(this.#state?.activeItemId) ||
      document.querySelector('.aa-Panel:is(:hover, :focus-within)') !== null
    );
  }

  /**
   * Shows the rows of a query with what has arrived for them, or better ones. A reader who is among the rows keeps them, and
   * gets those of other pages below, as far as there is room. A refresh would take the active result back to the first.
   */
  #showArrivals(query: string, better: readonly ResultRow[] | undefined): void {
    const state = this.#state;
    if (!state || state.query !== query) {
      return;
    }
    if (better && state.status !== 'idle') {
      // Those that they are better than are not shown yet: they take their place when they are, or just after.
      this.#better = {query, rows: better};
      setTimeout(() => {
        if (this.#better?.rows === better && this.#state?.status === 'idle') {
          this.#showArrivals(query, this.#takeBetter(query));
        }
      });
      return;
    }
    this.#api.setCollections(
      state.collections.map((collection) => {
        const isOfResults = collection.source.sourceId === this.#source.sourceId;
        const rows =
          better && isOfResults
            ? this.#renew(query, collection.items as (ResultRow | CodeRow)[], better)
            : collection.items;
        return {...collection, items: rows.map((item) => this.#update(item))};
      }),
    );
  }

  /** Returns the better rows that have come for a query before any were shown, once. */
  #takeBetter(query: string): readonly ResultRow[] | undefined {
    const better = this.#better;
    this.#better = undefined;
    return better?.query === query ? better.rows : undefined;
  }

  /** Returns an item with what has arrived for it. */
  #update(item: Item): Item {
    return 'hit' in item ? {...item, ...this.#source.update?.(item as ResultRow)} : item;
  }

  /** Returns better rows in the place of those that are shown, or below them when the reader is among these. */
  #renew(
    query: string,
    shown: readonly (ResultRow | CodeRow)[],
    better: readonly ResultRow[],
  ): readonly (ResultRow | CodeRow)[] {
    if (!this.#isInList()) {
      return this.#rowsOf(codeQueryOf(query), better);
    }
    const ofPages = shown.filter((row): row is ResultRow => !isCodeRow(row));
    const pages = new Set(ofPages.map(({hit}) => pageOf(hit.document)));
    const others = better
      .filter(({hit}) => !pages.has(pageOf(hit.document)))
      .slice(0, Math.max(0, MAX_RESULTS - ofPages.length));
    const isBelowCode = ofPages.length < shown.length;
    return [
      ...shown,
      ...others.map((row, place) =>
        isBelowCode ? {...row, group: 'Pages', isFirst: place === 0} : row,
      ),
    ];
  }

  /** Adds what was found in the code after the results were shown: below them, so that no row moves. */
  async #addCode(query: string, rows: readonly ResultRow[]): Promise<void> {
    await this.#code.load(this.#options.getContext().baseUrl);
    const ofCode = this.#code.find(query, rows);
    // The library has to show the others first.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const {query: shown, collections = []} = this.#state ?? {};
    const last = collections.at(-1);
    if (last && shown === query && !last.items.some(isCodeRow)) {
      const items = [...last.items, ...ofCode] as State['collections'][number]['items'];
      this.#api.setCollections([...collections.slice(0, -1), {...last, items}]);
    }
  }

  /** Returns the rows of the results: those of the pages, and those of the code as far as its index is there. */
  #rowsOf(query: string, rows: readonly ResultRow[]): (ResultRow | CodeRow)[] {
    if (this.#code.isMissing(query, rows)) {
      void this.#addCode(query, rows);
    }
    // While they waited, something may have arrived for them.
    return this.#code.merge(
      query,
      rows.map((row) => this.#update(row) as ResultRow),
    );
  }

  #results(query: string): AutocompleteSource<Item> {
    const source = this.#source;
    const {text, section, begun} = parseFilter(query);
    return {
      sourceId: source.sourceId,
      getItems: async () => {
        if (!text.trim() || begun.length > 0) {
          return [];
        }
        const context = narrowContext(this.#options.getContext(), section);
        const found = await source.search(text, context, (rows) => this.#showArrivals(query, rows));
        // What is found elsewhere is known only when the library has asked.
        const rows = Array.isArray(found) ? (found as ResultRow[]) : undefined;
        await this.#code.wait(codeQueryOf(query), rows, context.baseUrl);
        return found;
      },
      getItemUrl: ({item}) =>
        isCodeRow(item) ? item.url : (item as ResultRow).hit.document.sectionRoute,
      // Also of a result that is opened in another tab.
      onSelect: ({state, setIsOpen}) => {
        rememberSearch(state.query);
        setIsOpen(false);
      },
      templates: {
        item: ({item, html, state}) =>
          isCodeRow(item)
            ? renderCodeRow(item, html, this.#option(item, state))
            : renderRow(item as ResultRow, html, this.#option(item, state)),
        // The overlay of phones stays open when the reader empties the field.
        noResults: ({state, html}) =>
          text.trim() && begun.length === 0 && state.query && state.status === 'idle'
            ? html`${noResultsText} <span>${source.failure?.()}</span>`
            : '',
      },
    } as AutocompleteSource<Item>;
  }

  #waysOutside(query: string): WayOn[] {
    const context = this.#options.getContext();
    const tag = this.#source.nearestTag?.(query);
    return waysOutside(
      query,
      context,
      tag === undefined
        ? undefined
        : {
            label: `Tag: ${tag}`,
            hint: 'The nearest tag, with its pages.',
            route: `${context.baseUrl}tags/${tagSlug(tag)}`,
          },
    );
  }

  #ways(): AutocompleteSource<Item> {
    return {
      sourceId: WAYS_ON,
      // Which they are depends on the results: see `reshape`.
      getItems: () => [],
      // What has no address is still opened as if it had: otherwise the library closes the panel.
      getItemUrl: ({item}) => (item.url ?? item.route ?? '#') as string,
      onSelect: ({item, setIsOpen}) => {
        if (item.url ?? item.route) {
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
            ? renderCodeRow(item, html, this.#option(item, state))
            : renderWayOn(item as WayOn, html, this.#option(item, state)),
      },
    } as AutocompleteSource<Item>;
  }

  #open(item: Item): void {
    if ('hit' in item) {
      const {hit} = item as ResultRow;
      rememberSearch(this.#state!.query);
      this.#goTo(hit.document.sectionRoute, hit.terms);
      return;
    }
    if (isCodeRow(item)) {
      rememberSearch(this.#state!.query);
      if (item.explainedIn) {
        this.#goTo(item.url);
      } else {
        window.location.assign(item.url);
      }
      return;
    }
    const {route, url, query, isForget} = item as WayOn;
    if (url) {
      window.location.assign(url);
    } else if (route) {
      this.#goTo(route);
    } else if (isForget) {
      this.#forget();
    } else {
      this.#searchFor(query ?? this.#state!.query);
    }
  }

  /** Opens what has an address in another place, and the rest here. */
  #openElsewhere(item: Item, features: string): void {
    const address =
      'hit' in item ? (item as ResultRow).hit.document.sectionRoute : (item.url ?? item.route);
    if (address) {
      window.open(address as string, '_blank', features);
    } else {
      this.#open(item);
    }
  }

  /** Takes the rows of an empty field away when a query takes their place, so that Enter opens none of them. */
  #leaveEmptyState(query: string): void {
    if (this.#isEmptyState && parseFilter(query).text.trim()) {
      this.#isEmptyState = false;
      this.#api.setCollections([]);
      if (!this.#isDetached()) {
        this.#api.setIsOpen(false);
      }
    }
  }

  #rowsWithoutResults(query: string): WayOn[] {
    const filter = parseFilter(query);
    const hasFailed = filter.text !== '' && Boolean(this.#source.failure?.());
    this.#isEmptyState = !filter.text.trim() || filter.begun.length > 0;
    return rowsWithoutResults({
      query,
      filter,
      context: this.#options.getContext(),
      hasFailed,
      waysOutside: () => this.#waysOutside(filter.text),
    });
  }

  #create(): AutocompleteApi<Item> {
    const {container, isLarge} = this.#options;
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
      plugins: this.#source.plugins as never,
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
        return {...props, ...this.#inputProps(state, props['aria-controls'])};
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
      onStateChange: ({state}) => {
        this.#state = state as unknown as State;
        this.#notice = state.isOpen && !state.query ? this.#notice : '';
        const isUnfinished = this.#better !== undefined || this.#source.isUnfinished?.() === true;
        this.#status.textContent =
          this.#notice || statusOf(this.#state, this.#source, isUnfinished);
        this.#status.classList.toggle('search__status--shown', state.status === 'stalled');
      },
      getSources: ({query}) => {
        this.#leaveEmptyState(query);
        return [this.#results(query), this.#ways()];
      },
      // With results there is no need of other ways.
      reshape: ({sources, state}) => {
        const {query} = state;
        const {text, begun} = parseFilter(query);
        const isAsked = text.trim() !== '' && begun.length === 0;
        const others = sources
          .filter(({sourceId}) => sourceId !== WAYS_ON)
          .map((source) => {
            const items = isAsked
              ? this.#rowsOf(
                  codeQueryOf(query),
                  this.#takeBetter(query) ?? (source.getItems() as ResultRow[]),
                )
              : [];
            return {...source, getItems: () => items as Item[]};
          });
        if (others.some((source) => source.getItems().length > 0)) {
          return others;
        }
        const ways = this.#rowsWithoutResults(state.query);
        return sources.map((source) =>
          source.sourceId === WAYS_ON ? {...source, getItems: () => ways} : source,
        );
      },
      render: ({children, html, render, state}, root) => {
        this.#measureRoom();
        // Elsewhere Tab closes the panel, and must not go to what it closes.
        const hasTabStops = this.#isDetached();
        const filters = renderFilterButtons(
          {
            section: parseFilter(state.query).section,
            hasTabStops,
            choose: (section) => this.#searchFor(withFilter(state.query, section)),
          },
          html,
        );
        render(renderPanel({filters, rows: children, hasTabStops}, html), root);
      },
    });
  }
}

/** Puts the search field into its container (spec sections 2 and 4). */
export function startAutocomplete(options: Options): SearchControls {
  return new SearchField(options).start();
}
