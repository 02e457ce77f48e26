import {createHash} from 'node:crypto';
import ts from 'typescript-api';
import type {SymbolKind} from '../../src/code-references/manifest';
import {fingerprint} from './fingerprint';

/** A symbol that was found in a file. */
export type FoundSymbol = {
  kind: SymbolKind;
  /** Offsets of its text in the file, without the comment before it. */
  start: number;
  end: number;
  /** Hash of its code without comments and formatting. */
  hash: string;
};

type Declaration = {name: string; kind: SymbolKind; node: ts.Node};

/** Longest way into nested declarations that is offered as a suggestion. */
const suggestionDepth = 2;

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function hashNodes(nodes: ts.Node[], file: ts.SourceFile): string {
  return sha(nodes.map((node) => fingerprint(node, file)).join('\n'));
}

function nameOf(name: ts.PropertyName | ts.BindingName | ts.ModuleName): string | undefined {
  if (ts.isComputedPropertyName(name)) {
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  }
  return ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name) ? undefined : name.text;
}

/** Takes away what only wraps an expression or a type: parentheses, `as`, `satisfies`, `!`. */
function unwrap(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ||
    ts.isParenthesizedTypeNode(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrap(ts.isParenthesizedTypeNode(node) ? node.type : node.expression)
    : node;
}

function declare(
  name: ts.PropertyName | ts.BindingName | ts.ModuleName | undefined,
  kind: SymbolKind,
  node: ts.Node,
): Declaration[] {
  const text = name && nameOf(name);
  return text ? [{name: text, kind, node}] : [];
}

function isFunctionLike(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function variablesOf(statement: ts.VariableStatement): Declaration[] {
  const {declarations, flags} = statement.declarationList;
  return declarations.flatMap((declaration) => {
    const value = declaration.initializer && unwrap(declaration.initializer);
    const constant = flags & ts.NodeFlags.Const ? 'constant' : 'variable';
    const kind = value && isFunctionLike(value) ? 'function' : constant;
    // A statement with one declaration is cited as a whole, `export const` included.
    return declare(declaration.name, kind, declarations.length === 1 ? statement : declaration);
  });
}

/** `module.exports = …` and `exports.name = …` of JavaScript files. */
function commonJsExport(node: ts.Expression): Declaration[] {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) {
    return [];
  }
  const target = node.left.getText();
  if (target === 'module.exports') {
    return [{name: 'default', kind: 'constant', node}];
  }
  return /^(?:module\.)?exports\.\w+$/.test(target)
    ? [{name: node.left.name.text, kind: 'constant', node}]
    : [];
}

type NamedStatement = ts.Statement & {
  name?: ts.PropertyName | ts.ModuleName;
  modifiers?: ts.NodeArray<ts.ModifierLike>;
};

const statementKinds = new Map<ts.SyntaxKind, SymbolKind>([
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.ModuleDeclaration, 'namespace'],
]);

function statementDeclarations(statement: ts.Statement): Declaration[] {
  if (ts.isVariableStatement(statement)) {
    return variablesOf(statement);
  }
  const kind = statementKinds.get(statement.kind);
  if (kind) {
    const {name, modifiers} = statement as NamedStatement;
    const isDefault = modifiers?.some(({kind: word}) => word === ts.SyntaxKind.DefaultKeyword);
    return [
      ...declare(name, kind, statement),
      ...(isDefault ? [{name: 'default', kind, node: statement}] : []),
    ];
  }
  if (ts.isExportAssignment(statement)) {
    const value = unwrap(statement.expression);
    return [
      {name: 'default', kind: isFunctionLike(value) ? 'function' : 'constant', node: statement},
    ];
  }
  if (ts.isExportDeclaration(statement) && statement.exportClause) {
    const clause = statement.exportClause;
    const specifiers = ts.isNamedExports(clause) ? [...clause.elements] : [clause];
    return specifiers.map((specifier) => ({
      name: specifier.name.text,
      kind: 're-export',
      node: specifiers.length === 1 ? statement : specifier,
    }));
  }
  return ts.isExpressionStatement(statement) ? commonJsExport(statement.expression) : [];
}

