import type {TypeScript as ts} from 'typedoc';
import type {CodeReference} from '../../src/code-references/reference';
import type {SourceTree} from '../strapi/resolve';
import {type Entry, locate} from './entries';
import {type Model, nameOfDestructured} from './model';

/** What a name in a declaration stands for. */
export type Named = {
  symbol: ts.Symbol;
  /** Another export. */
  entry?: Entry;
  /** How it is imported; no package exports a type without it. */
  from?: {module: string; name: string};
  /** Whether a package of Strapi declares it. */
  isOwn: boolean;
};

/** Nobody outside can import the files of these packages, or the inner files of others. */
export const ownFile =
  /\/node_modules\/@strapi\/(?:admin|content-manager|content-type-builder|strapi)\//;
const innerModule = /\/dist\//;

/** The module of `import('module').Name`. */
function moduleOf({argument}: ts.ImportTypeNode): string {
  return ((argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text;
}

/** Takes the declarations of exports, and of the types that they name, out of the published files. */
export class Declarations {
  readonly #ts: typeof ts;
  readonly #checker: ts.TypeChecker;
  readonly #entries: ReadonlyMap<ts.Symbol, Entry>;
  /** The place of a symbol in the source of Strapi. */
  readonly source: (symbol: ts.Symbol) => CodeReference | undefined;

  constructor({typedoc, context}: Model, entries: readonly Entry[], tree: SourceTree) {
    this.#ts = typedoc.TypeScript;
    this.#checker = context.programs[0]!.getTypeChecker();
    this.#entries = new Map(entries.map((entry) => [entry.symbol, entry]));
    this.source = (symbol) => locate(context.createSymbolId(symbol), tree);
  }

  /** What the first name of a type stands for; undefined for what the language or the declaration itself brings. */
  #named(name: ts.Identifier): Named | undefined {
    const ts = this.#ts;
    const type = ts.findAncestor(name.parent, (node) => !ts.isQualifiedName(node))!;
    const module = ts.isImportTypeNode(type) ? moduleOf(type) : undefined;
    const local = this.#checker.getSymbolAtLocation(name);
    const declaration = local?.declarations?.[0];
    if (!local || !declaration) {
      return undefined;
    }
    const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
    const isOfFile =
      declaration.getSourceFile() === name.getSourceFile() &&
      (ts.isSourceFile(declaration.parent) || ts.isVariableDeclaration(declaration));
    if (!statement && !isOfFile && module === undefined) {
      return undefined;
    }
    const isAlias = (local.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? this.#checker.getAliasedSymbol(local) : local;
    // The types of a library may not be installed.
    const symbol = target.declarations ? target : local;
    const entry = this.#entries.get(symbol);
    if (entry) {
      return {symbol, entry, from: entry, isOwn: true};
    }
    const isOwn = ownFile.test(target.declarations?.[0]?.getSourceFile().fileName ?? '');
    const from = module ?? (statement?.moduleSpecifier as ts.StringLiteral | undefined)?.text;
    if (from === undefined || innerModule.test(from) || isOwn || symbol !== target) {
      return {symbol, isOwn};
    }
    const imported = ts.isNamespaceImport(declaration)
      ? '*'
      : ts.isImportClause(declaration)
        ? 'default'
        : (ts.isImportSpecifier(declaration) && declaration.propertyName?.text) || name.text;
    return {symbol, from: {module: from, name: imported}, isOwn};
  }

  /** The type of a function that a constant has; a hook can be declared with the name of one. */
  #functionType(type: ts.TypeNode): ts.FunctionTypeNode | undefined {
    const ts = this.#ts;
    if (!ts.isTypeReferenceNode(type)) {
      return ts.isFunctionTypeNode(type) ? type : undefined;
    }
    const [alias] = this.#checker.getSymbolAtLocation(type.typeName)?.declarations ?? [];
    return alias && ts.isTypeAliasDeclaration(alias) && ts.isFunctionTypeNode(alias.type)
      ? alias.type
      : undefined;
  }

  /** Whether users of a class or of a type do not see a member. */
  #isHidden(node: ts.Node): boolean {
    const ts = this.#ts;
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    return (
      (ts.isClassElement(node) || ts.isTypeElement(node)) &&
      // A name such as ['aria-label'] is computed too, but everybody can use it.
      ((node.name !== undefined &&
        ts.isComputedPropertyName(node.name) &&
        !ts.isStringLiteral(node.name.expression)) ||
        (ts.getCombinedModifierFlags(node as ts.Declaration) & hidden) !== 0)
    );
  }

  /**
   * Writes what a symbol declares.
   *
   * @param nameOf says how a name is written: that of the symbol itself, and those that have to be imported or declared
   */
  write(symbol: ts.Symbol, nameOf: (named: Named, local: string) => string): string {
    const ts = this.#ts;
    const typeList = (nodes: readonly ts.Node[] | undefined) =>
      nodes ? `<${nodes.map(write).join(', ')}>` : '';

    const writeName = (node: ts.Identifier): string => {
      const {parent, text} = node;
      if ((parent as ts.NamedDeclaration).name === node) {
        const isSelf = this.#checker.getSymbolAtLocation(node) === symbol;
        return isSelf ? nameOf({symbol, isOwn: true}, text) : text;
      }
      const isFirst = !ts.isQualifiedName(parent) || parent.left === node;
      const named = isFirst ? this.#named(node) : undefined;
      return named ? nameOf(named, text) : text;
    };

    const writeConstant = ({declarationList}: ts.VariableStatement): string => {
      const {name, type, initializer} = declarationList.declarations.find(
        (declaration) => this.#checker.getSymbolAtLocation(declaration.name) === symbol,
      )!;
      const call = type && this.#functionType(type);
      return call
        ? `declare function ${write(name)}${typeList(call.typeParameters)}(${call.parameters.map(write).join(', ')}): ${write(call.type)};`
        : `declare const ${write(name)}${type ? `: ${write(type)}` : ` = ${initializer!.getText()}`};`;
    };

    /** What is written in place of a node; undefined where it is written as it is. */
    const change = (node: ts.Node): string | undefined => {
      const {kind, parent} = node;
      if (
        kind === ts.SyntaxKind.ExportKeyword ||
        kind === ts.SyntaxKind.DefaultKeyword ||
        this.#isHidden(node)
      ) {
        return '';
      }
      if (ts.isIdentifier(node)) {
        return writeName(node);
      }
      if (ts.isImportTypeNode(node)) {
        // What the types of inner files are made of fills a page.
        const types = innerModule.test(moduleOf(node)) ? '' : typeList(node.typeArguments);
        return `${node.isTypeOf ? 'typeof ' : ''}${write(node.qualifier!)}${types}`;
      }
      if (ts.isVariableStatement(node)) {
        return writeConstant(node);
      }
      if (ts.isObjectBindingPattern(node)) {
        const {type} = parent as ts.ParameterDeclaration;
        return nameOfDestructured(type && ts.isTypeReferenceNode(type) ? type.getText() : '');
      }
      if (ts.isUnionTypeNode(node) && (parent as ts.ParameterDeclaration).questionToken) {
        // TypeScript adds it to what is optional.
        const types = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
        return types.map(write).join(' | ');
      }
      return undefined;
    };

    const write = (node: ts.Node): string => {
      const changed = change(node);
      if (changed !== undefined) {
        return changed;
      }
      const {text} = node.getSourceFile();
      let written = '';
      let end = node.getStart();
      ts.forEachChild(node, (child) => {
        written += text.slice(end, child.getStart()) + write(child);
        end = child.end;
      });
      return written + text.slice(end, node.end);
    };

    const statements = (symbol.declarations ?? []).map((declaration) =>
      write(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration),
    );
    const file = ts.createSourceFile('written.ts', statements.join('\n'), ts.ScriptTarget.Latest);
    return ts.createPrinter({removeComments: true}).printFile(file);
  }
}
