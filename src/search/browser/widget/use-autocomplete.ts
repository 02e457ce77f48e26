import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {SearchState} from '../../shared/types';
import {startAutocomplete} from './autocomplete';
import {usePageContext} from './page-context';

/**
 * Fills an element with the search field.
 *
 * @returns the reference to give to the element, and what screen readers should be told
 */
export function useAutocomplete(
  isLarge: boolean,
  typed: string,
): {container: RefObject<HTMLDivElement | null>; status: string} {
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const history = useHistory();

  // What the field, made once, has to know of the page that the reader is on now.
  const page = usePageContext();
  const context = useRef(page);
  useEffect(() => {
    context.current = page;
  });

  // Before the browser paints: a press between button and field would meet nothing.
  useLayoutEffect(
    () =>
      startAutocomplete({
        container: container.current!,
        isLarge,
        typed,
        getContext: () => context.current,
        openResult({hit}) {
          const state: SearchState = {searchTerms: hit.terms};
          history.push(hit.document.sectionRoute, state);
        },
        onStatus: setStatus,
      }),
    [history, isLarge, typed],
  );

  return {container, status};
}
