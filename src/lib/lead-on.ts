import siteConfig from '@generated/docusaurus.config';
import {findMoved} from './moved-anchors';

/**
 * Leads a reader from an anchor that a page no longer has to where its section is now.
 *
 * @returns whether it has moved
 */
export function leadOn(pathname: string, anchor: string): boolean {
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`.replace(/\/$/u, '');
  const moved = findMoved(route, anchor);
  if (moved === undefined) {
    return false;
  }
  window.history.replaceState(null, '', `${siteConfig.baseUrl}${moved.slice(1)}`);
  // The router listens for it.
  window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  return true;
}
