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

/** Returns the places of the sections of each page, pages in the order of their first sections. */
export function groupByPage(
  documents: readonly Pick<SearchDocument, 'sectionRoute'>[],
): number[][] {
  const pages = new Map<string, number[]>();
  for (const [section, document] of documents.entries()) {
    const page = pageOf(document);
    const sections = pages.get(page);
    if (sections) {
      sections.push(section);
    } else {
      pages.set(page, [section]);
    }
  }
  return [...pages.values()];
}
