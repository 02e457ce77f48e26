/** Class of the element that holds an article, in the page and in the built HTML. */
export const ARTICLE_CLASS = 'theme-doc-markdown';

/**
 * Returns the address of a page's article as HTML, next to the page. It is no `.html` file, because hosts redirect those to
 * an address without ending.
 *
 * @param route address of the page: as readers have it, or below a folder of a build
 */
export function articleAddress(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.article.txt`;
}
