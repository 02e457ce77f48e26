import {existsSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import type {CodeReference} from '../../src/code-references/reference';
import {compareNames, type Entry} from './entries';
import type {Links} from './links';
import {signaturesOf} from './members';
import {Kind, type ModelType, type ReferenceType, type Reflection} from './model';
import {fullWriter, referenceName, textOf, type Token} from './types';

/** What an export looks like in code. */
export type WrittenSignature = {
  code: string;
  /** Whether it compiles by itself: every name in it can be imported. */
  isComplete: boolean;
  /** Names that no package exports, with the place of those that are Strapi's. */
  internal: {name: string; source?: CodeReference}[];
  /** Other exports that it names. */
  linked: Entry[];
};

/** Modules that give access to the types of a package, where they are not the package itself. */
const modules: Record<string, string> = {
  '@formatjs/intl': 'react-intl',
  'intl-messageformat': 'react-intl',
  '@remix-run/router': 'react-router-dom',
};

/** Packages whose types are read through one name. */
const namespaceImports: Record<string, string> = {'@types/react': 'React', yup: 'Yup'};

/** Types that their package does not export, although its declarations name them. */
const notExported = new Set([
  'BaseEditor',
  'BaseElement',
  'ForwardRef',
  'IStyledComponentBase',
  'ResponsiveProperty',
  'DefaultThemeOrCSSProp',
  'UseQuery',
]);

type Import = {module: string; name: string; isNamespace: boolean};

function importOf(reference: ReferenceType, links: Links, packagesDir: string): Import | undefined {
  const name = referenceName(reference);
  const root = name.split('.')[0]!;
  const entry = links.entry(reference);
  if (entry) {
    return {module: entry.module, name: root, isNamespace: false};
  }
  if (typeof reference.target !== 'object') {
    return undefined;
  }
  const {packageName, packagePath} = reference.target;
  if (links.source(reference) && !name.includes('.')) {
    return undefined;
  }
  if (
    packageName.startsWith('@strapi/') &&
    !/^@strapi\/(?:design-system|types|utils)$/.test(packageName)
  ) {
    return undefined;
  }
  const shared = namespaceImports[packageName];
  if (shared) {
    return {module: packageName.replace('@types/', ''), name: shared, isNamespace: true};
  }
  const module = /query\/react\//.test(packagePath)
    ? `${packageName}/query/react`
    : packageName === '@reduxjs/toolkit' && packagePath.includes('/query/')
      ? `${packageName}/query`
      : (modules[packageName] ?? packageName);
  const isInstalled = existsSync(path.join(packagesDir, 'node_modules', packageName));
  return isInstalled && !notExported.has(root)
    ? {module, name: root, isNamespace: false}
    : undefined;
}

/** Types of the language and of the browser need no import. */
function isGlobal({target, refersToTypeParameter}: ReferenceType): boolean {
  return (
    refersToTypeParameter === true ||
    (typeof target === 'object' && /^(?:typescript|@types\/node)$/.test(target.packageName))
  );
}

function writeImports(imports: readonly Import[]): string {
  const names = new Map<string, Set<string>>();
  for (const {module, name, isNamespace} of imports) {
    const written = isNamespace ? `* as ${name}` : name;
    names.set(module, (names.get(module) ?? new Set()).add(written));
  }
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, set]) => {
      const list = [...set].toSorted().join(', ');
      return `import type ${list.startsWith('*') ? list : `{${list}}`} from '${module}';`;
    })
    .join('\n');
}

/** Internal types that are longer are linked, not shown; a type that says what a hook does is shown whole. */
const INTERNAL_LINES = 24;

/** The declarations of internal types, so that a signature does not end in a name. */
function writeInternal(
  internal: ReadonlyMap<string, CodeReference | undefined>,
  links: Links,
): string[] {
  return [...internal].flatMap(([name, source]) => {
    const text = links.print(source);
    const isHook = /^Use[A-Z]/.test(name);
    if (!text || !source?.symbol || (text.split('\n').length > INTERNAL_LINES && !isHook)) {
      return [];
    }
    return [text.replace(/^export /, '').replace(new RegExp(`\\b${source.symbol}\\b`), name)];
  });
}

function block(members: Token[][]): Token[] {
  return [{text: '{\n'}, ...members.flatMap((tokens) => [...tokens, {text: ';\n'}]), {text: '}'}];
}

function heritage(types: ModelType[] | undefined, keyword: string): Token[] {
  return (types ?? []).flatMap((type, index) => [
    {text: index === 0 ? ` ${keyword} ` : ', '},
    ...fullWriter.type(type),
  ]);
}

