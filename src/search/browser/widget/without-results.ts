import {tagSlug} from '../../shared/nearest-tag';
import {completeFilter, type FilteredQuery, parseFilter, withFilter} from './filter';
import {waysOutside} from './not-described';
import type {Panel} from './panel';
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

/** Returns the ways that lead out of this site, for a query that finds nothing, and before them the nearest tag. */
function rowsOutside(query: string, {source, getContext}: Panel): WayOn[] {
  const context = getContext();
  const tag = source.nearestTag?.(query);
  const nearest =
    tag === undefined
      ? undefined
      : {
          label: `Tag: ${tag}`,
          hint: 'The nearest tag, with its pages.',
          route: `${context.baseUrl}tags/${tagSlug(tag)}`,
        };
  return waysOutside(query, context, nearest);
}

/** Returns the rows of the panel in the place of results. */
export function rowsWithoutResults(query: string, panel: Panel): WayOn[] {
  const context = panel.getContext();
  const filter = parseFilter(query);
  const {text, section, begun} = filter;
  if (begun.length > 0) {
    return completionRows(query, filter);
  }
  if (!text.trim()) {
    return rowsOfEmptyField(filter, context);
  }
  const hasFailed = Boolean(panel.source.failure?.());
  const ways = waysOn(context.baseUrl, hasFailed);
  if (hasFailed) {
    return ways;
  }
  const everywhere = {
    label: 'Search all sections',
    hint: `Not only ${section?.label}.`,
    query: text,
  };
  return [...(section ? [everywhere] : []), ...rowsOutside(text, panel), ...groupOf('Go to', ways)];
}
