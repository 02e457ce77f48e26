import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import type {SearchState} from '../../shared/types';
import {type SearchControls, startAutocomplete} from './autocomplete';
import {usePageContext} from './page-context';

export type WidgetProps = {
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** Called when the field is made and in the page, still hidden: what is there before it hands over then. */
  onMade: (field: SearchControls) => void;
};

/** The search field with its result panel (spec sections 2 and 4). It is hidden until its container is shown. */
export function Widget({isLarge, onMade}: WidgetProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<SearchControls>(null);
  const history = useHistory();
  const location = useLocation();

  // What the field, made once, has to know of the page that the reader is on now.
  const page = usePageContext();
  const context = useRef(page);
  useEffect(() => {
    context.current = page;
  });

  // Its making and the hand-over are tasks of their own, so that none of them is long.
  useEffect(() => {
    function make(): void {
      const made = startAutocomplete({
        container: container.current!,
        isLarge,
        getContext: () => context.current,
        openRoute(route, searchTerms) {
          const state: SearchState | undefined = searchTerms && {searchTerms};
          history.push(route, state);
        },
      });
      field.current = made;
      timer = setTimeout(() => onMade(made));
    }
    let timer = setTimeout(make);
    return () => {
      clearTimeout(timer);
      field.current?.destroy();
    };
  }, [history, isLarge, onMade]);

  // Whoever goes back while the overlay is open wants to see where that leads.
  const {key} = location;
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current !== key) {
      openedOn.current = key;
      field.current?.close();
    }
  }, [key]);

  // The field shows it.
  return <div ref={container} className="search__widget" hidden />;
}
