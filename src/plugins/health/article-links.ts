import {linkAddressesOf, resolveLink} from '../../markdown/links';
import type {PageText} from '../../markdown/pages';

/**
 * Returns for every page the other pages that its article links to. Navigation around the article does not count.
 *
 * @returns sets of pages, by the page that links
 */
export function collectArticleLinks(pages: readonly PageText[]): Map<PageText, Set<PageText>> {
  return new Map(
    pages.map((page) => {
      const targets = linkAddressesOf(page).flatMap(
        (url) => resolveLink(url, page, pages).page ?? [],
      );
      return [page, new Set(targets.filter((target) => target !== page))];
    }),
  );
}
