import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import type {SearchState} from '../shared/types';

let remove: (() => void) | undefined;
let current: Location<unknown> | undefined;

async function highlight(terms: readonly string[], location: Location<unknown>): Promise<void> {
  // Loaded only by readers who searched. Without it the page is whole, only unmarked.
  const module = await import('./highlight').catch(() => undefined);
  if (module && location === current) {
    remove = module.removeHighlight;
    module.highlightTerms(terms);
  }
}

/** Highlights the searched terms on the page that a search result leads to, until the reader leaves it. */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({location}: {location: Location<unknown>}) {
    current = location;
    remove?.();
    remove = undefined;
    const {searchTerms} = (location.state ?? {}) as SearchState;
    if (searchTerms) {
      void highlight(searchTerms, location);
    }
  },
};

export default highlightSearchTerms;
