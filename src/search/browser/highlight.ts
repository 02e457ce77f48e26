import {patternOf} from './marks';

/** Name of the highlight in `::highlight()`. */
const HIGHLIGHT = 'search-terms';

/** Returns the texts of an element, each as its nodes: a place where an identifier may break does not end it. */
function textsOf(root: Element): Text[][] {
  const texts: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.previousSibling;
    if (before?.nodeName === 'WBR' && before.previousSibling === texts.at(-1)?.at(-1)) {
      texts.at(-1)!.push(node as Text);
    } else {
      texts.push([node as Text]);
    }
  }
  return texts;
}

/** Returns the node of a text that has its letter with this number, and the letter's number in the node. */
function placeOf(nodes: readonly Text[], letter: number): [Text, number] {
  let start = 0;
  for (const node of nodes) {
    if (letter < start + node.length) {
      return [node, letter - start];
    }
    start += node.length;
  }
  const last = nodes.at(-1)!;
  return [last, last.length];
}

function rangesOf(root: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  for (const nodes of textsOf(root)) {
    const content = nodes.map(({data}) => data).join('');
    for (const {index, 0: text} of content.matchAll(pattern)) {
      const range = new Range();
      range.setStart(...placeOf(nodes, index));
      const [node, letter] = placeOf(nodes, index + text.length - 1);
      range.setEnd(node, letter + 1);
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
