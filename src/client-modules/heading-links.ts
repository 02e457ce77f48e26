import type {ClientModule} from '@docusaurus/types';
import {announce, prepareAnnouncements} from '../lib/announce';
import {copyToClipboard} from '../lib/copy-to-clipboard';

/** How long a heading says that its address is copied, in milliseconds. */
const COPIED_TIME_MS = 2000;

/** Copies the address of a heading, and says so beside its link. The browser follows the link as ever. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await copyToClipboard(link.href);
  } catch {
    // The address is in the address bar.
    return;
  }
  link.dataset.copied = 'Copied';
  announce('Copied');
  setTimeout(() => delete link.dataset.copied, COPIED_TIME_MS);
}

if (typeof document !== 'undefined') {
  // On the document, because articles are HTML that nothing hydrates.
  document.addEventListener('click', ({target, button, ctrlKey, metaKey, shiftKey}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.hash-link');
    if (link && button === 0 && !(ctrlKey || metaKey || shiftKey)) {
      void copyAddress(link);
    }
  });
}

/** Copies the address of a heading whose link is followed. */
const headingLinks: ClientModule = {
  onRouteDidUpdate: prepareAnnouncements,
};

export default headingLinks;
