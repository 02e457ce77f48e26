import {canBeDecoded} from '../../lib/decode-url';

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
