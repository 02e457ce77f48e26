import {type Finder, finderOf} from './marks';

/** Name of the highlight in `::highlight()`. */
const HIGHLIGHT = 'search-terms';

/** What repeats headings of the page, and changes while it is read (src/components/SectionBar). */
const FRAME = '.section-bar';

/** Returns the texts of an element, each as its nodes: a place where an identifier may break does not end it. */
function textsOf(root: Element): Text[][] {
  const texts: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement!.closest(FRAME) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
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

function rangesOf(root: Element, find: Finder): Range[] {
  const ranges: Range[] = [];
  for (const nodes of textsOf(root)) {
    const content = nodes.map(({data}) => data).join('');
    for (const {index, text} of find(content)) {
      const range = new Range();
      range.setStart(...placeOf(nodes, index));
      const [node, letter] = placeOf(nodes, index + text.length - 1);
      range.setEnd(node, letter + 1);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Forms of a sample that are not shown (src/client-modules/sample-tabs.ts). */
const HIDDEN_FORM = '.sample-tabs > [hidden]';

const hiddenFormOf = ({startContainer}: Range) =>
  startContainer.parentElement!.closest(HIDDEN_FORM);

/** Shows the form of a sample that has a mark where the shown one has none, as the browser's own search does. */
function showMarkedForms(ranges: readonly Range[]): void {
  for (const range of ranges) {
    const form = hiddenFormOf(range);
    const isMarkBeside = (other: Range) =>
      form!.parentElement!.contains(other.startContainer) && !hiddenFormOf(other);
    if (form && !ranges.some(isMarkBeside)) {
      form.dispatchEvent(new Event('beforematch', {bubbles: true}));
    }
  }
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
  const find = finderOf(terms);
  const ranges = root && find && 'highlights' in CSS ? rangesOf(root, find) : [];
  if (ranges.length === 0) {
    return () => {};
  }
  document.documentElement.dataset.searchTerms = '';
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  showMarkedForms(ranges);

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
