import ts from 'typescript-api';
import {compareFiles} from './files';
import {findNames} from './pattern';

/** Stands for a value in the name of an event. */
const HOLE = '…';

/** Returns the text of an expression, with holes for values. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => HOLE + literal.text).join('');
  }
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Returns the first argument of each call of `emit` or `emitEvent`, or the text of the constant or property that it names. */
function emittedNames(files: readonly ts.SourceFile[]): string[] {
  const constants = new Map<string, string>();
  const emitted: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer) {
      const text = textOf(node.initializer);
      if (text !== undefined) {
        constants.set(node.name.getText(), text);
      }
    } else if (ts.isCallExpression(node) && /\bemit(?:Event)?$/.test(node.expression.getText())) {
      emitted.push(...node.arguments.slice(0, 1));
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return emitted.flatMap((name) => {
    const text = ts.isPropertyAccessExpression(name) ? name.name.text : name.getText();
    return textOf(name) ?? constants.get(text) ?? [];
  });
}

/** The events that files emit by name; `*` in a table stands for the rest of names. */
export const events = compareFiles(
  emittedNames,
  (names) => (texts) => texts.flatMap((text) => findNames(names, text, /\*/, /…/)),
);
