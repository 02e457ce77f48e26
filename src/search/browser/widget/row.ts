import type {SearchHit} from '../../shared/types';

/** A search hit with what its row in the panel shows. */
export type ResultRow = Record<string, unknown> & {
  hit: SearchHit;
  /** Label of the section of the site. */
  sectionLabel: string;
  /** What is marked in title and excerpt. */
  marks: string[];
  excerpt: string;
};
