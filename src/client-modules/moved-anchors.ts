import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '../lib/decode-url';

/** Leads from an anchor that a page no longer has to where its section is now, if it has moved. */
async function followAnchor(pathname: string, anchor: string): Promise<void> {
  // Most readers never need it. Offline they stay at the top of the page.
  const module = await import('../lib/moved-anchors').catch(() => undefined);
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`.replace(/\/$/u, '');
  const moved = module?.findMoved(route, anchor);
  if (moved !== undefined) {
    window.history.replaceState(null, '', `${siteConfig.baseUrl}${moved.slice(1)}`);
    // The router listens for it.
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }
}

/** Links to sections that have moved to other pages arrive there. */
const movedAnchors: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    const anchor = decodeUrlPart(hash.slice(1));
    if (anchor && !document.getElementById(anchor)) {
      void followAnchor(pathname, anchor);
    }
  },
};

export default movedAnchors;
