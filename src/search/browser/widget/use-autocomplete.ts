import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import type {SearchState} from '../../shared/types';
import {type SearchControls, startAutocomplete} from './autocomplete';
import {usePageContext} from './page-context';

/** Fills an element with the search field. Returns the reference to give to the element, and one to what the field does. */
export function useAutocomplete(
  isLarge: boolean,
  typed: string,
): {container: RefObject<HTMLDivElement | null>; controls: RefObject<SearchControls | null>} {
  const container = useRef<HTMLDivElement>(null);
  const controls = useRef<SearchControls>(null);
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
    controls.current = search;
    return search.destroy;
  }, [history, isLarge, typed]);

  // Whoever goes back while the overlay is open wants to see where that leads.
  const {key} = location;
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current !== key) {
      openedOn.current = key;
      controls.current?.close();
    }
  }, [key]);

  return {container, controls};
}
