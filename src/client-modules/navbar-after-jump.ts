import type {ClientModule} from '@docusaurus/types';

/** Set while the navbar has to be seen; src/css/layout.css reads it. */
const HELD = 'navbarHeld';

/** True once the reader has done what may scroll the page, since the last navigation. */
let hasActed = false;

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown', 'touchmove', 'wheel']) {
    document.addEventListener(type, () => (hasActed = true), {capture: true, passive: true});
  }
  document.addEventListener('scroll', () => {
    if (hasActed) {
      delete document.documentElement.dataset[HELD];
    }
  });
}

/**
 * Shows the navbar after a jump to a heading, until the reader scrolls: who comes to the middle of a page needs to see where
 * that is. The framework hides it then.
 */
const navbarAfterJump: ClientModule = {
  onRouteUpdate({location: {hash}}) {
    hasActed = false;
    if (hash) {
      document.documentElement.dataset[HELD] = '';
    } else {
      delete document.documentElement.dataset[HELD];
    }
  },
};

export default navbarAfterJump;
