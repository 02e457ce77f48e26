/** Where an identifier may go on in the next line: after a slash, before a dot, before a capital. */
const POINTS =
  /(?<=[^\s/]\/)(?=[^\s/])|(?<=[^\s./])(?=\.[^\s./])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** No piece is shorter: a line with a letter or two of an identifier helps nobody. */
const SHORTEST_PIECE = 3;

/** The longest identifier that stays whole: it fits the sidebar, the table of contents and a heading on a phone. */
const LONGEST_WHOLE = 14;

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  for (const piece of word.split(POINTS)) {
    if (
      pieces.length > 0 &&
      (piece.length < SHORTEST_PIECE || pieces.at(-1)!.length < SHORTEST_PIECE)
    ) {
      pieces[pieces.length - 1] += piece;
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

/**
 * Cuts a text where its long identifiers may break. The pieces, put together, are the text.
 *
 * @param longestWhole how many letters an identifier may have to stay whole
 */
export function breakPieces(text: string, longestWhole: number = LONGEST_WHOLE): string[] {
  const pieces = [''];
  for (const word of text.split(/(?<=\s)|(?=\s)/u)) {
    const [first, ...others] = word.length > longestWhole ? piecesOf(word) : [word];
    pieces[pieces.length - 1] += first!;
    pieces.push(...others);
  }
  return pieces;
}

/** Tags and character references of HTML, which stay as they are, and the text between them. */
const HTML_PARTS = /<[^>]*>|&[^;\s]+;|[^<&]+|[<&]/gu;

/** Returns HTML in which long identifiers have `<wbr>` where they may break. What it says and a copy of it stay the same. */
export const withBreaks = (html: string): string =>
  html.replace(HTML_PARTS, (part) =>
    part.startsWith('<') || part.startsWith('&') ? part : breakPieces(part).join('<wbr>'),
  );
