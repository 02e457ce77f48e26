/** Kinds of queries that contributors type. */
export const queryKinds = [
  'exact title',
  'heading words',
  'whole identifier',
  'part of an identifier',
  'dotted',
  'UID',
  'path',
  'CLI option',
  'event or lifecycle name',
  'prefix while typing',
  'one-letter typo',
  'question in words',
  'symptom',
] as const;

/**
 * A query and the places that answer it: `routes` are acceptable `route#anchor` (or bare route =
 * any section of that page) values, the best first.
 */
export type RelevanceQuery = {
  kind: (typeof queryKinds)[number];
  query: string;
  routes: readonly string[];
};

/** The weights of the ranking are set on one suite, and its quality is reported on the other. */
export const suiteNames = ['tuning', 'judging'] as const;

export type SuiteName = (typeof suiteNames)[number];

/** Returns the page of a route. */
export const pageOfRoute = (route: string): string => route.split('#')[0]!;

/** Returns the suite of a query by the page that answers it best: all queries about a page are in the same, drawn by lot. */
export function suiteOf({routes}: RelevanceQuery): SuiteName {
  // FNV-1a, of which the lowest bit is the lot.
  let hash = 2166136261;
  for (const character of pageOfRoute(routes[0]!)) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  }
  return suiteNames[(hash >>> 0) % 2]!;
}
