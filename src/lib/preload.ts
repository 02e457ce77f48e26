/** Loads the page of an address before the reader goes there. What does not arrive is asked for again then. */
export function preloadPage(pathname: string): void {
  Promise.resolve(window.docusaurus.preload(pathname)).catch(() => {});
}
