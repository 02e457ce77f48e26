import type {PrismTheme} from 'prism-react-renderer';

/** Kinds of words in code, each with a colour of its own (`--code-*` in src/css/tokens.css), and what Prism calls them. */
const kinds: Record<string, readonly string[]> = {
  comment: ['comment', 'prolog', 'cdata'],
  keyword: ['keyword', 'builtin', 'atrule', 'important', 'selector'],
  string: ['string', 'char', 'attr-value', 'url', 'inserted'],
  number: ['number', 'boolean', 'constant', 'symbol', 'regex'],
  function: ['function', 'tag'],
  type: ['class-name', 'maybe-class-name', 'attr-name', 'property'],
  punctuation: ['punctuation', 'operator'],
  deleted: ['deleted'],
};

const classes = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, `code-${kind}`])),
);

/**
 * Returns the class that colours a token of Prism; undefined for one that is plain text. Of several types the last one with
 * a colour counts: it is the innermost.
 */
export function classOfToken(types: readonly string[]): string | undefined {
  return types.map((type) => classes.get(type)).findLast(Boolean);
}

/** Highlight theme without styles: src/css/content.css colours the classes of the tokens, in both modes. */
export const prismTheme: PrismTheme = {plain: {}, styles: []};
