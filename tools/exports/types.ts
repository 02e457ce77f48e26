import type {
  ParameterReflection,
  ReflectionType,
  TypeParameterReflection,
  UnionType,
} from 'typedoc';
import type {Links} from './links';
import {
  Kind,
  type Model,
  type ReferenceType,
  type Reflection,
  type Signature,
  type SomeType,
} from './model';

/** At most so many members of a union are written: the names of all events would fill pages. */
const UNION_LIMIT = 16;

/** Namespaces that the files of `@strapi/types` and `@strapi/utils` are exported in. */
const namespaces: readonly (readonly [file: RegExp, namespace: string])[] = [
  [/^src\/data\//, 'Data'],
  [/^src\/schema\/attribute\//, 'Schema.Attribute'],
  [/^src\/struct\//, 'Struct'],
  [/^src\/uid\//, 'UID'],
  [/^src\/modules\/documents\//, 'Modules.Documents'],
  [/^src\/core\/config\//, 'Core.Config'],
  [/^src\/errors\./, 'errors'],
];

/** How a reference is written in code: with the namespace it is exported in, whatever the source imports. */
export function referenceName(reference: ReferenceType): string {
  const {name, qualifiedName, reflection, symbolId, refersToTypeParameter} = reference;
  if (refersToTypeParameter) {
    return name;
  }
  if (reflection || !symbolId) {
    // A type of a namespace, such as Table.Header, is named with it.
    return qualifiedName.endsWith(`.${name}`) && /^[A-Z]\w*\.[A-Z]\w*$/.test(qualifiedName)
      ? qualifiedName
      : name;
  }
  const {packageName, packagePath} = symbolId;
  if (packageName === '@types/react') {
    return `React.${symbolId.qualifiedName.replace(/^React\./, '')}`;
  }
  if (packageName === 'yup') {
    // Its declarations name a default export.
    return symbolId.qualifiedName === 'default'
      ? 'Yup.ValidationError'
      : `Yup.${symbolId.qualifiedName}`;
  }
  if (packageName === '@strapi/types' || packageName === '@strapi/utils') {
    const found = namespaces.find(([file]) => file.test(packagePath));
    return found ? `${found[1]}.${symbolId.qualifiedName}` : name;
  }
  return name;
}

/** A name in quotes unless it is an identifier. */
function propertyName(name: string): string {
  return /^[\w$]+$|^\[/.test(name) ? name : JSON.stringify(name);
}

/** The name of a parameter; a destructured one gets the name that its kind has everywhere. */
function parameterName({name, type}: ParameterReflection): string {
  if (/^\w+$/.test(name) && !name.startsWith('__namedParameters')) {
    return name;
  }
  const isOptions = type?.type === 'reference' && !type.name.endsWith('Props');
  return isOptions ? 'options' : 'props';
}

/** Gives the parameters of a model the names that pages show. */
export function nameParameters({project, typedoc}: Omit<Model, 'app' | 'markdown'>): void {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection instanceof typedoc.ParameterReflection) {
      reflection.name = parameterName(reflection);
    }
  }
}

/** Writes type parameters with their constraints and defaults. */
export function typeParameters(parameters: readonly TypeParameterReflection[] = []): string {
  const written = parameters.map(
    ({name, type, default: fallback}) =>
      `${name}${type ? ` extends ${type}` : ''}${fallback ? ` = ${fallback}` : ''}`,
  );
  return written.length === 0 ? '' : `<${written.join(', ')}>`;
}

/** Writes parameters in brackets. */
export function parameterList({parameters = []}: Signature): string {
  const written = parameters.map(({name, flags, defaultValue, type}) => {
    const optional = flags.isOptional || defaultValue !== undefined ? '?' : '';
    return `${flags.isRest ? '...' : ''}${name}${optional}: ${type}`;
  });
  return `(${written.join(', ')})`;
}

/** Writes parameters and result, without a name. */
export function signatureText(signature: Signature, arrow: string): string {
  return `${typeParameters(signature.typeParameters)}${parameterList(signature)}${arrow}${signature.type}`;
}

function memberTexts(child: Reflection): string[] {
  const name = `${child.flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${child.flags.isOptional ? '?' : ''}`;
  if (child.kind === Kind.method) {
    return (child.signatures ?? []).map((signature) => `${name}${signatureText(signature, ': ')}`);
  }
  return child.kind === Kind.accessor
    ? [`get ${name}(): ${child.getSignature?.type}`]
    : [`${name}: ${child.type ?? 'unknown'}`];
}

/** Writes the members of an object type, each without the semicolon behind it. */
export function membersText({
  signatures = [],
  indexSignatures = [],
  children = [],
}: Pick<Reflection, 'signatures' | 'indexSignatures' | 'children'>): string[] {
  return [
    ...signatures.map((signature) => signatureText(signature, ': ')),
    ...indexSignatures.map(
      ({parameters, type}) => `[${parameters![0]!.name}: ${parameters![0]!.type}]: ${type}`,
    ),
    ...children.flatMap(memberTexts),
  ];
}

function objectText({declaration}: ReflectionType): string {
  const {children = [], signatures = [], indexSignatures = []} = declaration;
  if (children.length === 0 && indexSignatures.length === 0 && signatures.length === 1) {
    return signatureText(signatures[0]!, ' => ');
  }
  return `{ ${membersText(declaration).join('; ')} }`;
}

function unionText({types}: UnionType): string {
  const shown = types
    .slice(0, UNION_LIMIT)
    .map((type) =>
      type.type === 'conditional' || (type.type === 'reflection' && !type.declaration.children)
        ? `(${type})`
        : String(type),
    );
  const rest = types.length - shown.length;
  return `${shown.join(' | ')}${rest > 0 ? ` /* and ${rest} more */` : ''}`;
}

/** The references in what was written last. */
const written = new Set<ReferenceType>();

/** Returns what is written together with the types it names. */
export function withReferences(write: () => string): {text: string; references: ReferenceType[]} {
  written.clear();
  return {text: write(), references: [...written]};
}

/** Replaces what TypeDoc writes of a type. */
function setText(type: object, getTypeString: () => string): void {
  Object.assign(type, {getTypeString});
}

/**
 * Makes the types of a model write themselves as they are imported, and link to the published source where no page is about
 * them. TypeDoc leaves out the type parameters of functions, and names a type as its declaration does.
 */
export function completeTypes({project, typedoc}: Model, links: Links): void {
  const visitor = typedoc.makeRecursiveVisitor({
    reference(type) {
      type.externalUrl = links.sourceUrl(type);
      const name = referenceName(type);
      if (!type.reflection) {
        type.name = name;
      }
      setText(type, () => {
        if (!type.refersToTypeParameter) {
          written.add(type);
        }
        return `${name}${type.typeArguments?.length ? `<${type.typeArguments.join(', ')}>` : ''}`;
      });
    },
    reflection: (type) => setText(type, () => objectText(type)),
    union: (type) => setText(type, () => unionText(type)),
  });
  for (const reflection of Object.values(project.reflections)) {
    const {
      type,
      default: fallback,
      extendedTypes = [],
    } = reflection as {
      type?: SomeType;
      default?: SomeType;
      extendedTypes?: SomeType[];
    };
    for (const part of [type, fallback, ...extendedTypes]) {
      part?.visit(visitor);
    }
  }
}
