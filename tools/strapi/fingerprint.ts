import ts from 'typescript-api';

/** Tokens that the structure of the tree says already, and that formatters add and take away. */
const implied: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.CloseParenToken,
]);

/** The text of JSX as React renders it: line breaks and the indentation around them are not in it. */
function renderedText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

function isImplied(node: ts.Node): boolean {
  const {kind, parent} = node;
  if (implied.has(kind)) {
    // Which of its three places a `for` fills is said by its semicolons alone.
    return !(kind === ts.SyntaxKind.SemicolonToken && ts.isForStatement(parent));
  }
  // The bar or ampersand between types, which may also be in front of the first.
  return (
    (kind === ts.SyntaxKind.BarToken || kind === ts.SyntaxKind.AmpersandToken) &&
    ts.isTypeNode(parent)
  );
}

/** Text of a node without parts: the value of a string without its quotes, a name, a keyword, an operator. */
function leafText(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isJsxText(node)) {
    return renderedText(node.text);
  }
  return ts.isStringLiteral(node) ? JSON.stringify(node.text) : node.getText(file);
}

function write(node: ts.Node, file: ts.SourceFile, parts: string[]): void {
  if (ts.isJSDoc(node) || ts.isEmptyStatement(node) || isImplied(node)) {
    return;
  }
  const children = node.getChildren(file);
  if (ts.isParenthesizedExpression(node) || ts.isParenthesizedTypeNode(node)) {
    // What they group is in the tree.
    children.forEach((child) => write(child, file, parts));
    return;
  }
  if (children.length === 0 && node.kind !== ts.SyntaxKind.SyntaxList) {
    const text = leafText(node, file);
    if (text !== '' || ts.isOmittedExpression(node)) {
      parts.push(text, '\0');
    }
    return;
  }
  // The tree is written with its brackets, so that (a + b) * c and a + b * c differ.
  parts.push(String(node.kind), '(');
  children.forEach((child) => write(child, file, parts));
  parts.push(')');
}

/**
 * Returns a text that is the same for code that differs only in comments and formatting: white space, line breaks, quotes,
 * semicolons, trailing commas, parentheses that change nothing, a bar in front of the first type of a union.
 */
export function fingerprint(node: ts.Node, file: ts.SourceFile): string {
  const parts: string[] = [];
  write(node, file, parts);
  return parts.join('');
}
