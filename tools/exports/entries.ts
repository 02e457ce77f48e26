import type {CodeReference} from '../../src/code-references/reference';
import type {SourceTree} from '../strapi/resolve';
import {strapiPackages} from '../../src/strapi/packages';
import type {ReflectionSymbolId, TypeScript as ts} from 'typedoc';
import {signaturesOf} from './members';
import type {Model, Reflection} from './model';

/** What an export is to its reader; decides where it is documented. */
type ExportKind =
  | 'class'
  | 'component'
  | 'constant'
  | 'function'
  | 'hook'
  | 'interface'
  | 'namespace'
  | 'type'
  /** Whatever TypeDoc knows and we have no words for, such as an enumeration. */
  | 'other';

/** One documented export. */
export type Entry = {
  name: string;
  kind: ExportKind;
  /** Address of its page. */
  route: string;
  /** The module it is documented with, and others that export it too. */
  module: string;
  alsoIn: string[];
  /** Exported as a type, whatever it is in the source. */
  typeOnly: boolean;
  reflection: Reflection;
  /** What TypeScript knows of it. */
  symbol: ts.Symbol;
  /** The namespace that shares the name of a constant. */
  namespace?: Reflection;
  /** Where the source defines it; without symbol where that is not to be named, as in a destructured constant. */
  source: CodeReference;
  /** Stability tags of the source: `@alpha`, `@internal`, … */
  tags: string[];
};

/** Path in the monorepo of a symbol of a Strapi package; undefined for the packages of others. */
export function locate(
  {packageName, packagePath, qualifiedName}: ReflectionSymbolId,
  tree: SourceTree,
): CodeReference | undefined {
  const directory = strapiPackages.find(({name}) => name === packageName)?.directory;
  if (!directory) {
    return undefined;
  }
  const base = packagePath.replace(/^dist\//, '').replace(/\.d\.ts$|\.tsx?$/, '');
  const path = ['ts', 'tsx']
    .map((extension) => `${directory}/${base}.${extension}`)
    .find((candidate) => tree.has(candidate));
  if (!path) {
    return undefined;
  }
  const symbol = qualifiedName || undefined;
  return symbol && 'file' in tree.resolve({path, symbol}) ? {path, symbol} : {path};
}

const stabilityTags = ['@alpha', '@beta', '@experimental', '@internal', '@private'] as const;

function tagsOf(reflection: Reflection): string[] {
  const {comment, signatures = []} = reflection;
  const comments = [comment, ...signatures.map((signature) => signature.comment)];
  return stabilityTags.filter((tag) => comments.some((each) => each?.hasModifier(tag)));
}

function kindOf(
  reflection: Reflection,
  isClass: boolean,
  namespace: unknown,
  {typedoc}: Model,
): ExportKind {
  const {name, kind} = reflection;
  const {ReflectionKind} = typedoc;
  if (isClass) {
    return 'class';
  }
  if (kind === ReflectionKind.Interface) {
    return 'interface';
  }
  if (kind === ReflectionKind.TypeAlias) {
    return 'type';
  }
  if (kind !== ReflectionKind.Variable && kind !== ReflectionKind.Function) {
    return 'other';
  }
  if (namespace) {
    return 'namespace';
  }
  if (/^(?:unstable_|private_)?use[A-Z]/.test(name)) {
    return 'hook';
  }
  if (/^(?:unstable_|private_)?[A-Z][a-z]/.test(name)) {
    return 'component';
  }
  // The declarations spell many functions as constants.
  return signaturesOf(reflection).length > 0 ? 'function' : 'constant';
}

/** Folder of an export's page. A component that is an object of others, such as Page, is a variable. */
function folderOf(kind: ExportKind, {type}: Reflection): string {
  const isObject = type?.type === 'reflection' && !type.declaration.signatures;
  const folders: Record<ExportKind, string> = {
    class: 'classes',
    component: isObject ? 'variables' : 'functions',
    constant: 'variables',
    function: 'functions',
    hook: 'functions',
    interface: 'interfaces',
    namespace: 'namespaces',
    other: 'other',
    type: 'types',
  };
  return folders[kind];
}

/** Names in the order of an index: capitals do not matter, prefixes do not either. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => name.replace(/^(?:unstable|private)_/, ''));
  return first!.localeCompare(second!, 'en') || (a < b ? -1 : 1);
}

function entryOf(symbol: ts.Symbol, module: string, model: Model, tree: SourceTree): Entry {
  const {project, context, typedoc} = model;
  const {ReflectionKind, TypeScript} = typedoc;
  const id = context.createSymbolId(symbol);
  const found = (project.getReflectionsFromSymbolId(id) as Reflection[]).filter(
    ({kind, parent}) =>
      kind !== ReflectionKind.Reference &&
      parent?.kindOf(ReflectionKind.SomeModule | ReflectionKind.Project),
  );
  // A namespace is documented with the constant of its name.
  const reflection = found.find(({kind}) => kind !== ReflectionKind.Namespace) ?? found[0]!;
  const namespace = found.find((other) => other !== reflection);
  const {name, kind: number} = reflection;
  const source = locate(id, tree);
  if (!source) {
    throw new Error(`${name} comes from ${id.packageName}, which is not ours.`);
  }
  const isClass = (symbol.flags & TypeScript.SymbolFlags.Class) !== 0;
  const typeOnly = number === ReflectionKind.Interface || number === ReflectionKind.TypeAlias;
  const kind = kindOf(reflection, isClass, namespace, model);
  return {
    name,
    kind,
    route: `/exports/${folderOf(kind, reflection)}/${name}`,
    module,
    alsoIn: [],
    typeOnly,
    reflection,
    symbol,
    namespace,
    source,
    // The comment of a type can be that of the list that exports it, or of what it extends.
    tags: isClass || !typeOnly ? tagsOf(reflection) : [],
  };
}

/** Takes the exports of all entry points out of TypeDoc's model, sorted by name. */
export function collectEntries(model: Model, tree: SourceTree): Entry[] {
  const entries = new Map<ts.Symbol, Entry>();
  for (const {module, symbols} of model.modules) {
    for (const symbol of symbols) {
      const known = entries.get(symbol);
      if (known) {
        known.alsoIn.push(module);
      } else {
        entries.set(symbol, entryOf(symbol, module, model, tree));
      }
    }
  }
  return [...entries.values()].toSorted((a, b) => compareNames(a.name, b.name));
}
