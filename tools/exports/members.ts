import type {ParameterReflection} from 'typedoc';
import {ownFile} from './declarations';
import type {Entry} from './entries';
import type {Model, Reflection, Signature, SomeType} from './model';

/** So many inherited members of a foreign type are shown when there are no others; more are named by their type only. */
const FOREIGN_LIMIT = 8;

/** Whether a member comes from a type of another package than ours. */
function isForeign(member: Reflection, {context}: Model): boolean {
  const [declaration] = context.getSymbolFromReflection(member)?.declarations ?? [];
  return declaration !== undefined && !ownFile.test(declaration.getSourceFile().fileName);
}

/** The members of a type that is written out: an object type, or the parts of an intersection that are. */
function literalMembers(type: SomeType | undefined): Reflection[] {
  if (type?.type === 'reflection') {
    return type.declaration.children ?? [];
  }
  return type?.type === 'intersection' ? type.types.flatMap(literalMembers) : [];
}

/** The members that a page shows; the props of the design system and of HTML are not. */
function shownMembers(owner: Reflection, model: Model): Reflection[] {
  const visible = (owner.children ?? literalMembers(owner.type)).filter(
    ({kind, name}) => kind !== model.typedoc.ReflectionKind.Constructor && !name.startsWith('['),
  );
  const own = visible.filter((child) => !isForeign(child, model));
  if (own.length === 0 && visible.length <= FOREIGN_LIMIT) {
    return visible;
  }
  // A single prop that is picked by name, as `Pick<LinkProps, 'disabled'>`, is the type's own decision.
  return visible.filter(
    (child) => own.includes(child) || child.inheritedFrom?.name.startsWith('Pick.'),
  );
}

/** The types of others whose members are left out. */
function hiddenBases(owner: Reflection, shown: readonly Reflection[], model: Model): SomeType[] {
  const hasHidden = (owner.children ?? []).some(
    (child) => !shown.includes(child) && isForeign(child, model),
  );
  return hasHidden
    ? (owner.extendedTypes ?? []).filter(
        (type) => !(type.type === 'reference' && type.name === 'Pick'),
      )
    : [];
}

/** The call signatures of an export: of a function, of a constant that is one, of a callable interface. */
export function signaturesOf({signatures, type}: Reflection): Signature[] {
  return signatures ?? (type?.type === 'reflection' ? (type.declaration.signatures ?? []) : []);
}

/** What a page says of an export besides its declaration. */
export type Parts = {
  /** Members of the type itself, or of the object that a function gives back. */
  members: Reflection[];
  /** Types of others whose members it has too. */
  bases: SomeType[];
  parameters: ParameterReflection[];
  /** Whether only a description can say what it gives back. */
  hasResult: boolean;
  /** What it gives back, where its type says it all. */
  result?: string;
};

function componentResult(signatures: readonly Signature[], isObject: boolean): string {
  if (isObject) {
    return 'Each of these components returns a React element, or `null` if there is nothing to show.';
  }
  const canBeNull = signatures.some(({type}) => String(type).includes('null'));
  return `A React element${canBeNull ? ', or `null` if there is nothing to show' : ''}.`;
}

function partsOfFunction(signatures: readonly Signature[]): Parts {
  const all = signatures.flatMap(({parameters = []}) => parameters);
  const types = new Set(signatures.map(({type}) => String(type)));
  const [type = ''] = types.size === 1 ? types : [];
  const nothing: Record<string, string> = {
    void: 'Nothing.',
    'Promise<void>': 'A promise without a value.',
  };
  return {
    members: signatures.length === 1 ? literalMembers(signatures[0]!.type) : [],
    bases: [],
    parameters: all.filter(
      ({name}, index) => all.findIndex((other) => other.name === name) === index,
    ),
    hasResult: nothing[type] === undefined,
    result: nothing[type],
  };
}

/** Returns everything of an export that needs a description. */
export function partsOf({kind, reflection, namespace}: Entry, model: Model): Parts {
  const signatures = signaturesOf(reflection);
  if (kind === 'function' || kind === 'hook') {
    return partsOfFunction(signatures);
  }
  const isComponent = kind === 'component' || kind === 'namespace';
  const shown = isComponent && signatures.length > 0 ? [] : shownMembers(reflection, model);
  return {
    members: [...shown, ...(namespace?.children ?? [])],
    bases: hiddenBases(reflection, shown, model),
    parameters: [],
    hasResult: false,
    ...(isComponent && {result: componentResult(signatures, shown.length > 0)}),
  };
}
