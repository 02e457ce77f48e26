/** A piece of a text, and whether it is one of the searched terms. */
export type Piece = {text: string; isMatch: boolean};

function escapeForPattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/**
 * Returns a pattern that finds these terms in a text: short ones at the beginning of a word only, longer ones everywhere.
 * Undefined when there is nothing to find.
 */
export function patternOf(terms: readonly string[]): RegExp | undefined {
  const alternatives = [...new Set(terms)]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((term) =>
      term.length < 4
        ? String.raw`(?<![\p{L}\p{N}])${escapeForPattern(term)}`
        : escapeForPattern(term),
    );
  return alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'giu') : undefined;
}

/** Cuts a text at its terms. The pieces, put together, are the text. */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  const pattern = patternOf(terms);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    if (match.index > end) {
      pieces.push({text: text.slice(end, match.index), isMatch: false});
    }
    pieces.push({text: match[0], isMatch: true});
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    pieces.push({text: text.slice(end), isMatch: false});
  }
  return pieces;
}