/** Declarations in the statements of a body, and the members of the object it returns. */
function bodyDeclarations(statements: readonly ts.Statement[]): Declaration[] {
  return statements.flatMap((statement) =>
    ts.isReturnStatement(statement) && statement.expression
      ? membersOf(statement.expression)
      : statementDeclarations(statement),
  );
}

const memberKinds = new Map<ts.SyntaxKind, SymbolKind>([
  [ts.SyntaxKind.MethodDeclaration, 'method'],
  [ts.SyntaxKind.MethodSignature, 'method'],
  [ts.SyntaxKind.PropertyDeclaration, 'property'],
  [ts.SyntaxKind.PropertySignature, 'property'],
  [ts.SyntaxKind.PropertyAssignment, 'property'],
  [ts.SyntaxKind.ShorthandPropertyAssignment, 'property'],
  [ts.SyntaxKind.GetAccessor, 'accessor'],
  [ts.SyntaxKind.SetAccessor, 'accessor'],
  [ts.SyntaxKind.EnumMember, 'enum member'],
]);

function memberDeclaration(member: ts.Node & {name?: ts.PropertyName}): Declaration[] {
  if (ts.isConstructorDeclaration(member)) {
    return [{name: 'constructor', kind: 'constructor', node: member}];
  }
  const kind = memberKinds.get(member.kind);
  if (!kind || !member.name) {
    return [];
  }
  const isMethod =
    (ts.isPropertyAssignment(member) || ts.isPropertyDeclaration(member)) &&
    member.initializer &&
    isFunctionLike(unwrap(member.initializer));
  return declare(member.name, isMethod ? 'method' : kind, member);
}

/** What can be named below a node: members of types, classes and objects, and what functions declare or return. */
function membersOf(wrapped: ts.Node): Declaration[] {
  const node = unwrap(wrapped);
  if (ts.isSourceFile(node) || ts.isModuleBlock(node) || ts.isBlock(node)) {
    return bodyDeclarations(node.statements);
  }
  if (
    ts.isClassLike(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeLiteralNode(node)
  ) {
    return [...node.members].flatMap(memberDeclaration);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return [...node.properties].flatMap(memberDeclaration);
  }
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(membersOf);
  }
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap(membersOf);
  }
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType].flatMap(membersOf);
  }
  if (ts.isCallExpression(node)) {
    // Factories: `createCoreService(uid, ({strapi}) => ({ … }))`.
    return node.arguments.flatMap(membersOf);
  }
  if (ts.isModuleDeclaration(node) || ts.isFunctionLike(node)) {
    const body = 'body' in node ? node.body : undefined;
    return body ? membersOf(body as ts.Node) : [];
  }
  if (ts.isBinaryExpression(node)) {
    return membersOf(node.right);
  }
  if (ts.isExportAssignment(node)) {
    return membersOf(node.expression);
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return membersOf(node.type);
  }
  const inner =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
      ? (node.initializer ?? ('type' in node ? (node.type as ts.Node | undefined) : undefined))
      : ts.isPropertySignature(node)
        ? node.type
        : undefined;
  return inner ? membersOf(inner) : [];
}

/** Names in an expression that is nothing but a name, or a call of names with names. */
function namesIn(expression: ts.Node): string[] {
  const value = unwrap(expression);
  if (ts.isIdentifier(value)) {
    return [value.text];
  }
  return ts.isCallExpression(value) ? [value.expression, ...value.arguments].flatMap(namesIn) : [];
}

/** Names of other code of the file that a node only passes on: `export {a as b}`, `export default f(a)`, `{a, b: c}`. */
function passedOn(node: ts.Node): string[] {
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.flatMap(passedOn) : [];
  }
  if (ts.isExportSpecifier(node)) {
    return node.parent.parent.moduleSpecifier ? [] : [(node.propertyName ?? node.name).text];
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    return [node.name.text];
  }
  if (ts.isPropertyAssignment(node)) {
    const value = unwrap(node.initializer);
    return ts.isIdentifier(value) ? [value.text] : [];
  }
  return namesIn(ts.isExportAssignment(node) ? node.expression : node);
}

