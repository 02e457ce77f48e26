import ts from 'typescript-api';

/** What a file declares. */
export type DeclaredSymbol = {
  name: string;
  /** Its first and last line. */
  line: number;
  end: number;
};

/** Statements whose declarations have one name. */
type NamedStatement = ts.Statement & {name?: ts.Identifier};

const NAMED = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
]);

/** Takes away what only wraps an expression. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

const isFunction = (node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Returns the methods of an object that an expression is, or that a function in it returns: those of a service. */
function methodsOf(wrapped: ts.Expression, depth = 0): ts.Node[] {
  const node = unwrap(wrapped);
  if (depth > 4) {
    return [];
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.filter(
      (property) =>
        ts.isMethodDeclaration(property) ||
        (ts.isPropertyAssignment(property) && isFunction(unwrap(property.initializer))),
    );
  }
  if (isFunction(node)) {
    if (!ts.isBlock(node.body)) {
      return methodsOf(node.body, depth + 1);
    }
    return node.body.statements.flatMap((statement) => declarationsOf(statement, depth + 1));
  }
  if (ts.isCallExpression(node)) {
    // Factories: `createCoreService(uid, ({strapi}) => ({ … }))`.
    return node.arguments.flatMap((argument) => methodsOf(argument, depth + 1));
  }
  return [];
}

/** Returns the nodes with a name that a statement declares: itself, and its methods. */
function declarationsOf(statement: ts.Statement, depth = 0): ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) => {
      const {initializer} = declaration;
      const isValue = initializer === undefined || depth === 0 || isFunction(unwrap(initializer));
      const nodes: ts.Node[] = ts.isIdentifier(declaration.name) && isValue ? [declaration] : [];
      return initializer ? [...nodes, ...methodsOf(initializer, depth + 1)] : nodes;
    });
  }
  if (ts.isClassDeclaration(statement)) {
    return [
      statement,
      ...statement.members.filter(
        (member) => ts.isMethodDeclaration(member) || ts.isAccessor(member),
      ),
    ];
  }
  if (ts.isExportAssignment(statement)) {
    return methodsOf(statement.expression, depth);
  }
  if (ts.isReturnStatement(statement)) {
    return statement.expression ? methodsOf(statement.expression, depth) : [];
  }
  if (ts.isFunctionDeclaration(statement)) {
    return [
      statement,
      ...(statement.body?.statements.flatMap((inner) =>
        depth < 2 ? declarationsOf(inner, depth + 2) : [],
      ) ?? []),
    ];
  }
  if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
    // `module.exports = …`
    return methodsOf(statement.expression.right, depth);
  }
  return depth === 0 && NAMED.has(statement.kind) ? [statement] : [];
}

/** Returns what a file declares at its top, and the methods of its classes and services, in the order of their lines. */
export function findSymbols(file: ts.SourceFile): DeclaredSymbol[] {
  const symbols = new Map<string, DeclaredSymbol>();
  for (const node of file.statements.flatMap((statement) => declarationsOf(statement))) {
    const {name} = node as ts.Node as NamedStatement;
    const isName = name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name));
    if (isName && /^[\w$]{3,}$/u.test(name.text) && !symbols.has(name.text)) {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
      const end = file.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
      symbols.set(name.text, {name: name.text, line: line + 1, end});
    }
  }
  return [...symbols.values()].toSorted((a, b) => a.line - b.line);
}
