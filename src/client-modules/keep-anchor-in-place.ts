import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '../lib/decode-url';

/** Diagrams are drawn within this time after a page has come up, in milliseconds. */
const SETTLING_TIME_MS = 5000;

/** Whatever tells that the reader has taken over. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = () => {};

function keepInPlace(target: HTMLElement): void {
  const observer = new ResizeObserver(() => target.scrollIntoView());
  const timer = setTimeout(() => stop(), SETTLING_TIME_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of readerEvents) {
      removeEventListener(event, stop);
    }
    stop = () => {};
  };
  // The body is as high as the window; this element is as high as the page.
  observer.observe(document.getElementById('__docusaurus')!);
  for (const event of readerEvents) {
    addEventListener(event, stop, {passive: true});
  }
}

/**
 * Keeps the heading that a link leads to where it is while diagrams above it are drawn and push it down: until the page has
 * settled, or the reader scrolls, types or points.
 */
const keepAnchorInPlace: ClientModule = {
  onRouteDidUpdate({location}) {
    stop();
    const target = document.getElementById(decodeUrlPart(location.hash.slice(1)));
    if (target) {
      keepInPlace(target);
    }
  },
};

export default keepAnchorInPlace;
