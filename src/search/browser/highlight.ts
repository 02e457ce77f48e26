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
