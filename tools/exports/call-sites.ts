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

/** A use of an export: the local name of the import, in one file. */
type Use = {entry: Entry; file: string; symbol?: string; isValue: boolean};

/** Names by which files import exports, and what each stands for. */
class Names {
  readonly #byModule = new Map<string, Entry>();
  readonly #bySource = new Map<string, Entry>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      for (const module of [entry.module, ...entry.alsoIn]) {
        this.#byModule.set(`${module}#${entry.name}`, entry);
      }
      this.#bySource.set(`${entry.source.path}#${entry.source.symbol ?? entry.name}`, entry);
    }
  }

  /** The export that a file imports. */
  find(file: string, module: string, name: string, tree: SourceTree): Entry | undefined {
    if (!module.startsWith('.')) {
      return this.#byModule.get(`${MODULES[module] ?? module}#${name}`);
    }
    const base = path.posix.join(path.posix.dirname(file), module);
    return ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .filter((ending) => this.#bySource.has(`${base}${ending}#${name}`))
      .filter((ending) => tree.has(`${base}${ending}`))
      .map((ending) => this.#bySource.get(`${base}${ending}#${name}`))[0];
  }
}

/** The exports that a file imports, by their local names. */
function importsOf(
  source: ts.SourceFile,
  file: string,
  names: Names,
  tree: SourceTree,
): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      const module = (
        (bindings.parent.parent as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral
      ).text;
      for (const {name, propertyName} of bindings.elements) {
        const entry = names.find(file, module, (propertyName ?? name).text, tree);
        if (entry) {
          found.set(name.text, entry);
        }
      }
    }
  }
  return found;
}

/** The name of a statement of a file, as a reference names it. */
function symbolOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const [{name} = {name: undefined}] = statement.declarationList.declarations;
    return name && ts.isIdentifier(name) ? name.text : undefined;
  }
  const {name} = statement as ts.Statement & {name?: ts.Node};
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

function usesIn(file: string, text: string, names: Names, tree: SourceTree): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source, file, names, tree);
  const uses = new Map<Entry, Use>();
  for (const statement of imports.size === 0 ? [] : source.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      continue;
    }
    const symbol = symbolOf(statement);
    const visit = (node: ts.Node): void => {
      const entry = ts.isIdentifier(node) ? imports.get(node.text) : undefined;
      if (entry && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
        const isValue =
          !ts.isTypeReferenceNode(node.parent) && !ts.isPropertyAssignment(node.parent);
        const known = uses.get(entry);
        if (!known || (isValue && !known.isValue)) {
          uses.set(entry, {entry, file, symbol, isValue});
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return [...uses.values()];
}

function packageOf(file: string): string | undefined {
  return strapiPackages.find(({directory}) => file.startsWith(`${directory}/`))?.name;
}

/** The most telling first: other packages before its own, each package once before one comes again, calls before types. */
function choose(uses: readonly Use[], own: string | undefined): Use[] {
  const rounds = new Map<string | undefined, number>();
  return uses
    .toSorted((a, b) => Number(b.isValue) - Number(a.isValue) || (a.file < b.file ? -1 : 1))
    .map((use) => {
      const name = packageOf(use.file);
      const round = rounds.get(name) ?? 0;
      rounds.set(name, round + 1);
      return {use, rank: round * 2 + Number(name === own)};
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, LIMIT)
    .map(({use}) => use);
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
  const names = new Names(entries);
  const files = readdirSync(path.join(sourceDir, 'packages'), {recursive: true, encoding: 'utf8'})
    .map((name) => `packages/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !OTHER_FILES.test(name))
    .toSorted();
  const uses = files.flatMap((file) => {
    const text = readFileSync(path.join(sourceDir, file), 'utf8');
    return /\badmin\//.test(file) ? usesIn(file, text, names, tree) : [];
  });
  return new Map(
    entries.map((entry) => {
      const own = uses.filter((use) => use.entry === entry && use.file !== entry.source.path);
      return [
        entry,
        choose(own, packageOf(entry.source.path)).map(({file, symbol}) => {
          const reference = {path: file, symbol};
          const isNamed = symbol !== undefined && 'file' in tree.resolve(reference);
          return {reference: isNamed ? reference : {path: file}, packageName: packageOf(file)!};
        }),
      ];
    }),
  );
}
