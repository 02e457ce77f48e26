import {existsSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import type {CodeReference} from '../../src/code-references/reference';
import {compareNames, type Entry} from './entries';
import type {Links} from './links';
import {signaturesOf} from './members';
import {Kind, type ReferenceType, type Reflection, type SomeType} from './model';
import {
  membersText,
  parameterList,
  referenceName,
  signatureText,
  typeParameters,
  withReferences,
} from './types';

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
  if (reference.reflection || !reference.symbolId) {
    return undefined;
  }
  const {packageName, packagePath} = reference.symbolId;
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
function isGlobal({reflection, symbolId}: ReferenceType): boolean {
  return !reflection && /^(?:typescript|@types\/node)$/.test(symbolId?.packageName ?? '');
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

function block(members: readonly string[]): string {
  return `{\n${members.map((member) => `${member};\n`).join('')}}`;
}

function heritage(types: readonly SomeType[] = []): string {
  return types.length === 0 ? '' : ` extends ${types.join(', ')}`;
}

/** Members that a declaration writes itself; what it inherits is behind `extends`. */
function ownMembers(reflection: Reflection): string[] {
  const {signatures, indexSignatures, children = []} = reflection;
  return membersText({
    signatures,
    indexSignatures,
    children: children.filter(
      ({flags, kind, name}) =>
        !flags.isInherited && !name.startsWith('[') && kind !== Kind.constructor,
    ),
  });
}

function interfaceText(reflection: Reflection): string {
  const {name, typeParameters: parameters, extendedTypes} = reflection;
  return `interface ${name}${typeParameters(parameters)}${heritage(extendedTypes)} ${block(ownMembers(reflection))}`;
}

function classText(reflection: Reflection): string {
  const constructors = (reflection.children ?? [])
    .filter(({kind}) => kind === Kind.constructor)
    .flatMap(({signatures = []}) => signatures)
    .map((signature) => `constructor${parameterList(signature)}`);
  const members = ownMembers({...reflection, signatures: undefined} as Reflection);
  return `declare class ${reflection.name}${heritage(reflection.extendedTypes)} ${block([...constructors, ...members])}`;
}

function aliasText(reflection: Reflection): string {
  const {name, type, children, typeParameters: parameters} = reflection;
  const value = type && !children ? String(type) : block(membersText(reflection));
  return `type ${name}${typeParameters(parameters)} = ${value}`;
}

function valueText(reflection: Reflection): string {
  const name = reflection.name === 'default' ? 'plugin' : reflection.name;
  const signatures = signaturesOf(reflection);
  return signatures.length > 0
    ? signatures
        .map((signature) => `declare function ${name}${signatureText(signature, ': ')};\n`)
        .join('')
    : `declare const ${name}: ${reflection.type ?? ''}`;
}

function declarationText({kind, reflection, namespace}: Entry): string {
  if (kind === 'class') {
    return classText(reflection);
  }
  if (kind === 'interface') {
    return interfaceText(reflection);
  }
  if (kind === 'type') {
    return aliasText(reflection);
  }
  if (kind === 'other') {
    return '';
  }
  const inner = (namespace?.children ?? []).map((child) =>
    child.kind === Kind.interface ? interfaceText(child) : aliasText(child),
  );
  return inner.length === 0
    ? valueText(reflection)
    : `${valueText(reflection)};\ndeclare namespace ${reflection.name} ${block(inner)}`;
}

/** Writes the declaration of an export as TypeScript, with the imports it needs. */
export async function writeSignature(
  entry: Entry,
  links: Links,
  packagesDir: string,
): Promise<WrittenSignature> {
  const declaration = withReferences(() => declarationText(entry));
  const imports: Import[] = [];
  const internal = new Map<string, CodeReference | undefined>();
  const linked = new Set<Entry>();
  for (const reference of declaration.references) {
    const named = links.entry(reference);
    if (isGlobal(reference) || named === entry) {
      continue;
    }
    if (named) {
      linked.add(named);
    }
    const name = referenceName(reference);
    // An import of the name that is declared here would clash with it.
    const needed = name === entry.name ? undefined : importOf(reference, links, packagesDir);
    if (needed) {
      imports.push(needed);
    } else {
      internal.set(name, links.source(reference));
    }
  }
  const isComplete = internal.size === 0;
  const shown = writeInternal(internal, links);
  const text = [
    ...(isComplete ? [writeImports(imports)] : []),
    declaration.text,
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
