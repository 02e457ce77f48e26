import preload from '@docusaurus/core/lib/client/preload';

/** The path that the reader has turned to last. */
let wanted = '';

/**
 * Loads what a route needs, when the reader turns to it; stands in the place of the framework's function, which is followed by a
 * reload of the page when something does not arrive. Offline that would leave the reader with a page of the browser: what is
 * there stays instead, and the reader is told.
 *
 * @throws when something does not arrive and the browser is online: the page is loaded anew then (spec section 8)
 */
export default async function preloadRoute(pathname: string): Promise<unknown> {
  wanted = pathname;
  document.querySelector('.missing-page')?.remove();
  try {
    return await preload(pathname);
  } catch (error) {
    if (navigator.onLine) {
      throw error;
    }
    if (pathname === wanted) {
      window.reportMissingPage();
    }
    // The page is not turned to, until it is loaded anew or the reader goes elsewhere.
    return new Promise(() => {});
  }
}
