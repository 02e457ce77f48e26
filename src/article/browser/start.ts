import {pageOf} from './page-of';

/** Lets the framework start: its modules run now, not before. */
function start(): void {
  require('@docusaurus/core/lib/client/clientEntry');
}

const {pathname, search, hash} = window.location;
const page = pageOf(pathname);

// The home page looks for this object when it has been read, and says that the site did not load if it is missing.
window.docusaurus = {prefetch: () => false, preload: () => false};

if (page !== undefined && page !== pathname) {
  // Most hosts tell letter case apart and have sent the not-found page, in whose place the framework would draw this one. For
  // an encoded slash many have sent the page, which the framework would not find.
  window.location.replace(page + search + hash);
} else if (document.hidden) {
  // A tab in the background is not painted.
  start();
} else {
  // The page is there as HTML. It is painted before the framework runs, which takes long on a slow device.
  requestAnimationFrame(() => setTimeout(start));
}
