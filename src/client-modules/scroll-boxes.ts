import type {ClientModule} from '@docusaurus/types';

/** Boxes whose content may be larger than they are; the value says what is inside, for screen readers. */
const BOXES = '[data-scroll-box]';

/**
 * Makes a box that has to scroll a named region that the keyboard reaches, and any other one plain: `data-fits` lets the head of
 * its table stay in sight (src/css/content.css).
 */
function setScrolls(box: HTMLElement, scrolls: boolean): void {
  box.role = scrolls ? 'region' : null;
  box.ariaLabel = scrolls ? (box.dataset.scrollBox ?? null) : null;
  box.toggleAttribute('data-fits', !scrolls);
  if (scrolls) {
    box.tabIndex = 0;
  } else {
    box.removeAttribute('tabindex');
  }
}

/** Takes changed boxes, or what is in them. All are measured before one changes: the browser lays the page out once. */
function update(changed: readonly ResizeObserverEntry[]): void {
  const boxes = new Set(changed.map(({target}) => target.closest<HTMLElement>(BOXES)!));
  const measured = [...boxes].map((box) => ({
    box,
    scrolls: box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
  }));
  for (const {box, scrolls} of measured) {
    setScrolls(box, scrolls);
  }
}

let observer: ResizeObserver | undefined;

/** Lets the keyboard scroll what the pointer can: the boxes of a page are HTML that nothing hydrates. */
const scrollBoxes: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    observer = new ResizeObserver(update);
    for (const box of document.querySelectorAll(BOXES)) {
      for (const element of [box, ...box.children]) {
        observer.observe(element);
      }
    }
  },
};

export default scrollBoxes;
