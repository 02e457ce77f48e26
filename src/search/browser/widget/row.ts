import {pageOf} from '../../shared/routes';
import type {SearchHit} from '../../shared/types';

/** A search hit with what its row in the panel shows. */
export type ResultRow = Record<string, unknown> & {
  hit: SearchHit;
  /** Label of the section of the site. */
  sectionLabel: string;
  /** What is marked in title and excerpt. */
  marks: string[];
  excerpt: string;
  /** True for a further section of the page whose row is above. */
  isNested: boolean;
  /** Set on the first row of the pages when rows of the code are above it. */
  group?: string;
  isFirst?: boolean;
};

/** Returns the rows with those marked that are of the same page as the row above them. */
export function nestRows<Row extends ResultRow>(rows: readonly Row[]): Row[] {
  return rows.map((row, place) => {
    const above = rows[place - 1];
    const isNested = above !== undefined && pageOf(above.hit.document) === pageOf(row.hit.document);
    return {...row, isNested};
  });
}
