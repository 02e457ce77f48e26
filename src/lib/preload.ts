/** Loads the page of an address before the reader goes there. What does not arrive is asked for again then. */
export async function preloadPage(pathname: string): Promise<void> {
  try {
    await window.docusaurus.preload(pathname);
  } catch {
    // An address that cannot be decoded has no page either.
  }
}
