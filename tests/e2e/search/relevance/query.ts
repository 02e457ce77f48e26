/** Kinds of queries that contributors type. */
type QueryKind =
  | 'exact title'
  | 'heading words'
  | 'whole identifier'
  | 'part of an identifier'
  | 'dotted'
  | 'UID'
  | 'path'
  | 'CLI option'
  | 'event or lifecycle name'
  | 'prefix while typing'
  | 'one-letter typo'
  | 'question in words';

/**
 * A query and the places that answer it: `routes` are acceptable `route#anchor` (or bare route =
 * any section of that page) values.
 */
export type RelevanceQuery = {kind: QueryKind; query: string; routes: readonly string[]};
