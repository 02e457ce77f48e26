import {canBeDecoded} from '../../lib/decode-url';

/** Set on the page while the navbar has to stay; styles.css reads it. */
const ARRIVED = 'data-search-arrival';

/** What a reader does who goes on: from then on the navbar hides and shows as ever. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the navbar in sight, which the framework hides at an anchor, until the reader goes on. */
function keepNavbar(): void {
  document.documentElement.setAttribute(ARRIVED, '');
  const moves = new AbortController();
  for (const move of MOVES) {
    document.addEventListener(
      move,
      () => {
        document.documentElement.removeAttribute(ARRIVED);
        moves.abort();
      },
      {passive: true, signal: moves.signal},
    );
  }
}

/** Puts the focus on an element of the text, without a stop there for who tabs past it later. */
export function focusText(element: HTMLElement | null | undefined): void {
  if (!element) {
    return;
  }
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Lets the reader go on where a search result leads: the focus is on the heading of the section, and the navbar in sight.
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
  keepNavbar();
  return target;
}
