import {missingPageAddress} from '../../../lib/report-address';
import {STRAPI_REPOSITORY} from '../../../strapi';
import {clean} from '../../shared/code/clean';
import type {SearchContext} from './sources/types';
import type {WayOn} from './ways-on';

/** Longest text that GitHub searches for, in characters. */
const MAX_GITHUB_QUERY = 256;

/**
 * Returns the ways on that are left when neither a page nor the code has anything of a query: the nearest tag, if one is
 * near, the issues of Strapi, and an issue that asks for a page.
 */
export function waysOutside(
  query: string,
  {repository}: SearchContext,
  nearestTag: WayOn | undefined,
): WayOn[] {
  const text = clean(query);
  const search = new URLSearchParams({q: text.slice(0, MAX_GITHUB_QUERY)});
  const ways: WayOn[] = [
    ...(nearestTag ? [nearestTag] : []),
    {
      label: 'Search the issues of strapi/strapi on GitHub',
      hint: 'Somebody may have asked.',
      url: `${STRAPI_REPOSITORY}/issues?${search.toString()}`,
    },
    {
      label: 'Ask for a page',
      hint: 'An issue on GitHub, with your words filled in.',
      url: missingPageAddress(repository, text),
    },
  ];
  return ways.map((way, place) => ({...way, group: 'Not described here', isFirst: place === 0}));
}
