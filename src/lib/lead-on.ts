import siteConfig from '@generated/docusaurus.config';
import {findMoved} from './moved-anchors';

/** Returns the address of the section that an anchor of a page led to before it moved; undefined when it has not moved. */
export function addressOfMoved(pathname: string, anchor: string): string | undefined {
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`.replace(/\/$/u, '');
  const moved = findMoved(route, anchor);
  return moved && `${siteConfig.baseUrl}${moved.slice(1)}`;
}

/** Leads the reader to an address of the site, which takes the place of the present one in the history. */
export function leadOn(address: string): void {
  if (document.documentElement.dataset.hasHydrated !== 'true') {
    // Nobody could draw the next page yet.
    window.location.replace(address);
    return;
  }
  window.history.replaceState(null, '', address);
  // The router listens for it.
  window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
}
