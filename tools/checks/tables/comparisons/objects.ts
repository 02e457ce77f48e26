import ts from 'typescript-api';

/** Returns the objects in the code of files that have all of these properties as strings. */
export function objectsWith<Name extends string>(
  files: readonly ts.SourceFile[],
  ...names: readonly Name[]
): Record<Name, string>[] {
  const found: Record<Name, string>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const strings = new Map<string, string>();
      for (const property of node.properties) {
        if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)) {
          strings.set(property.name.getText(), property.initializer.text);
        }
      }
      if (names.every((name) => strings.has(name))) {
        found.push(
          Object.fromEntries(names.map((name) => [name, strings.get(name)])) as Record<
            Name,
            string
          >,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return found;
}
