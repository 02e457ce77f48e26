import type {CodeHit, Explanation} from '../../shared/code/types';
import {tokenize} from '../../shared/tokenizer';
import type {CodeSearch} from '../code';

/** Places in the code that are shown for a query, at most: each has up to two rows. */
export const MAX_HITS = 4;

/** A row of what was found in the code of Strapi: a place in it, or a page that explains the file of the place above. */
export type CodeRow = Record<string, unknown> & {
  /** Absent in rows of pages. */
  code?: CodeHit;
  /** Absent in rows of places. */
  explainedIn?: Explanation;
  /** Address of the line on GitHub, or route of the page. */
  url: string;
  /** What is marked. */
  marks: string[];
  /** What all rows of the code are called. */
  group: string;
  isFirst: boolean;
};

/** True for an item of the panel that is a row of the code. */
export function isCodeRow(item: Record<string, unknown>): item is CodeRow {
  return 'code' in item || 'explainedIn' in item;
}

/**
 * Returns the rows of what a query finds in the code, those of at most four places. Below a place stands the page that
 * explains its file, each page once.
 */
export function codeRowsOf({version, search}: CodeSearch, query: string): CodeRow[] {
  const marks = tokenize(query).filter((term) => term.length > 1);
  const group = `In the code of Strapi ${version}`;
  const explaining = new Set<string>();
  return search(query)
    .slice(0, MAX_HITS)
    .flatMap((code, place): CodeRow[] => {
      const row = {code, url: code.url, marks, group, isFirst: place === 0};
      const {explanation: page} = code;
      if (!page || explaining.has(page.route)) {
        return [row];
      }
      explaining.add(page.route);
      return [row, {explainedIn: page, url: page.route, marks, group, isFirst: false}];
    });
}

/** Returns how many places in the code are among the items of the panel. */
export function countPlaces(items: readonly Record<string, unknown>[]): number {
  return items.filter((item) => 'code' in item).length;
}
