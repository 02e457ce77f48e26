import {
  Kind,
  type ModelType,
  type Parameter,
  type ReferenceType,
  type Reflection,
  type Signature,
  type TypeParameter,
} from './model';

/** A piece of a written type; names of types keep what they refer to. */
export type Token = {text: string; reference?: ReferenceType};

/** How much of a type is written. */
type Detail = 'full' | 'cell';

/** Object types inside of these are written as `{ … }` in a cell. */
const CELL_DEPTH = 1;
/** At most so many members of a union stand in a cell. */
const CELL_UNION = 6;
/** At most so many in a signature: the names of all events would fill pages. */
const FULL_UNION = 16;

function text(value: string): Token {
  return {text: value};
}

function join(lists: Token[][], separator: string): Token[] {
  return lists.flatMap((tokens, index) => (index === 0 ? tokens : [text(separator), ...tokens]));
}

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
  const {name, target} = reference;
  if (typeof target !== 'object') {
    // A type of a namespace, such as Table.Header, is named with it.
    const full = reference.qualifiedName ?? name;
    return full.endsWith(`.${name}`) && /^[A-Z]\w*\.[A-Z]\w*$/.test(full) ? full : name;
  }
  const {packageName, packagePath, qualifiedName} = target;
  if (packageName === '@types/react') {
    return `React.${qualifiedName.replace(/^React\./, '')}`;
  }
  if (packageName === 'yup') {
    // Its declarations name a default export.
    return qualifiedName === 'default' ? 'Yup.ValidationError' : `Yup.${qualifiedName}`;
  }
  if (packageName === '@strapi/types' || packageName === '@strapi/utils') {
    const found = namespaces.find(([file]) => file.test(packagePath));
    return found ? `${found[1]}.${qualifiedName}` : name;
  }
  return name;
}

