/** What differs between two runs, or two versions, and says nothing. */
const patterns = [
  /** A moment, or the time of a day in a table. */
  {
    name: 'time',
    pattern: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z|\b\d\d:\d\d:\d\d(?:\.\d{3})?\b/g,
  },
  {name: 'token', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g},
  {name: 'hash', pattern: /\b[0-9a-f]{32,}\b/g},
  {name: 'duration', pattern: /\b\d+(?:\.\d+)? ?ms\b/g},
];

/** A document id: 24 small letters and digits, some of each. */
export const documentId = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z][a-z0-9]{23}\b/g;

/**
 * Returns a text without what differs between runs: times, tokens, hashes and durations become their kind, document ids become
 * numbers in the order in which they appear.
 */
export function normalise(text: string): string {
  const ids = new Map<string, number>();
  let result = text;
  for (const {name, pattern} of patterns) {
    result = result.replace(pattern, `<${name}>`);
  }
  return result.replace(documentId, (id) => {
    ids.set(id, ids.get(id) ?? ids.size + 1);
    return `<document ${ids.get(id)}>`;
  });
}
