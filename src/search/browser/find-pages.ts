import {createSource} from '@generated/site-search/default/source';
import {pageOf} from '../shared/routes';
import {sectionLabelOf} from './widget/section-label';
import type {SearchContext} from './widget/sources/types';

/** A page that a query finds. */
export type FoundPage = {
  title: string;
  /** With base path. */
  route: string;
  /** Label of the section of the site. */
  sectionLabel: string;
};

const MAX_PAGES = 5;

/** Returns the pages that a query finds, best first, at most five; undefined when the search cannot be had. */
export async function findPages(
  query: string,
  context: SearchContext,
): Promise<FoundPage[] | undefined> {
  const hits = await createSource().find(query, context);
  if (!hits) {
    return undefined;
  }
  const pages = new Map<string, FoundPage>();
  for (const {document, tag} of hits) {
    const route = pageOf(document);
    if (!pages.has(route)) {
      pages.set(route, {title: document.pageTitle, route, sectionLabel: sectionLabelOf(tag)});
    }
  }
  return [...pages.values()].slice(0, MAX_PAGES);
}
