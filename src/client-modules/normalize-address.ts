import siteConfig from '@generated/docusaurus.config';

/** Returns the address of a page without an ending of its file. */
function withoutEnding(pathname: string): string {
  const address = pathname.replace(/(?:\/index)?\.html$/u, '');
  return `${address}/` === siteConfig.baseUrl ? siteConfig.baseUrl : address;
}

// Some hosts serve a page at its address with `.html` or `/index.html` too. The framework shows the right page there, but
// has looked for its content at the address with the ending, and so throws away what the host sent. It begins to look after
// this module has run.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const address = withoutEnding(pathname);
  if (address !== pathname) {
    window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
  }
}
