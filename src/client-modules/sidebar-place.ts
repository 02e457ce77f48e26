import type {ClientModule} from '@docusaurus/types';
import {revealIn} from '../lib/reveal';

/** True from a navigation until the reader acts again: groups that unfold because of it move the entry of the page. */
let isUnfolding = false;

/** Scrolls every menu, the sidebar and the one of phones, to its entry of the open page. */
function revealPlace(): void {
  for (const menu of document.querySelectorAll('.menu')) {
    const entry = menu.querySelector('.menu__link[aria-current=page]');
    if (entry) {
      revealIn(menu, entry);
    }
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('transitionend', ({propertyName, target}) => {
    if (isUnfolding && propertyName === 'height' && (target as Element).closest('.menu')) {
      revealPlace();
    }
  });
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(type, () => (isUnfolding = false), {capture: true, passive: true});
  }
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('.navbar__toggle')) {
      // React fills and shows the menu first.
      requestAnimationFrame(revealPlace);
    }
  });
}

/** Shows the reader's place in the sidebar, however long it is. */
const sidebarPlace: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      isUnfolding = true;
      revealPlace();
    }
  },
};

export default sidebarPlace;
