import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import {patternOf} from '../search/marks';

/** What a chosen search result leaves in the history state of its destination. */
export type SearchState = {searchTerms?: string[]};

/** Name of the highlight in `::highlight()`. */
const HIGHLIGHT = 'search-terms';

function rangesOf(root: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {index, 0: text} of (node.textContent ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Highlights the searched terms in the article of the page that a search result leads to, and removes the highlight when
 * the reader leaves. It paints ranges and never touches the elements of the page, so it cannot break what React hydrated.
 */
const highlightSearchTerms: ClientModule = {
  onRouteDidUpdate({location}: {location: Location<unknown>}) {
    if (typeof CSS === 'undefined' || !('highlights' in CSS)) {
      return;
    }
    CSS.highlights.delete(HIGHLIGHT);
    const {searchTerms = []} = (location.state ?? {}) as SearchState;
    const root = document.querySelector('article') ?? document.querySelector('main');
    const pattern = patternOf(searchTerms);
    if (root && pattern) {
      CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(root, pattern)));
    }
  },
};

export default highlightSearchTerms;
