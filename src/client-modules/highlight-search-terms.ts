import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';

/** What a chosen search result leaves in the history state of its destination. */
export type SearchState = {searchTerms?: string[]};

let remove: (() => void) | undefined;

async function highlight(terms: readonly string[]): Promise<void> {
  // Loaded only by readers who searched.
  const {highlightTerms, removeHighlight} = await import('../search/highlight');
  remove = removeHighlight;
  highlightTerms(terms);
}

/** Highlights the searched terms on the page that a search result leads to, until the reader leaves it. */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({location}: {location: Location<unknown>}) {
    remove?.();
    remove = undefined;
    const {searchTerms} = (location.state ?? {}) as SearchState;
    if (searchTerms) {
      void highlight(searchTerms);
    }
  },
};

export default highlightSearchTerms;
