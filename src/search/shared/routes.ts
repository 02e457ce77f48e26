import type {SearchDocument} from './types';

/** Route of the page that a section is on. */
export function pageOf({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): string {
  return splitRoute(sectionRoute).pathname;
}

/** Takes the route of a section apart: the page's pathname, and the anchor with its `#`, empty for the page's beginning. */
export function splitRoute(sectionRoute: string): {pathname: string; anchor: string} {
  const [pathname = '', fragment] = sectionRoute.split('#');
  return {pathname, anchor: fragment === undefined ? '' : `#${fragment}`};
}
