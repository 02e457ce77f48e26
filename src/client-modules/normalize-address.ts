import siteConfig from '@generated/docusaurus.config';
import {canBeDecoded} from '../lib/decode-url';

/** Returns the address of a page without an ending of its file. */
function withoutEnding(pathname: string): string {
  const address = pathname.replace(/(?:\/index)?\.html$/u, '');
  return `${address}/` === siteConfig.baseUrl ? siteConfig.baseUrl : address;
}

/** Returns a part of an address in which percent signs are characters, if they are not a code. */
const repair = (part: string): string => (canBeDecoded(part) ? part : part.replaceAll('%', '%25'));

/**
 * Corrects the address of the open page before the framework reads it.
 *
 * Some hosts serve a page at its address with `.html` or `/index.html` too: the framework shows the right page there, but has
 * looked for its content at the address with the ending, and so throws away what the host sent. And it decodes every address
 * that it meets: the page crashes at one that cannot be decoded.
 */
function normalizeAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const address = `${withoutEnding(repair(pathname))}${search}${repair(hash)}`;
  if (address !== `${pathname}${search}${hash}`) {
    // With the origin: a path may begin with two slashes.
    window.history.replaceState(window.history.state, '', `${origin}${address}`);
  }
}

/** Tells whether the framework can open a path while the site runs: it decodes the path twice, which `/100%25` is not made for. */
const isKnownToRouter = (pathname: string): boolean =>
  canBeDecoded(pathname) && canBeDecoded(decodeURI(pathname));

/** Corrects the address that the reader has gone back or forward to, and loads the page anew if the framework cannot open it. */
function openFromHistory(event: PopStateEvent): void {
  normalizeAddress();
  if (!isKnownToRouter(window.location.pathname)) {
    event.stopImmediatePropagation();
    window.location.reload();
  }
}

/** Leaves a link that the framework cannot decode to the browser, repaired: it tells `popstate`, or loads the page. */
function keepFromRouter(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && !(isKnownToRouter(link.pathname) && canBeDecoded(link.hash))) {
    event.stopPropagation();
    link.pathname = repair(link.pathname);
    link.hash = repair(link.hash);
  }
}

// The framework begins to look, and to listen, after this module has run.
if (typeof window !== 'undefined') {
  normalizeAddress();
  window.addEventListener('popstate', openFromHistory);
  window.addEventListener('click', keepFromRouter, {capture: true});
}
