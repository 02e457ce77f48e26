import {linksOf, resolveLink} from '../../content/links';
import type {Page} from '../../content/pages';

/**
 * Returns for every page the other pages that its article links to. Navigation around the article does not count.
 *
 * @returns sets of pages, by the page that links
 */
export function collectArticleLinks(pages: readonly Page[]): Map<Page, Set<Page>> {
  return new Map(
    pages.map((page) => {
      const targets = linksOf(page).flatMap(({url}) => resolveLink(url, page, pages).page ?? []);
      return [page, new Set(targets.filter((target) => target !== page))];
    }),
  );
}
