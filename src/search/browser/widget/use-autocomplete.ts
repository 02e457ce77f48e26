import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import type {SearchState} from '../../shared/types';
import {startAutocomplete} from './autocomplete';
import {usePageContext} from './page-context';

/** Fills an element with the search field. Returns the reference to give to the element. */
export function useAutocomplete(isLarge: boolean, typed: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const close = useRef<() => void>(undefined);
  const history = useHistory();
  const location = useLocation();

  // What the field, made once, has to know of the page that the reader is on now.
  const page = usePageContext();
  const context = useRef(page);
  useEffect(() => {
    context.current = page;
  });

  // Before the browser paints: a press between button and field would meet nothing.
  useLayoutEffect(() => {
    const search = startAutocomplete({
      container: container.current!,
      isLarge,
      typed,
      getContext: () => context.current,
      openRoute(route, searchTerms) {
        const state: SearchState | undefined = searchTerms && {searchTerms};
        history.push(route, state);
      },
    });
    close.current = search.close;
    return search.destroy;
  }, [history, isLarge, typed]);

  // Whoever goes back while the overlay is open wants to see where that leads.
  const {key} = location;
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current !== key) {
      openedOn.current = key;
      close.current?.();
    }
  }, [key]);

  return container;
}