/** What a statement declares under a name, parts of a destructured value included. */
function declaredAs(statement: ts.Statement, name: string): ts.Node[] {
  if (ts.isExportAssignment(statement) || ts.isExportDeclaration(statement)) {
    return [];
  }
  const nodes = statementDeclarations(statement)
    .filter((declaration) => declaration.name === name)
    .map(({node}) => node);
  if (!ts.isVariableStatement(statement)) {
    return nodes;
  }
  const destructured = statement.declarationList.declarations.flatMap(
    ({name: pattern, initializer}) => {
      const elements = ts.isIdentifier(pattern) ? [] : [...pattern.elements];
      const found = elements.filter(
        (element) => ts.isBindingElement(element) && nameOf(element.name) === name,
      );
      return found.length > 0 && initializer ? [...found, initializer] : [];
    },
  );
  return [...nodes, ...destructured];
}

/** The nodes, and the code of the same file that they only pass on. */
function withPassedOn(nodes: readonly ts.Node[]): ts.Node[] {
  const all = new Set(nodes);
  // Grows while it is walked: what is passed on may pass on.
  for (const node of all) {
    for (const name of passedOn(node)) {
      let scope: ts.Node | undefined = node.parent;
      let found: ts.Node[] = [];
      while (scope && found.length === 0) {
        if (ts.isSourceFile(scope) || ts.isBlock(scope) || ts.isModuleBlock(scope)) {
          found = scope.statements.flatMap((statement) => declaredAs(statement, name));
        }
        scope = scope.parent;
      }
      found.forEach((declared) => all.add(declared));
    }
  }
  return [...all];
}

function isHidden(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(
    ({kind}) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
  );
}

/** The functions that a declaration is: itself, or what its variable or property holds, wrapped in a call or not. */
function functionsIn(wrapped: ts.Node): ts.SignatureDeclaration[] {
  const node = unwrap(wrapped);
  if (ts.isFunctionLike(node)) {
    return [node];
  }
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(functionsIn);
  }
  if (ts.isCallExpression(node)) {
    return node.arguments.flatMap(functionsIn);
  }
  const inner =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
      ? node.initializer
      : ts.isTypeAliasDeclaration(node)
        ? node.type
        : ts.isExportAssignment(node)
          ? node.expression
          : undefined;
  return inner ? functionsIn(inner) : [];
}

/** What a parameter is given under: its name, or those of the properties that are taken out of it. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) {
    return [name.text];
  }
  const elements: readonly ts.ArrayBindingElement[] = name.elements;
  return elements.filter(ts.isBindingElement).flatMap((element) => {
    const given = element.propertyName && nameOf(element.propertyName);
    return given === undefined ? boundNames(element.name) : [given];
  });
}

/** A file taken apart, ready to be asked for its symbols. */
export class ParsedFile {
  readonly #file: ts.SourceFile;

