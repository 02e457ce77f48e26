import {completeFilter, type FilteredQuery, withFilter} from './filter';
import {readRecent} from './recent';
import type {SearchContext} from './sources/types';
import {suggestSearches} from './suggestions';
import {type WayOn, waysOn} from './ways-on';

/** Returns rows of one kind, the first of them with a heading. */
function groupOf(group: string, rows: WayOn[]): WayOn[] {
  return rows.map((row, index) => ({...row, group, isFirst: index === 0}));
}

function recentRows(): WayOn[] {
  const rows = readRecent().map((query): WayOn => ({label: query, hint: '', query}));
  const forget = {
    label: 'Forget recent searches',
    hint: 'They are in this browser only.',
    isForget: true,
  };
  return groupOf('Recent searches', rows.length > 0 ? [...rows, forget] : []);
}

/** Returns what the panel offers while there is nothing to search for. */
function rowsOfEmptyField({section}: FilteredQuery, context: SearchContext): WayOn[] {
  const {heading, suggestions} = suggestSearches(section, context);
  const suggested = suggestions.map(({query, sectionLabel = ''}) => ({
    label: query,
    hint: sectionLabel,
    query: withFilter(query, section),
  }));
  return [
    ...(section ? [] : recentRows()),
    ...groupOf(heading, suggested),
    ...groupOf('Go to', waysOn(context.baseUrl, false)),
  ];
}

/** Returns the sections whose filter the reader has begun to type. */
function completionRows(query: string, {begun}: FilteredQuery): WayOn[] {
  const rows = begun.map((section) => ({
    label: `in:${section.id}`,
    hint: section.label,
    query: completeFilter(query, section),
    isDefault: true,
  }));
  return groupOf('Search one section', rows);
}

type Asked = {
  query: string;
  /** The query taken apart. */
  filter: FilteredQuery;
  context: SearchContext;
  hasFailed: boolean;
  /** Returns the ways that lead out of this site, for a query that finds nothing. */
  waysOutside: () => WayOn[];
};

/** Returns the rows of the panel in the place of results. */
export function rowsWithoutResults(asked: Asked): WayOn[] {
  const {query, filter, context, hasFailed} = asked;
  const {text, section, begun} = filter;
  if (begun.length > 0) {
    return completionRows(query, filter);
  }
  if (!text.trim()) {
    return rowsOfEmptyField(filter, context);
  }
  const ways = waysOn(context.baseUrl, hasFailed);
  if (hasFailed) {
    return ways;
  }
  const everywhere = {
    label: 'Search all sections',
    hint: `Not only ${section?.label}.`,
    query: text,
  };
  return [...(section ? [everywhere] : []), ...asked.waysOutside(), ...groupOf('Go to', ways)];
}
