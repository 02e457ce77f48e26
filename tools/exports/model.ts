/** The parts of TypeDoc's JSON model that the pages are made of. */

/** Numbers that TypeDoc gives to kinds of reflections. */
export const Kind = {
  namespace: 4,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262_144,
  type: 2_097_152,
  reference: 4_194_304,
} as const;

/** Where a symbol is declared: path inside its package, name inside the file. */
export type SymbolId = {packageName: string; packagePath: string; qualifiedName: string};

export type ReferenceType = {
  type: 'reference';
  /** Number of a documented reflection, or the symbol itself; negative when TypeDoc lost it. */
  target: number | SymbolId;
  name: string;
  package?: string;
  qualifiedName?: string;
  refersToTypeParameter?: boolean;
  typeArguments?: ModelType[];
};

export type ModelType =
  | {type: 'intrinsic'; name: string}
  | {type: 'literal'; value: string | number | boolean | null}
  | {type: 'unknown'; name: string}
  | ReferenceType
  | {type: 'array'; elementType: ModelType}
  | {type: 'union' | 'intersection'; types: ModelType[]}
  | {type: 'indexedAccess'; objectType: ModelType; indexType: ModelType}
  | {type: 'query'; queryType: ReferenceType}
  | {type: 'typeOperator'; operator: string; target: ModelType}
  | {type: 'tuple'; elements?: ModelType[]}
  | {type: 'predicate'; name: string; asserts: boolean; targetType?: ModelType}
  | {
      type: 'conditional';
      checkType: ModelType;
      extendsType: ModelType;
      trueType: ModelType;
      falseType: ModelType;
    }
  | {
      type: 'mapped';
      parameter: string;
      parameterType: ModelType;
      templateType: ModelType;
      optionalModifier?: '+' | '-';
    }
  | {type: 'reflection'; declaration: Reflection};

export type TypeParameter = {name: string; type?: ModelType; default?: ModelType};

type Flags = {
  isOptional?: boolean;
  isReadonly?: boolean;
  isRest?: boolean;
  isInherited?: boolean;
};

export type Parameter = {
  name: string;
  flags: Flags;
  type: ModelType;
  defaultValue?: string;
};

type Comment = {
  blockTags?: {tag: string; content: {text: string}[]}[];
  modifierTags?: string[];
};

export type Signature = {
  name: string;
  comment?: Comment;
  typeParameters?: TypeParameter[];
  parameters?: Parameter[];
  type: ModelType;
};

/** A declaration: an export, a member of one, or the body of an object type. */
export type Reflection = {
  id: number;
  name: string;
  kind: number;
  flags: Flags;
  comment?: Comment;
  children?: Reflection[];
  signatures?: Signature[];
  indexSignatures?: Signature[];
  getSignature?: Signature;
  typeParameters?: TypeParameter[];
  type?: ModelType;
  extendedTypes?: ModelType[];
  inheritedFrom?: ReferenceType;
  /** Of a reference to another reflection. */
  target?: number;
};

/** The whole model; with one entry point its exports are the children, with several the children are modules. */
export type Model = {
  children: Reflection[];
  symbolIdMap: Record<string, SymbolId>;
};
