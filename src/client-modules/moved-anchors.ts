import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '../lib/decode-url';

/** True while a reader is led to where a section is now. */
let isLed = false;

async function lead(pathname: string, anchor: string): Promise<void> {
  // Most readers never need it. Offline they stay at the top of the page.
  const module = await import('../lib/lead-on').catch(() => undefined);
  const address = module?.addressOfMoved(pathname, anchor);
  if (module && address !== undefined) {
    // Before the way: where the next page has already been fetched, it is shown at once.
    isLed = true;
    module.leadOn(address);
  }
}

/** Links to sections that have moved to other pages arrive there. */
const movedAnchors: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    const anchor = decodeUrlPart(hash.slice(1));
    const section = document.getElementById(anchor);
    if (isLed) {
      // The router takes the way here for a step back, after which the framework does not scroll.
      isLed = false;
      section?.scrollIntoView({behavior: 'instant'});
    } else if (anchor && !section) {
      void lead(pathname, anchor);
    }
  },
};

export default movedAnchors;
