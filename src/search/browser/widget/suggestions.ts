import {type Section, sections} from '../../../sections';
import type {SearchContext} from './sources/types';

/** A search that the panel suggests, with the label of the section that answers it, where not all are of one section. */
type Suggestion = {query: string; sectionLabel?: string};

/** Searches that show what a section has. A test looks whether the section answers each of them first. */
export const searchesOfSections: Record<Section['id'], readonly string[]> = {
  guides: ['run the tests', 'open a pull request', 'report a bug'],
  docs: ['draft and publish', 'database transactions', 'content type builder'],
  api: ['cron jobs', 'schedule a task', 'get a service'],
  exports: ['useNotification', 'confirm dialog', 'search input'],
  rfcs: ['write an RFC', 'propose a change', 'design decisions'],
};

/** Most suggestions of a page. */
const MAX_OF_PAGE = 4;

/** Returns the phrases by which people look for the page that the reader is on: `keywords` in its front matter. */
function searchesOfPage(): string[] {
  const keywords = document.querySelector<HTMLMetaElement>('meta[name=keywords]')?.content;
  return keywords?.split(',').slice(0, MAX_OF_PAGE) ?? [];
}

function searchesOf({id}: Section): Suggestion[] {
  return searchesOfSections[id].map((query) => ({query}));
}

/**
 * Returns what to search for, under a heading: in the section that the reader has chosen, else what the page answers,
 * else what its section answers; on pages of no section one search for each.
 */
export function suggestSearches(
  chosen: Section | undefined,
  {currentTag}: SearchContext,
): {heading: string; suggestions: Suggestion[]} {
  const ofPage = chosen ? [] : searchesOfPage();
  if (ofPage.length > 0) {
    return {
      heading: 'Answered on this page',
      suggestions: ofPage.map((query) => ({query})),
    };
  }
  const section =
    chosen ?? sections.find(({pluginId}) => currentTag?.startsWith(`docs-${pluginId}-`));
  return section
    ? {heading: `Answered in ${section.label}`, suggestions: searchesOf(section)}
    : {
        heading: 'To begin with',
        suggestions: sections.map(({id, label}) => ({
          query: searchesOfSections[id][0]!,
          sectionLabel: label,
        })),
      };
}