function quote(value: string): string {
  return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** A name in quotes unless it is an identifier. */
function propertyName(name: string): string {
  return /^[\w$]+$|^\[/.test(name) ? name : quote(name);
}

/** The name of a parameter; a destructured one gets the name that its kind has everywhere. */
export function parameterName({name, type}: Parameter): string {
  if (/^\w+$/.test(name) && !name.startsWith('__namedParameters')) {
    return name;
  }
  const isOptions = type.type === 'reference' && !type.name.endsWith('Props');
  return isOptions ? 'options' : 'props';
}

/** Writes types as token lists. */
class Writer {
  readonly #detail: Detail;

  constructor(detail: Detail) {
    this.#detail = detail;
  }

  type(type: ModelType, depth = 0): Token[] {
    switch (type.type) {
      case 'intrinsic':
      case 'unknown':
        return [text(type.name)];
      case 'literal':
        return [text(typeof type.value === 'string' ? quote(type.value) : String(type.value))];
      case 'reference': {
        const own = {text: referenceName(type), reference: type};
        const isParameter = type.refersToTypeParameter === true;
        const args = type.typeArguments ?? [];
        const named = isParameter ? text(type.name) : own;
        return args.length === 0
          ? [named]
          : [
              named,
              text('<'),
              ...join(
                args.map((arg) => this.type(arg, depth)),
                ', ',
              ),
              text('>'),
            ];
      }
      case 'array':
        return [...this.#operand(type.elementType, depth), text('[]')];
      case 'union':
        return this.#union(type.types, depth);
      case 'intersection':
        return join(
          type.types.map((part) => this.#operand(part, depth, ['union'])),
          ' & ',
        );
      case 'indexedAccess':
        return [
          ...this.#operand(type.objectType, depth),
          text('['),
          ...this.type(type.indexType, depth),
          text(']'),
        ];
      case 'query':
        return [text('typeof '), ...this.type(type.queryType, depth)];
      case 'typeOperator':
        return [text(`${type.operator} `), ...this.#operand(type.target, depth)];
      case 'tuple':
        return [
          text('['),
          ...join(
            (type.elements ?? []).map((element) => this.type(element, depth)),
            ', ',
          ),
          text(']'),
        ];
      case 'predicate':
        return [
          text(`${type.asserts ? 'asserts ' : ''}${type.name}`),
          ...(type.targetType ? [text(' is '), ...this.type(type.targetType, depth)] : []),
        ];
      case 'conditional':
        return [
          ...this.#operand(type.checkType, depth),
          text(' extends '),
          ...this.#operand(type.extendsType, depth),
          text(' ? '),
          ...this.type(type.trueType, depth),
          text(' : '),
          ...this.type(type.falseType, depth),
        ];
      case 'mapped':
        return [
          text(`{ [${type.parameter} in `),
          ...this.type(type.parameterType, depth),
          text(type.optionalModifier === '+' ? ']?: ' : ']: '),
          ...this.type(type.templateType, depth + 1),
          text(' }'),
        ];
      case 'reflection':
        return this.#object(type.declaration, depth);
    }
  }

  /** A type in a place that binds closer than its own operator. */
  #operand(
    type: ModelType,
    depth: number,
    kinds: ModelType['type'][] = ['union', 'intersection', 'conditional', 'typeOperator', 'query'],
  ): Token[] {
    const written = this.type(type, depth);
    const isFunction = type.type === 'reflection' && !type.declaration.children;
    return kinds.includes(type.type) || (isFunction && type.declaration.signatures)
      ? [text('('), ...written, text(')')]
      : written;
  }

  #union(types: ModelType[], depth: number): Token[] {
    const shown = types.slice(0, this.#detail === 'cell' ? CELL_UNION : FULL_UNION);
    const rest = types.length - shown.length;
    const parts = shown.map((type) =>
      type.type === 'reflection' || type.type === 'conditional'
        ? this.#operand(type, depth, ['conditional'])
        : this.type(type, depth),
    );
    const more = this.#detail === 'cell' ? ` | … ${rest} more` : ` /* and ${rest} more */`;
    return [...join(parts, ' | '), ...(rest > 0 ? [text(more)] : [])];
  }

  #object(declaration: Reflection, depth: number): Token[] {
    const {children = [], signatures = [], indexSignatures = []} = declaration;
    if (children.length === 0 && indexSignatures.length === 0) {
      if (signatures.length === 0) {
        return [text('{}')];
      }
      if (signatures.length === 1) {
        return this.signature(signatures[0]!, ' => ', depth);
      }
    }
    if (this.#detail === 'cell' && depth > CELL_DEPTH) {
      return [text('{ … }')];
    }
    return [text('{ '), ...join(this.members(declaration, depth + 1), '; '), text(' }')];
  }

  /** The members of an object type, each without the semicolon behind it. */
  members(
    {signatures = [], indexSignatures = [], children = []}: Reflection,
    depth = 1,
  ): Token[][] {
    return [
      ...signatures.map((signature) => this.signature(signature, ': ', depth)),
      ...indexSignatures.map((signature) => {
        const [parameter] = signature.parameters!;
        return [
          text(`[${parameter!.name}: `),
          ...this.type(parameter!.type, depth),
          text(']: '),
          ...this.type(signature.type, depth),
        ];
      }),
      ...children.flatMap((child) => this.member(child, depth)),
    ];
  }

  member(child: Reflection, depth = 1): Token[][] {
    const mark = child.flags.isOptional ? '?' : '';
    const name = `${child.flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${mark}`;
    if (child.kind === Kind.method) {
      return (child.signatures ?? []).map((signature) => [
        text(name),
        ...this.signature(signature, ': ', depth),
      ]);
    }
    if (child.kind === Kind.accessor) {
      return [[text(`get ${name}(): `), ...this.type(child.getSignature!.type, depth)]];
    }
    return [
      [text(`${name}: `), ...(child.type ? this.type(child.type, depth) : [text('unknown')])],
    ];
  }

  typeParameters(parameters: TypeParameter[] = []): Token[] {
    if (parameters.length === 0) {
      return [];
    }
    const written = parameters.map(({name, type, default: fallback}) => [
      text(name),
      ...(type ? [text(' extends '), ...this.type(type)] : []),
      ...(fallback ? [text(' = '), ...this.type(fallback)] : []),
    ]);
    return [text('<'), ...join(written, ', '), text('>')];
  }

  /** Parameters and result, without a name. */
  signature({typeParameters, parameters = [], type}: Signature, arrow: string, depth = 0): Token[] {
    const written = parameters.map((parameter) => {
      const {isOptional, isRest} = parameter.flags;
      const optional = isOptional || parameter.defaultValue !== undefined ? '?' : '';
      return [
        text(`${isRest ? '...' : ''}${parameterName(parameter)}${optional}: `),
        ...this.type(parameter.type, depth),
      ];
    });
    return [
      ...this.typeParameters(typeParameters),
      text('('),
      ...join(written, ', '),
      text(`)${arrow}`),
      ...this.type(type, depth),
    ];
  }
}

/** Writes types whole, as in a declaration. */
export const fullWriter = new Writer('full');

/** Writes types for the cell of a table: what is deep inside is left out. */
export const cellWriter = new Writer('cell');

/** The plain text of tokens. */
export function plain(tokens: Token[]): string {
  return tokens.map((token) => token.text).join('');
}
