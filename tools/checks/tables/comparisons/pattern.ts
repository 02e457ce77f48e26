/**
 * Returns the names that a text with holes can be, and those that can be the text with holes of their own; the text itself
 * when there is none.
 */
export function findNames(
  names: readonly string[],
  text: string,
  hole: RegExp,
  holeOfNames?: RegExp,
): string[] {
  const shown = toPattern(text, hole);
  const found = names.filter(
    (name) => shown.test(name) || (holeOfNames && toPattern(name, holeOfNames).test(text)),
  );
  return found.length > 0 ? found : [text];
}

/** Returns what a text with holes can be when each of them holds something. */
export function toPattern(text: string, hole: RegExp): RegExp {
  const pieces = text.split(hole).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.+')}$`, 's');
}
