import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '../lib/decode-url';

/** Path of the index of the exports, which once had all of them. */
const INDEX = `${siteConfig.baseUrl}exports/modules`;

function fieldAt(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest('[data-name-filter]')
    ? target
    : undefined;
}

async function filter(field: HTMLInputElement): Promise<void> {
  // Readers of other pages do not load it. Offline the table stays as it is.
  const module = await import('../exports/filter').catch(() => undefined);
  module?.filterNames(field);
}

function clear(field: HTMLInputElement): void {
  field.value = '';
  void filter(field);
}

if (typeof document !== 'undefined') {
  // On the document, because articles are HTML that nothing hydrates.
  document.addEventListener('input', ({target}) => {
    const field = fieldAt(target);
    if (field) {
      void filter(field);
    }
  });
  document.addEventListener('keydown', ({key, target}) => {
    const field = key === 'Escape' ? fieldAt(target) : undefined;
    if (field) {
      clear(field);
    }
  });
}

/** Leads from an anchor of the old page of all exports to where it is now. */
async function followAnchor(anchor: string): Promise<void> {
  const {findMoved} = await import('../exports/moved-anchors');
  const moved = findMoved(anchor);
  if (moved !== undefined) {
    window.history.replaceState(null, '', `${siteConfig.baseUrl}${moved.slice(1)}`);
    // The router listens for it.
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }
}

/** The index of the exports: its field, and the anchors of what is on other pages now. */
const exportsIndex: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The article is kept as it is when the reader leaves it.
    const field = document.querySelector<HTMLInputElement>('[data-name-filter] input');
    if (previousLocation && field && field.value !== '') {
      clear(field);
    }
  },
  onRouteDidUpdate({location: {pathname, hash}}) {
    const anchor = decodeUrlPart(hash.slice(1));
    if (pathname.replace(/\/$/u, '') === INDEX && anchor && !document.getElementById(anchor)) {
      void followAnchor(anchor);
    }
  },
};

export default exportsIndex;
