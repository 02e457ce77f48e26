import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Page} from '../../content/pages';

/** Stands for the site's own host while URLs are resolved. */
const ORIGIN = 'https://site.invalid';

/** The route that a link of a page leads to, or undefined when it leaves the site or opens a file. */
function targetRoute(url: string, page: Page, routesByFile: ReadonlyMap<string, string>) {
  const file = url.split(/[?#]/)[0]!;
  if (/^[^:]*\.mdx?$/.test(file)) {
    return routesByFile.get(path.posix.join(path.posix.dirname(page.file), file));
  }
  const {origin, pathname} = new URL(url, ORIGIN + page.route);
  return origin === ORIGIN && path.posix.extname(pathname) === '' ? pathname : undefined;
}

/**
 * Gives for every page the routes of other pages that its article links to. Navigation around the article does not count.
 *
 * @returns sets of routes, by the route of the page that links
 */
export function collectArticleLinks(pages: readonly Page[]): Map<string, Set<string>> {
  const routesByFile = new Map(pages.map(({file, route}) => [file, route]));
  return new Map(
    pages.map((page) => {
      const targets = new Set<string>();
      visit(page.tree, (node) => {
        if (node.type === 'link' || node.type === 'definition') {
          const target = targetRoute(node.url, page, routesByFile);
          if (target && target !== page.route) {
            targets.add(target);
          }
        }
      });
      return [page.route, targets];
    }),
  );
}
