/** On a box that scrolls: what is inside, for screen readers. */
const LABEL = 'scrollBox';

const SELECTOR = '[data-scroll-box]';

/** Makes a box that has to scroll a named region that the keyboard reaches, and any other one plain. */
function setScrolls(box: HTMLElement, scrolls: boolean): void {
  box.role = scrolls ? 'region' : null;
  box.ariaLabel = scrolls ? (box.dataset[LABEL] ?? null) : null;
  if (scrolls) {
    box.tabIndex = 0;
  } else {
    box.removeAttribute('tabindex');
  }
}

/**
 * Watches which of the boxes in an element, itself included, have to scroll.
 *
 * @returns what ends it
 */
export function watchScrollBoxes(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll<HTMLElement>(SELECTOR)];
  if (root.matches(SELECTOR)) {
    boxes.push(root);
  }
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({target}) => target.closest<HTMLElement>(SELECTOR)!));
    const measured = [...changed].map((box) => ({box, scrolls: box.scrollWidth > box.clientWidth}));
    for (const {box, scrolls} of measured) {
      setScrolls(box, scrolls);
    }
  });
  for (const box of boxes) {
    observer.observe(box);
    for (const child of box.children) {
      observer.observe(child);
    }
  }
  return () => {
    observer.disconnect();
    for (const box of boxes) {
      setScrolls(box, false);
    }
  };
}
