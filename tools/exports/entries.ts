import type {CodeReference} from '../../src/code-references/reference';
import type {SourceTree} from '../references/resolve';
import {strapiPackages} from '../../src/strapi/packages';
import type {EntryPoint} from './entry-points';
import {Kind, type Model, type Reflection, type SymbolId} from './model';

/** What an export is to its reader; decides where it is documented. */
export type ExportKind =
  'class' | 'component' | 'constant' | 'function' | 'hook' | 'interface' | 'namespace' | 'type';

/** One documented export. */
export type Entry = {
  name: string;
  kind: ExportKind;
  /** The module it is documented with, and others that export it too. */
  module: string;
  alsoIn: string[];
  /** Exported as a type, whatever it is in the source. */
  typeOnly: boolean;
  reflection: Reflection;
  /** The namespace that shares the name of a constant. */
  namespace?: Reflection;
  /** Where the source defines it; without symbol where that is not to be named, as in a destructured constant. */
  source: CodeReference;
  /** Stability tags of the source: `@alpha`, `@internal`, … */
  tags: string[];
};

/** Path in the monorepo of a symbol of a Strapi package; undefined for the packages of others. */
export function locate(
  {packageName, packagePath, qualifiedName}: SymbolId,
  tree: SourceTree,
): CodeReference | undefined {
  const directory = strapiPackages.find(({name}) => name === packageName)?.directory;
  if (!directory) {
    return undefined;
  }
  const base = packagePath.replace(/^dist\//, '').replace(/\.d\.ts$|\.tsx?$/, '');
  const path = [`${base}.ts`, `${base}.tsx`]
    .map((candidate) => `${directory}/${candidate}`)
    .find((candidate) => tree.has(candidate));
  if (!path) {
    return undefined;
  }
  const symbol = qualifiedName || undefined;
  return symbol && 'file' in tree.resolve({path, symbol}) ? {path, symbol} : {path};
}

const stabilityTags = ['@alpha', '@beta', '@experimental', '@internal', '@private'];

function tagsOf(reflections: (Reflection | undefined)[]): string[] {
  const comments = reflections.flatMap((reflection) => [
    reflection?.comment,
    ...(reflection?.signatures ?? []).map(({comment}) => comment),
  ]);
  const tags = new Set(
    comments.flatMap((comment) => [
      ...(comment?.modifierTags ?? []),
      ...(comment?.blockTags ?? []).map(({tag}) => tag),
    ]),
  );
  return stabilityTags.filter((tag) => tags.has(tag));
}

/** A constant with call signatures is a function; the declarations spell many functions as constants. */
function isCallable({kind, type}: Reflection): boolean {
  return (
    kind === Kind.function ||
    (type?.type === 'reflection' && (type.declaration.signatures?.length ?? 0) > 0)
  );
}

function kindOf(reflection: Reflection, isClass: boolean, hasNamespace: boolean): ExportKind {
  const {name, kind} = reflection;
  if (kind === Kind.class || isClass) {
    return 'class';
  }
  if (kind === Kind.interface) {
    return 'interface';
  }
  if (kind === Kind.type) {
    return 'type';
  }
  if (hasNamespace) {
    return 'namespace';
  }
  if (/^(?:unstable_|private_)?use[A-Z]/.test(name)) {
    return 'hook';
  }
  if (/^(?:unstable_|private_)?[A-Z][a-z]/.test(name)) {
    return 'component';
  }
  return isCallable(reflection) ? 'function' : 'constant';
}

function withoutPrefix(name: string): string {
  return name.replace(/^(?:unstable|private)_/, '').toLowerCase();
}

/** Names in the order of an index: capitals do not matter, prefixes do not either. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [withoutPrefix(a), withoutPrefix(b)];
  return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1;
}

/** The children of each entry point, in the order of the entry points. */
function exportsOf(model: Model, entryPoints: readonly EntryPoint[]): Reflection[][] {
  if (entryPoints.length === 1) {
    return [model.children];
  }
  return entryPoints.map(({packageName}) => {
    const found = model.children.find(({id}) => model.symbolIdMap[id]?.packageName === packageName);
    return found?.children ?? [];
  });
}

/** Takes the exports of all entry points out of TypeDoc's model, sorted by name. */
export function collectEntries(
  model: Model,
  entryPoints: readonly EntryPoint[],
  tree: SourceTree,
): Entry[] {
  const entries: Entry[] = [];
  const modules = exportsOf(model, entryPoints).map((children, index) => ({
    children,
    module: entryPoints[index]!.module,
  }));
  const order = entryPoints.map(({module}) => module);
  const aliases: {target: number; module: string}[] = [];
  for (const {children, module} of modules) {
    for (const reflection of children) {
      if (reflection.kind === Kind.reference) {
        aliases.push({target: reflection.target!, module});
        continue;
      }
      if (reflection.kind === Kind.namespace) {
        continue;
      }
      const namespace = children.find(
        (other) => other.kind === Kind.namespace && other.name === reflection.name,
      );
      const id = model.symbolIdMap[reflection.id]!;
      const source = locate(id, tree);
      if (!source) {
        throw new Error(`${reflection.name} comes from ${id.packageName}, which is not ours.`);
      }
      const resolved = source.symbol === undefined ? undefined : tree.resolve(source);
      const isClass =
        resolved !== undefined && 'symbol' in resolved && resolved.symbol?.kind === 'class';
      const isType = reflection.kind === Kind.interface || reflection.kind === Kind.type;
      entries.push({
        name: reflection.name,
        kind: kindOf(reflection, isClass, namespace !== undefined),
        module,
        alsoIn: [],
        typeOnly: isType,
        reflection,
        namespace,
        source,
        // The comment of a type can be that of the list that exports it, or of what it extends.
        tags: isClass || !isType ? tagsOf([reflection, namespace]) : [],
      });
    }
  }
  for (const {target, module} of aliases) {
    const entry = entries.find(({reflection}) => reflection.id === target);
    if (!entry) {
      throw new Error(`${module} exports a name of a module that is not documented.`);
    }
    // TypeDoc makes the reference in the module that it reads later; ours is the order of the entry points.
    const both = [entry.module, ...entry.alsoIn, module];
    const [first, ...others] = both.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    entry.module = first!;
    entry.alsoIn = others;
  }
  return entries.toSorted((a, b) => compareNames(a.name, b.name));
}