  /** @param name file name with its extension, which says how the text is parsed */
  constructor(name: string, text: string) {
    const kind = /\.[cm]?jsx?$/.test(name) ? ts.ScriptKind.JSX : undefined;
    this.#file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  }

  /** The syntax of the whole file. */
  get syntax(): ts.SourceFile {
    return this.#file;
  }

  /** Hash of the whole file without comments and formatting. */
  get hash(): string {
    return hashNodes([this.#file], this.#file);
  }

  /** Line of an offset, from 1, and its column, from 0. */
  position(offset: number): {line: number; column: number} {
    const {line, character} = this.#file.getLineAndCharacterOfPosition(offset);
    return {line: line + 1, column: character};
  }

  /** The declarations of a dotted name. */
  #declarations(symbol: string): Declaration[] {
    let scopes: ts.Node[] = [this.#file];
    let found: Declaration[] = [];
    for (const name of symbol.split('.')) {
      found = scopes.flatMap(membersOf).filter((declaration) => declaration.name === name);
      scopes = found.map(({node}) => node);
    }
    return found;
  }

  /**
   * Finds a symbol by its dotted name. Overloads count as one symbol; of other declarations that share a name (an interface
   * and a constant) the first gives the place, and all of them the hash. The hash covers what a symbol only passes on, too.
   */
  find(symbol: string): FoundSymbol | undefined {
    const found = this.#declarations(symbol);
    const [main] = found;
    if (!main) {
      return undefined;
    }
    const nodes = [...new Set(found.map(({node}) => node))];
    const isOverload = found.every(({kind}) => kind === 'function' || kind === 'method');
    return {
      kind: main.kind,
      start: main.node.getStart(this.#file),
      end: (isOverload ? nodes.at(-1)! : main.node).getEnd(),
      hash: hashNodes(withPassedOn(nodes), this.#file),
    };
  }

  /** The code of a symbol as its authors wrote it: declarations of one name, then what they only pass on. */
  text(symbol: string): string | undefined {
    const nodes = withPassedOn(this.#declarations(symbol).map(({node}) => node));
    return nodes.length === 0
      ? undefined
      : nodes.map((node) => node.getText(this.#file)).join('\n');
  }

  /** Names of the members of a symbol that its users see: no constructor, nothing private or protected. */
  members(symbol: string): string[] {
    const members = this.#declarations(symbol).flatMap(({node}) => membersOf(node));
    const visible = members.filter(
      ({name, kind, node}) => kind !== 'constructor' && !name.startsWith('#') && !isHidden(node),
    );
    return [...new Set(visible.map(({name}) => name))];
  }

  /** Names of the parameters of a function, and of what it takes out of them: `({id}, options)` has `id` and `options`. */
  parameters(symbol: string): string[] {
    return [
      ...new Set(
        this.#declarations(symbol)
          .flatMap(({node}) => functionsIn(node))
          .flatMap(({parameters}) => parameters.flatMap(({name}) => boundNames(name))),
      ),
    ];
  }

  /** Properties of an object literal with the text of their values. */
  values(symbol: string): Map<string, string> {
    const members = this.#declarations(symbol).flatMap(({node}) => membersOf(node));
    return new Map(
      members.flatMap(({name, node}): [string, string][] =>
        ts.isPropertyAssignment(node) ? [[name, unwrap(node.initializer).getText(this.#file)]] : [],
      ),
    );
  }

  /** Names of all properties and parameters in a symbol: of objects and types in it, those that it reads, and those that types pick. */
  keys(symbol: string): string[] {
    const keys = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (memberKinds.has(node.kind)) {
        memberDeclaration(node).forEach(({name}) => keys.add(name));
      } else if (ts.isPropertyAccessExpression(node)) {
        keys.add(node.name.text);
      } else if (ts.isParameter(node) && ts.isIdentifier(node.name)) {
        keys.add(node.name.text);
      } else if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
        keys.add(node.literal.text);
      }
      ts.forEachChild(node, visit);
    };
    this.#declarations(symbol).forEach(({node}) => ts.forEachChild(node, visit));
    return [...keys];
  }

  /** All strings in a symbol that are values: elements, members of a union, of an enum, of an object; no property names. */
  strings(symbol: string): string[] {
    const strings = new Set<string>();
    const visit = (node: ts.Node): void => {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (ts.isStringLiteralLike(node) && !isName) {
        strings.add(node.text);
      }
      ts.forEachChild(node, visit);
    };
    for (const {node} of this.#declarations(symbol)) {
      visit(node);
    }
    return [...strings];
  }

  /** Dotted names of the symbols of the file, members included, down to the depth of a suggestion. */
  names(): string[] {
    const names = new Set<string>();
    const walk = (node: ts.Node, prefix: string, depth: number): void => {
      for (const declaration of membersOf(node)) {
        const name = `${prefix}${declaration.name}`;
        names.add(name);
        if (depth < suggestionDepth) {
          walk(declaration.node, `${name}.`, depth + 1);
        }
      }
    };
    walk(this.#file, '', 1);
    return [...names];
  }
}

/** Hash of a text that is no program (JSON, YAML, a list of names), without white space. */
export function hashText(text: string): string {
  return sha(text.replace(/\s+/g, ''));
}
