import siteConfig from '@generated/docusaurus.config';
import type {History} from 'history';
import type {MouseEvent, SyntheticEvent} from 'react';
import {preloadPage} from '../../lib/preload';

/** Returns where the link to a page of this site leads that an event is about, or undefined. */
function pageLinkAt({target}: {target: EventTarget}): URL | undefined {
  const link = (target as Element).closest('a');
  return link ? pageAddressOf(link) : undefined;
}

/**
 * Returns the address of a link, or undefined: links to other sites open another tab; those within the page are the browser's.
 *
 * @param link also one of a diagram, which has no `pathname`
 */
function pageAddressOf(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? '#';
  if (href.startsWith('#') || !['', '_self'].includes(link.getAttribute('target') ?? '')) {
    return undefined;
  }
  const address = new URL(href, window.location.href);
  const isOfSite =
    address.origin === window.location.origin && address.pathname.startsWith(siteConfig.baseUrl);
  return isOfSite ? address : undefined;
}

/** Goes where a link of the article leads, without loading the site anew. A click that means something else is left alone. */
export function followLink(event: MouseEvent, history: History): void {
  const link = pageLinkAt(event);
  const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  if (!link || event.defaultPrevented || event.button !== 0 || !isPlain) {
    return;
  }
  event.preventDefault();
  const address = link.pathname + link.search + link.hash;
  if (address === history.createHref(history.location)) {
    history.replace(address);
  } else {
    history.push(address);
  }
}

/** Loads the page of a link that the reader points at. */
export function preloadLink(event: SyntheticEvent): void {
  const link = pageLinkAt(event);
  if (link) {
    void preloadPage(link.pathname);
  }
}

/**
 * Prefetches the pages that the links of an article lead to, as they come into view.
 *
 * @returns what ends it
 */
export function prefetchLinks(article: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        window.docusaurus.prefetch(pageAddressOf(target)!.pathname);
      }
    }
  });
  for (const link of article.querySelectorAll('a')) {
    if (pageAddressOf(link)) {
      observer.observe(link);
    }
  }
  return () => observer.disconnect();
}
