import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import type {CodeReference} from '../../src/code-references/reference';
import {strapiPackages} from '../../src/strapi/packages';
import type {SourceTree} from '../strapi/resolve';
import type {Entry} from './entries';

/** A place in the published source that uses an export. */
export type CallSite = {reference: CodeReference; packageName: string};

/** So many places are shown. */
const LIMIT = 5;

/** Tests, stories and declarations call nothing that a reader of the panel meets. */
const OTHER_FILES =
  /(?:^|\/)(?:__mocks__|__tests__|tests?|stories)\/|\.(?:d|test|spec|stories)\.tsx?$/;

/** Modules through which Strapi's own packages import what the documented modules export. */
const MODULES: Record<string, string> = {
  '@strapi/admin/strapi-admin': '@strapi/strapi/admin',
  '@strapi/content-type-builder/strapi-admin': '@strapi/strapi/admin',
};

/** A use of an export in a file: the statement it is in, and whether it is more than a type. */
type Use = {entry: Entry; file: string; symbol?: string; isValue: boolean};

/** Finds the export that a file imports: by the module, or by the file that defines the export. */
type Find = (file: string, module: string, name: string) => Entry | undefined;

function createFind(entries: readonly Entry[]): Find {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const {module, alsoIn, name, source} = entry;
    for (const each of [module, ...alsoIn]) {
      known.set(`${each}#${name}`, entry);
    }
    known.set(`${source.path.replace(/(?:\/index)?\.tsx?$/, '')}#${source.symbol ?? name}`, entry);
  }
  return (file, module, name) => {
    const isPath = module.startsWith('.');
    const from = isPath ? path.posix.join(path.posix.dirname(file), module) : MODULES[module];
    return known.get(`${from ?? module}#${name}`);
  };
}

/** The exports that a file imports, by their local names. */
function importsOf({statements, fileName}: ts.SourceFile, find: Find): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const {importClause, moduleSpecifier} of statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    const {text: module} = moduleSpecifier as ts.StringLiteral;
    for (const {name, propertyName} of bindings && ts.isNamedImports(bindings)
      ? bindings.elements
      : []) {
      const entry = find(fileName, module, (propertyName ?? name).text);
      if (entry) {
        found.set(name.text, entry);
      }
    }
  }
  return found;
}

/** The name of a statement of a file, as a reference names it. */
function symbolOf(statement: ts.Statement): string | undefined {
  const {name} = (
    ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]! : statement
  ) as {name?: ts.Node};
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

function usesIn(file: string, text: string, find: Find): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source, find);
  const uses = new Map<Entry, Use>();
  const visit = (node: ts.Node, symbol: string | undefined): void => {
    const entry = ts.isIdentifier(node) ? imports.get(node.text) : undefined;
    // The name of a property, of an attribute or of a variable is only spelt like the import.
    if (entry && (node.parent as {name?: ts.Node}).name !== node) {
      const isValue = !ts.isPartOfTypeNode(node) && !ts.isTypeQueryNode(node.parent);
      const known = uses.get(entry);
      if (!known || (isValue && !known.isValue)) {
        uses.set(entry, {entry, file, symbol, isValue});
      }
    }
    ts.forEachChild(node, (child) => visit(child, symbol));
  };
  for (const statement of imports.size === 0 ? [] : source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) {
      visit(statement, symbolOf(statement));
    }
  }
  return [...uses.values()];
}

function packageOf(file: string): string | undefined {
  return strapiPackages.find(({directory}) => file.startsWith(`${directory}/`))?.name;
}

/** The most telling first: other packages before its own, each package once before one comes again, calls before types. */
function choose(uses: readonly Use[], own: string | undefined): Use[] {
  const sorted = uses.toSorted(
    (a, b) => Number(b.isValue) - Number(a.isValue) || (a.file < b.file ? -1 : 1),
  );
  const rank = (use: Use) => {
    const name = packageOf(use.file);
    const round = sorted.filter(({file}) => packageOf(file) === name).indexOf(use);
    return round * 2 + Number(name === own);
  };
  return sorted.toSorted((a, b) => rank(a) - rank(b)).slice(0, LIMIT);
}

/**
 * Finds where the published source uses the exports: imports by a module or by the file that defines the export, and what is
 * done with them. Tests are left out.
 */
export function findCallSites(
  entries: readonly Entry[],
  sourceDir: string,
  tree: SourceTree,
): ReadonlyMap<Entry, CallSite[]> {
  const find = createFind(entries);
  const uses = readdirSync(path.join(sourceDir, 'packages'), {recursive: true, encoding: 'utf8'})
    .map((name) => `packages/${name.split(path.sep).join('/')}`)
    .filter((file) => /\badmin\/.*\.tsx?$/.test(file) && !OTHER_FILES.test(file))
    .flatMap((file) => usesIn(file, readFileSync(path.join(sourceDir, file), 'utf8'), find));
  const siteOf = ({file, symbol}: Use): CallSite => {
    const isNamed = symbol !== undefined && 'file' in tree.resolve({path: file, symbol});
    return {reference: {path: file, ...(isNamed && {symbol})}, packageName: packageOf(file)!};
  };
  return new Map(
    entries.map((entry) => {
      const {path: defined} = entry.source;
      const own = uses.filter((use) => use.entry === entry && use.file !== defined);
      return [entry, choose(own, packageOf(defined)).map(siteOf)];
    }),
  );
}
