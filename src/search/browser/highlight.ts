import {patternOf} from './marks';

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
 * Highlights these terms in the article of the page, or in its main element. It paints ranges and never touches the
 * elements, so it cannot break what React hydrated. Browsers without the CSS Custom Highlight API show nothing.
 */
export function highlightTerms(terms: readonly string[]): void {
  const root = document.querySelector('article') ?? document.querySelector('main');
  const pattern = patternOf(terms);
  if (root && pattern && 'highlights' in CSS) {
    document.documentElement.dataset.searchTerms = '';
    CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(root, pattern)));
  }
}

/** Takes the highlight away. */
export function removeHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(HIGHLIGHT);
    delete document.documentElement.dataset.searchTerms;
  }
}