/** Members that a declaration writes itself; what it inherits stands behind `extends`. */
function ownMembers(reflection: Reflection): Reflection {
  const children = (reflection.children ?? []).filter(
    ({flags, kind, name}) =>
      !flags.isInherited && !name.startsWith('[') && kind !== Kind.constructor,
  );
  return {...reflection, children};
}

function interfaceTokens(reflection: Reflection, keyword: string): Token[] {
  return [
    {text: `${keyword} ${reflection.name}`},
    ...fullWriter.typeParameters(reflection.typeParameters),
    ...heritage(reflection.extendedTypes, 'extends'),
    {text: ' '},
    ...block(fullWriter.members(ownMembers(reflection))),
  ];
}

function classTokens(reflection: Reflection): Token[] {
  const constructors = (reflection.children ?? [])
    .filter(({kind}) => kind === Kind.constructor)
    .flatMap(({signatures = []}) => signatures);
  const members = [
    ...constructors.map((signature): Token[] => {
      // A constructor is written without its result.
      const written = fullWriter.signature(
        {...signature, typeParameters: undefined, type: {type: 'intrinsic', name: ''}},
        '',
      );
      return [{text: 'constructor'}, ...written.filter(({text}) => text !== '')];
    }),
    ...fullWriter.members({...ownMembers(reflection), signatures: []}),
  ];
  return [
    {text: `declare class ${reflection.name}`},
    ...heritage(reflection.extendedTypes, 'extends'),
    {text: ' '},
    ...block(members),
  ];
}

function aliasTokens(reflection: Reflection): Token[] {
  const {name, type, children, typeParameters} = reflection;
  return [
    {text: `type ${name}`},
    ...fullWriter.typeParameters(typeParameters),
    {text: ' = '},
    ...(type && !children ? fullWriter.type(type) : block(fullWriter.members(reflection))),
  ];
}

function valueTokens(reflection: Reflection): Token[] {
  const name = reflection.name === 'default' ? 'plugin' : reflection.name;
  const signatures = signaturesOf(reflection);
  if (signatures.length > 0) {
    return signatures.flatMap((signature) => [
      {text: `declare function ${name}`},
      ...fullWriter.signature(signature, ': '),
      {text: ';\n'},
    ]);
  }
  return [
    {text: `declare const ${name}: `},
    ...(reflection.type ? fullWriter.type(reflection.type) : []),
  ];
}

function declarationTokens({kind, reflection, namespace}: Entry): Token[] {
  if (kind === 'class') {
    return classTokens(reflection);
  }
  if (kind === 'interface') {
    return interfaceTokens(reflection, 'interface');
  }
  if (kind === 'type') {
    return aliasTokens(reflection);
  }
  const inner = (namespace?.children ?? []).flatMap((child) => [
    ...(child.kind === Kind.interface ? interfaceTokens(child, 'interface') : aliasTokens(child)),
    {text: ';\n'},
  ]);
  return inner.length === 0
    ? valueTokens(reflection)
    : [
        ...valueTokens(reflection),
        {text: `;\ndeclare namespace ${reflection.name} {\n`},
        ...inner,
        {text: '}'},
      ];
}

/** Writes the declaration of an export as TypeScript, with the imports it needs. */
export async function writeSignature(
  entry: Entry,
  links: Links,
  packagesDir: string,
): Promise<WrittenSignature> {
  const tokens = declarationTokens(entry);
  const imports: Import[] = [];
  const internal = new Map<string, CodeReference | undefined>();
  const linked = new Set<Entry>();
  for (const {reference} of tokens) {
    if (!reference || isGlobal(reference) || links.entry(reference) === entry) {
      continue;
    }
    const named = links.entry(reference);
    if (named) {
      linked.add(named);
    }
    // An import of the name that is declared here would clash with it.
    if (referenceName(reference) === entry.name) {
      internal.set(referenceName(reference), links.source(reference));
      continue;
    }
    const needed = importOf(reference, links, packagesDir);
    if (needed) {
      imports.push(needed);
    } else {
      internal.set(referenceName(reference), links.source(reference));
    }
  }
  const isComplete = internal.size === 0;
  const shown = writeInternal(internal, links);
  const text = [
    ...(isComplete ? [writeImports(imports)] : []),
    textOf(tokens),
    ...(shown.length > 0 ? ['// Types that are not exported'] : []),
    ...shown,
  ].join('\n\n');
  const code = await format(text, {parser: 'typescript', singleQuote: true, printWidth: 80});
  return {
    code: code.trim().replaceAll(/^;\n/gm, ''),
    isComplete,
    internal: [...internal]
      .map(([name, source]) => ({name, source}))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    linked: [...linked].toSorted((a, b) => compareNames(a.name, b.name)),
  };
}
