import ts from 'typescript-api';
import {compareFiles} from './files';
import {toPattern} from './pattern';

/** Stands for a value in the name of an event. */
const HOLE = '…';

/** Returns the first argument of each call of `emit`, or of the constant that it is, if that is a text. */
function emittedNames(file: ts.SourceFile): string[] {
  const constants = new Map<string, ts.Expression>();
  const names: string[] = [];
  const add = (name: ts.Expression | undefined): void => {
    if (name && ts.isStringLiteralLike(name)) {
      names.push(name.text);
    } else if (name && ts.isTemplateExpression(name)) {
      const rest = name.templateSpans.map(({literal}) => HOLE + literal.text);
      names.push(name.head.text + rest.join(''));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    } else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'emit'
    ) {
      const [name] = node.arguments;
      add(name && ts.isIdentifier(name) ? constants.get(name.text) : name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** The events that files emit by name; `*` in a table stands for the rest of names. */
export const events = compareFiles(
  emittedNames,
  (names) => (texts) =>
    texts.flatMap((text) => {
      const shown = toPattern(text, /\*/);
      const found = names.filter((name) => shown.test(name) || toPattern(name, /…/).test(text));
      return found.length > 0 ? found : [text];
    }),
);
