import type {CodeReference} from '../../src/code-references/reference';
import type {SourceTree} from '../strapi/resolve';
import {strapiPackages} from '../../src/strapi/packages';
import type {EntryPoint} from './entry-points';
import type {Comment, ReferenceReflection, ReflectionSymbolId} from 'typedoc';
import {Kind, type Model, type Reflection} from './model';

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
  const path = [`${base}.ts`, `${base}.tsx`]
    .map((candidate) => `${directory}/${candidate}`)
    .find((candidate) => tree.has(candidate));
  if (!path) {
    return undefined;
  }
  const symbol = qualifiedName || undefined;
  return symbol && 'file' in tree.resolve({path, symbol}) ? {path, symbol} : {path};
}

const stabilityTags = ['@alpha', '@beta', '@experimental', '@internal', '@private'] as const;

function tagsOf(reflections: (Reflection | undefined)[]): string[] {
  const comments = reflections.flatMap((reflection): (Comment | undefined)[] => [
    reflection?.comment,
    ...(reflection?.signatures ?? []).map(({comment}) => comment),
  ]);
  return stabilityTags.filter((tag) =>
    comments.some((comment) => comment?.hasModifier(tag) || comment?.getTag(tag)),
  );
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
  if (kind !== Kind.variable && kind !== Kind.function) {
    return 'other';
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

function withoutPrefix(name: string): string {
  return name.replace(/^(?:unstable|private)_/, '').toLowerCase();
}

/** Names in the order of an index: capitals do not matter, prefixes do not either. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [withoutPrefix(a), withoutPrefix(b)];
  return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1;
}

/** The children of each entry point, in the order of the entry points. */
function exportsOf({project}: Model, entryPoints: readonly EntryPoint[]): Reflection[][] {
  const {children = []} = project;
  if (entryPoints.length === 1) {
    return [children];
  }
  return entryPoints.map(({packageName}) => {
    const found = children.find(
      (child) => project.getSymbolIdFromReflection(child)?.packageName === packageName,
    );
    return found?.children ?? [];
  });
}

function entryOf(
  reflection: Reflection,
  namespace: Reflection | undefined,
  module: string,
  {project}: Model,
  tree: SourceTree,
): Entry {
  const {name, kind: number} = reflection;
  const id = project.getSymbolIdFromReflection(reflection)!;
  const source = locate(id, tree);
  if (!source) {
    throw new Error(`${name} comes from ${id.packageName}, which is not ours.`);
  }
  const resolved = source.symbol === undefined ? undefined : tree.resolve(source);
  const isClass =
    resolved !== undefined && 'symbol' in resolved && resolved.symbol?.kind === 'class';
  const typeOnly = number === Kind.interface || number === Kind.type;
  const kind = kindOf(reflection, isClass, namespace !== undefined);
  return {
    name,
    kind,
    route: `/exports/${folderOf(kind, reflection)}/${name}`,
    module,
    alsoIn: [],
    typeOnly,
    reflection,
    namespace,
    source,
    // The comment of a type can be that of the list that exports it, or of what it extends.
    tags: isClass || !typeOnly ? tagsOf([reflection, namespace]) : [],
  };
}

/** Takes the exports of all entry points out of TypeDoc's model, sorted by name. */
export function collectEntries(
  model: Model,
  entryPoints: readonly EntryPoint[],
  tree: SourceTree,
): Entry[] {
  const entries: Entry[] = [];
  const order = entryPoints.map(({module}) => module);
  const aliases: {target: number; module: string}[] = [];
  for (const [index, children] of exportsOf(model, entryPoints).entries()) {
    const module = order[index]!;
    for (const reflection of children) {
      if (reflection.kind === Kind.reference) {
        const {id} = (reflection as ReferenceReflection).getTargetReflectionDeep();
        aliases.push({target: id, module});
        continue;
      }
      const twin = children.find((other) => other !== reflection && other.name === reflection.name);
      // A namespace is documented with the constant of its name.
      if (reflection.kind !== Kind.namespace || !twin) {
        entries.push(entryOf(reflection, twin, module, model, tree));
      }
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
