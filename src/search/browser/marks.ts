/** A piece of a text, and whether it is one of the searched terms. */
export type Piece = {text: string; isMatch: boolean};

function escapeForPattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** The last letter or digit of a text. */
const WORD_AT_END = /[\p{L}\p{N}]$/u;

/** Terms with fewer letters are found at the beginning of a word only. */
const LENGTH_ANYWHERE = 4;

/** True when a term is not marked where it was found: it is short, and within a word. */
export function isInsideWord(text: string, index: number, {length}: string): boolean {
  // A letter has one place or two.
  return length < LENGTH_ANYWHERE && WORD_AT_END.test(text.slice(Math.max(0, index - 2), index));
}

/** Returns the places in a text where terms are. */
export type Finder = (text: string) => {index: number; text: string}[];

/**
 * Returns what finds these terms in a text: short ones at the beginning of a word only, longer ones everywhere. Undefined
 * when there is nothing to find.
 */
export function finderOf(terms: readonly string[]): Finder | undefined {
  const alternatives = [...new Set(terms)]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeForPattern);
  if (alternatives.length === 0) {
    return undefined;
  }
  const pattern = new RegExp(alternatives.join('|'), 'giu');
  return (content) => {
    const matches: ReturnType<Finder> = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(content); match; match = pattern.exec(content)) {
      const {index, 0: text} = match;
      // Not in the pattern itself: letters of all alphabets take many times as long to compile.
      if (isInsideWord(content, index, text)) {
        // The next letter, which may begin a longer term.
        pattern.lastIndex = index + (content.codePointAt(index)! > 0xff_ff ? 2 : 1);
      } else {
        matches.push({index, text});
      }
    }
    return matches;
  };
}

/** Cuts a text at its terms. The pieces, put together, are the text. */
export function markTerms(content: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {index, text} of finderOf(terms)?.(content) ?? []) {
    if (index > end) {
      pieces.push({text: content.slice(end, index), isMatch: false});
    }
    pieces.push({text, isMatch: true});
    end = index + text.length;
  }
  if (end < content.length) {
    pieces.push({text: content.slice(end), isMatch: false});
  }
  return pieces;
}
