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
    if (scrolls) {
      box.ariaLabel = names.get(box)!;
    }
  }
}

/** Names of the boxes of the page, no two alike: screen readers list them. */
let names = new Map<Element, string>();

/** Returns what each box is called: what is inside, the heading that it stands under, and a number where that is not enough. */
function nameBoxes(): Map<Element, string> {
  const found = new Map<Element, string>();
  const counts = new Map<string, number>();
  let heading = '';
  for (const element of document.querySelectorAll<HTMLElement>(`h1, h2, h3, ${BOXES}`)) {
    const kind = element.dataset.scrollBox;
    if (kind === undefined) {
      heading = element.textContent!.replace('\u200B', '').trim();
    } else {
      // A diagram has a title of its own.
      const name = kind.includes(':') ? kind : `${kind}: ${heading}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      found.set(element, count === 1 ? name : `${name} (${count})`);
    }
  }
  return found;
}

let observer: ResizeObserver | undefined;

/** Lets the keyboard scroll what the pointer can: the boxes of a page are HTML that nothing hydrates. */
const scrollBoxes: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    names = nameBoxes();
    observer = new ResizeObserver(update);
    for (const box of document.querySelectorAll(BOXES)) {
      for (const element of [box, ...box.children]) {
        observer.observe(element);
      }
    }
  },
};

export default scrollBoxes;
