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

/** Returns the control that removes the marks: the last stop of the page, in sight wherever the reader is. */
function createControl(count: number, onRemove: () => void): HTMLElement {
  const control = document.createElement('aside');
  control.className = 'search-marks';
  control.ariaLabel = 'Searched words';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${count} ${count === 1 ? 'mark' : 'marks'} – remove`;
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', onRemove);
  control.append(button);
  return control;
}

/**
 * Highlights these terms in the article of the page, or in its main element, and shows how to remove the marks. It paints
 * ranges and never touches the elements, so it cannot break what React hydrated. Browsers without the CSS Custom Highlight
 * API show nothing.
 *
 * @param onRemove called when the reader has removed the marks
 * @returns a function that takes them away
 */
export function highlightTerms(
  terms: readonly string[],
  {onRemove}: {onRemove: () => void},
): () => void {
  const root = document.querySelector('article') ?? document.querySelector('main');
  const pattern = patternOf(terms);
  const ranges = root && pattern && 'highlights' in CSS ? rangesOf(root, pattern) : [];
  if (ranges.length === 0) {
    return () => {};
  }
  document.documentElement.dataset.searchTerms = '';
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));

  function removeByReader(): void {
    removeHighlight();
    onRemove();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // The field, the overlay and dialogs have an Escape of their own.
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      !document.querySelector('dialog[open], .aa-DetachedOverlay')
    ) {
      removeByReader();
    }
  }
  const control = createControl(ranges.length, removeByReader);
  function removeHighlight(): void {
    CSS.highlights.delete(HIGHLIGHT);
    delete document.documentElement.dataset.searchTerms;
    document.removeEventListener('keydown', onKeyDown);
    control.remove();
  }
  document.addEventListener('keydown', onKeyDown);
  document.body.append(control);
  return removeHighlight;
}
