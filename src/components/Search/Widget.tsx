import {autocomplete, type AutocompleteApi} from '@algolia/autocomplete-js';
import {useHistory} from '@docusaurus/router';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {STALL_THRESHOLD_MS} from '@site/src/search/constants';
import type {SearchState} from '@site/src/client-modules/highlight-search-terms';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createSource} from '@search-source';
import type {Result} from './results';
import {renderResult} from './templates';

export type WidgetProps = {
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** Set when the reader opened the field; `focused` had the focus before and gets it back. */
  openedBy: {focused: Element | null} | undefined;
  /** What the reader has typed before the widget was there. */
  typed: string;
};

/** Below this width the field opens as a full-screen overlay. */
const DETACHED_MEDIA_QUERY = '(max-width: 680px)';

const noResultsText = 'No results found.';

/** The search field with its result panel (spec sections 2 and 4). */
export function Widget({isLarge, openedBy, typed}: WidgetProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const api = useRef<AutocompleteApi<Result>>(null);
  const focusedBefore = useRef<Element | null>(null);
  const [status, setStatus] = useState('');
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const tags = useDocsContextualSearchTags().filter((tag) => tag.startsWith('docs-'));
  const pluginId = useActivePlugin()?.pluginId ?? 'default';
  // The main instance sits at the root, so it is active on the home page too, where the reader is in no section.
  const isInSection = Boolean(useActiveDocContext(pluginId).activeDoc);
  const currentTag = isInSection
    ? tags.find((tag) => tag.startsWith(`docs-${pluginId}-`))
    : undefined;

  // What the widget, made once, has to know of the page that the reader is on now.
  const context = useRef({baseUrl, tags, currentTag});
  useEffect(() => {
    context.current = {baseUrl, tags, currentTag};
  });

  // Before the browser paints: a press between button and field would meet nothing.
  useLayoutEffect(() => {
    const source = createSource();
    let collections: {items: Result[]}[] = [];

    /** Shows the rows with what has arrived for them. A refresh would take the active result back to the first. */
    function showArrivals(): void {
      instance.setCollections(
        collections.map((collection) => ({
          ...collection,
          items: collection.items.map((result) => source.update?.(result) ?? result),
        })) as Parameters<typeof instance.setCollections>[0],
      );
    }

    function goTo({hit}: Result): void {
      const state: SearchState = {searchTerms: hit.terms};
      api.current?.setIsOpen(false);
      history.push(hit.document.sectionRoute, state);
    }

    const instance = autocomplete<Result>({
      container: container.current!,
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
        const count = collections.reduce((sum, {items}) => sum + items.length, 0);
        const text = count === 1 ? '1 result' : `${count} results`;
        setStatus(state.isOpen && state.query ? (count > 0 ? text : noResultsText) : '');
      },
      getSources: ({query}) => [
        {
          sourceId: source.sourceId,
          getItems: () => (query.trim() ? source.search(query, context.current, showArrivals) : []),
          getItemUrl: ({item}) => item.hit.document.sectionRoute,
          templates: {
            item: ({item, html}) => renderResult(item, html, goTo),
            // The overlay of phones stays open when the reader empties the field.
            noResults: ({state}) =>
              state.query ? (source.noResultsText?.() ?? noResultsText) : '',
          },
        },
      ],
    });
    api.current = instance;
    if (typed) {
      void instance.refresh();
    } else {
      source.prepare?.(context.current);
    }

    /** The library watches presses outside for one of several fields of a page only. */
    function closeOnPressOutside({target}: PointerEvent): void {
      const isInside =
        target instanceof Element &&
        (container.current?.contains(target) || target.closest('.aa-Panel, .aa-DetachedOverlay'));
      if (!isInside) {
        instance.setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOnPressOutside);
      instance.destroy();
    };
  }, [history, isLarge, typed]);

  useEffect(() => {
    if (!openedBy) {
      return;
    }
    focusedBefore.current = openedBy.focused;
    // On a phone the widget is a button that opens the overlay, elsewhere the field itself.
    const overlayButton = container.current?.querySelector<HTMLElement>('.aa-DetachedSearchButton');
    if (overlayButton) {
      overlayButton.click();
    } else {
      container.current?.querySelector('input')?.focus();
    }
  }, [openedBy]);

  /** The Escape that clears the field also gives the focus back. */
  function returnFocus(event: React.KeyboardEvent): void {
    const isOpen = container.current?.querySelector('[aria-expanded=true]');
    const before = focusedBefore.current;
    if (event.key !== 'Escape' || isOpen || !(before instanceof HTMLElement)) {
      return;
    }
    focusedBefore.current = null;
    if (before === document.body) {
      (document.activeElement as HTMLElement | null)?.blur();
    } else {
      before.focus();
    }
  }

  return (
    <>
      <div ref={container} className="search__widget" onKeyDownCapture={returnFocus} />
      <output className="search__status">{status}</output>
    </>
  );
}
