import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import type {SearchState} from '../shared/types';
import {arriveAt, focusText} from './arrival';

let remove: (() => void) | undefined;
let current: Location<unknown> | undefined;

/** Entries of the history that the reader has been to: on the way back the browser knows where the reader was. */
const visited = new Set<string | undefined>();

/** Those that the reader had been to when the marks were removed: none comes back on the way back. */
let unmarked: ReadonlySet<string | undefined> = new Set();

/** Forgets the terms of the open page, so that they are not marked again on a reload or on the way back. */
function forgetTerms(): void {
  window.history.replaceState({...window.history.state, state: undefined}, '');
}

async function highlight(
  terms: readonly string[],
  location: Location<unknown>,
  target: HTMLElement | null,
): Promise<void> {
  // Loaded only by readers who searched. Without it the page is whole, only unmarked.
  const module = await import('./highlight').catch(() => undefined);
  if (module && location === current) {
    remove = module.highlightTerms(terms, {
      onRemove() {
        forgetTerms();
        unmarked = new Set(visited);
        // The control goes, and must not take the focus along.
        if (document.activeElement === document.body) {
          focusText(target);
        }
      },
    });
  }
}

/**
 * Takes the reader of a search result to its section, and highlights the searched terms on its page until the reader leaves
 * it, removes them, or loads it anew.
 */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({
    location,
    previousLocation,
  }: {
    location: Location<unknown>;
    previousLocation: Location<unknown> | null;
  }) {
    current = location;
    remove?.();
    remove = undefined;
    const {searchTerms} = (location.state ?? {}) as SearchState;
    if (!searchTerms || unmarked.has(location.key)) {
      return;
    }
    if (!previousLocation) {
      forgetTerms();
      return;
    }
    const target = visited.has(location.key) ? null : arriveAt(location.hash);
    visited.add(location.key);
    void highlight(searchTerms, location, target);
  },
};

export default highlightSearchTerms;
