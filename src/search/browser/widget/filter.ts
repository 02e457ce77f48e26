import {type Section, sections} from '../../../sections';
import type {SearchContext} from './sources/types';

/** A query taken apart: `in:guides locks` asks for "locks" in one section. */
export type FilteredQuery = {
  /** What is searched for, without the filter. */
  text: string;
  /** The only section to search. */
  section?: Section;
  /** The sections that the reader may mean, when the query ends in the beginning of a filter. */
  begun: Section[];
};

/** A word `in:` with a name. What is not the name of a section is searched for like any other text. */
const FILTER = /(?<=^|\s)in:(?<name>\w*)(?=\s|$)\s*/giu;

/** The end of a query that may become a filter. */
const BEGUN_FILTER = /(?<=^|\s)in:(?<name>\w*)$/iu;

/** Returns what a query asks for, and where. Of several filters the last counts. */
export function parseFilter(query: string): FilteredQuery {
  let section: Section | undefined;
  const text = query.replace(FILTER, (match, name: string) => {
    const named = sections.find(({id}) => id === name.toLowerCase());
    section = named ?? section;
    return named ? '' : match;
  });
  const name = BEGUN_FILTER.exec(text)?.groups?.name?.toLowerCase();
  const begun = name === undefined ? [] : sections.filter(({id}) => id.startsWith(name));
  return {text, section, begun};
}

/** Returns the query with this filter in the place of its own; without one, for all sections. */
export function withFilter(query: string, section: Section | undefined): string {
  const {text} = parseFilter(query);
  // The filter first: what follows it is typed on.
  return (section ? `in:${section.id} ` : '') + text.trim();
}

/** Returns the query, whose last word begins a filter, with that filter. */
export function completeFilter(query: string, section: Section): string {
  return withFilter(query.replace(BEGUN_FILTER, ''), section);
}

/** Returns the context of a search that has this section only. The index of another section may have some of its pages. */
export function narrowContext(context: SearchContext, section: Section | undefined): SearchContext {
  if (section === undefined) {
    return context;
  }
  const onlyTags = context.tags.filter((tag) => tag.startsWith(`docs-${section.pluginId}-`));
  return {...context, onlyTags, tags: [...new Set([...onlyTags, ...context.tags])]};
}
