import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '../lib/decode-url';

/** Where a reader is being led, while the page there loads. */
let destination: string | undefined;

/** Leads from an anchor that a page no longer has to where its section is now, if it has moved. */
async function followAnchor(pathname: string, anchor: string): Promise<void> {
  // Most readers never need it. Offline they stay at the top of the page.
  const module = await import('../lib/moved-anchors').catch(() => undefined);
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`.replace(/\/$/u, '');
  const moved = module?.findMoved(route, anchor);
  if (moved !== undefined) {
    destination = `${siteConfig.baseUrl}${moved.slice(1)}`;
    window.history.replaceState(null, '', destination);
    // The router listens for it.
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }
}

/** Links to sections that have moved to other pages arrive there. */
const movedAnchors: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    const anchor = decodeUrlPart(hash.slice(1));
    const section = anchor ? document.getElementById(anchor) : undefined;
    if (section === null) {
      void followAnchor(pathname, anchor);
    } else if (destination === pathname + hash) {
      // The router takes the way here for a step back, after which the framework does not scroll.
      section?.scrollIntoView();
    }
    destination = undefined;
  },
};

export default movedAnchors;
