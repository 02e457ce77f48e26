import type {Entry} from './entries';
import type {ParameterReflection} from 'typedoc';
import {Kind, type Reflection, type Signature, type SomeType} from './model';

/** Packages whose members are shown where they are inherited: ours. */
const ownPackage = /^@strapi\/(?:admin|content-manager|content-type-builder|strapi)$/;

/** So many inherited members of a foreign type are shown when there are no others; more are named by their type only. */
const FOREIGN_LIMIT = 8;

/** The package that a member was inherited from; TypeDoc says it of the member or of the type that is extended. */
function originOf(
  {inheritedFrom}: Reflection,
  {extendedTypes = []}: Reflection,
): string | undefined {
  const base = inheritedFrom?.name.split('.')[0];
  const extended = extendedTypes.find((type) => type.type === 'reference' && type.name === base);
  const reference = extended?.type === 'reference' ? extended : undefined;
  const {packageName} = (reference?.reflection ? undefined : reference?.symbolId) ?? {};
  return packageName !== undefined && packageName !== 'typescript'
    ? packageName
    : (inheritedFrom?.package ?? reference?.package);
}

function isForeign(member: Reflection, owner: Reflection): boolean {
  const origin = member.inheritedFrom && originOf(member, owner);
  return origin !== undefined && !ownPackage.test(origin);
}

/** The members of an interface or class that a page shows; the props of the design system and of HTML are not. */
function shownMembers(owner: Reflection): Reflection[] {
  const visible = (owner.children ?? []).filter(
    ({kind, name}) => kind !== Kind.constructor && !name.startsWith('['),
  );
  const own = visible.filter((child) => !isForeign(child, owner));
  return own.length === 0 && visible.length <= FOREIGN_LIMIT
    ? visible
    : visible.filter((child) => own.includes(child) || isPickedByName(child));
}

/** A single prop that the source picks by name, as `Pick<LinkProps, 'disabled'>`, is the type's own decision. */
function isPickedByName({inheritedFrom}: Reflection): boolean {
  return inheritedFrom?.name.startsWith('Pick.') ?? false;
}

/** The types of others whose members are left out. */
export function hiddenBases(reflection: Reflection): SomeType[] {
  const shown = shownMembers(reflection);
  const hasHidden = (reflection.children ?? []).some(
    (child) => isForeign(child, reflection) && !shown.includes(child),
  );
  return hasHidden
    ? (reflection.extendedTypes ?? []).filter(
        (type) => !(type.type === 'reference' && type.name === 'Pick'),
      )
    : [];
}

/** The call signatures of an export: of a function, of a constant that is one, of a callable interface. */
export function signaturesOf({kind, signatures, type}: Reflection): Signature[] {
  if (kind === Kind.variable && type?.type === 'reflection') {
    return type.declaration.signatures ?? [];
  }
  return signatures ?? [];
}

/** The parameters that an export takes, each name once. */
function parametersOf(reflection: Reflection): ParameterReflection[] {
  const all = signaturesOf(reflection).flatMap(({parameters = []}) => parameters);
  return all.filter(({name}, index) => all.findIndex((other) => other.name === name) === index);
}

/** The members of a type that is written out: an object type, or the parts of an intersection that are. */
function literalMembers(type: SomeType | undefined): Reflection[] {
  if (type?.type === 'reflection') {
    return type.declaration.children ?? [];
  }
  return type?.type === 'intersection' ? type.types.flatMap(literalMembers) : [];
}

/** Whether a function gives nothing back. */
function isVoid(type: SomeType): boolean {
  return (
    (type.type === 'intrinsic' && (type.name === 'void' || type.name === 'never')) ||
    (type.type === 'reference' &&
      type.name === 'Promise' &&
      type.typeArguments?.length === 1 &&
      isVoid(type.typeArguments[0]!))
  );
}

/** What is described below an export: members by name, and the parameters of functions. */
export type Parts = {members: Reflection[]; parameters: ParameterReflection[]; hasResult: boolean};

/** Everything of an export that needs a description. */
export function partsOf({kind, reflection, namespace}: Entry): Parts {
  switch (kind) {
    case 'interface':
    case 'class':
      return {members: shownMembers(reflection), parameters: [], hasResult: false};
    case 'namespace':
      return {
        members: [...literalMembers(reflection.type), ...(namespace?.children ?? [])],
        parameters: [],
        hasResult: false,
      };
    case 'type':
    case 'constant':
    case 'other':
      return {
        members: reflection.children ?? literalMembers(reflection.type),
        parameters: [],
        hasResult: false,
      };
    case 'component':
      return {
        members: signaturesOf(reflection).length > 0 ? [] : literalMembers(reflection.type),
        parameters: [],
        hasResult: false,
      };
    case 'function':
    case 'hook': {
      const signatures = signaturesOf(reflection);
      return {
        members: signatures.length === 1 ? literalMembers(signatures[0]!.type) : [],
        parameters: parametersOf(reflection),
        hasResult: signatures.length === 0 || signatures.some(({type}) => !type || !isVoid(type)),
      };
    }
  }
}
