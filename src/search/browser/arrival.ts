import {canBeDecoded} from '../../lib/decode-url';

/** Set while the focus is where a finger or a mouse has led; src/css/base.css draws no ring then. */
const POINTED = 'data-pointed';

let hasPointed = false;

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => (hasPointed = type === 'pointerdown'), {capture: true});
  }
}

/**
 * Puts the focus on an element of the text, without a stop there for who tabs past it later. Browsers draw a ring around it
 * even after a tap, because the search field had one.
 */
export function focusText(element: HTMLElement | null | undefined): void {
  if (!element) {
    return;
  }
  const root = document.documentElement;
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  root.toggleAttribute(POINTED, hasPointed);
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
      root.removeAttribute(POINTED);
    },
    {once: true},
  );
}

/**
 * Lets the reader go on where a search result leads: the focus is on the heading of the section.
 *
 * @returns the heading, or what stands for it
 */
export function arriveAt(hash: string): HTMLElement | null {
  const id = canBeDecoded(hash) ? decodeURIComponent(hash.slice(1)) : '';
  const target =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>('h1') ??
    document.querySelector('main');
  focusText(target);
  return target;
}
