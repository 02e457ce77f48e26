import type {IndexedSection} from '../../../../src/search/shared/types';

/** Returns a section of the page that its route names. */
export function toSection(
  sectionRoute: string,
  sectionTitle: string,
  content: string,
  citedFiles: string[] = [],
): IndexedSection {
  return {
    type: 'docs',
    pageTitle: `Page ${sectionRoute.split('#')[0]!.slice(1)}`,
    sectionTitle,
    sectionRoute,
    content,
    citedFiles,
    tags: [],
    sidebarParentCategories: [],
    keywords: [],
    questions: [],
    searches: [],
    names: [],
    facts: {kind: '', group: ''},
  };
}
