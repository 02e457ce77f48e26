/** Returns what a text with holes can be when each of them holds something. */
export function toPattern(text: string, hole: RegExp): RegExp {
  const pieces = text.split(hole).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.+')}$`, 's');
}
