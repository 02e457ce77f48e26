import type {DeclarationReflection, Reflection, ReflectionSymbolId} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';
import {formatReference} from '../../../src/code-references/reference';
import type {SourceTree} from '../../strapi/resolve';
import type {Description} from '../descriptions';
import {type Entry, locate} from '../entries';
import {partsOf} from '../members';
import type {Model} from '../model';

/** The parts of a page that TypeDoc's Markdown theme writes; one that is empty is not shown. */
export type Parts = {
  parameters: string;
  members: string;
  /** Types whose members an export has too, which are not listed. */
  bases: string[];
  /** What it gives back, unless a description says it. */
  result?: string;
  /** The body of the page of a kind that only TypeDoc knows. */
  body: string;
};

/** Puts our words where the theme looks for them. */
function setComments(
  {typedoc}: Model,
  reflections: readonly Reflection[],
  words: Record<string, string>,
  defaults: Record<string, string>,
): void {
  for (const reflection of reflections) {
    const {[reflection.name]: text = ''} = words;
    const {[reflection.name]: fallback} = defaults;
    const whole = fallback ? `${text.trim()} Default: \`${fallback}\`.` : text.trim();
    // A bar would end the cell of a table.
    const escaped = whole.replaceAll(/(?<!\\)\|/g, String.raw`\|`);
    reflection.comment = new typedoc.Comment([{kind: 'text', text: escaped}]);
  }
}

/** Namespaces in which packages export the types of their files. */
const namespaces: readonly (readonly [file: RegExp, namespace: string])[] = [
  [/^@strapi\/types\/src\/data\//, 'Data'],
  [/^@strapi\/types\/src\/schema\/attribute\//, 'Schema.Attribute'],
  [/^@strapi\/types\/src\/struct\//, 'Struct'],
  [/^@strapi\/types\/src\/uid\//, 'UID'],
  [/^@strapi\/types\/src\/modules\/documents\//, 'Modules.Documents'],
  [/^@strapi\/types\/src\/core\/config\//, 'Core.Config'],
  [/^@strapi\/utils\/src\/errors\./, 'errors'],
];

/** A type with the namespace that it is read from. */
function qualifiedName(
  {packageName, packagePath, qualifiedName: name}: ReflectionSymbolId,
  written: string,
): string {
  const found = namespaces.find(([file]) => file.test(`${packageName}/${packagePath}`));
  return found ? `${found[1]}.${name}` : packageName === '@types/react' ? name : written;
}

/** Writes a type of the theme, which sets each of its names in code font, as one piece of code with links in it. */
function asCode(type: string): string {
  return type
    .split(/(\[`[^`]+`\]\([^)]+\))/)
    .map((part, index) => {
      const text = part
        .replaceAll('`', '')
        .replaceAll('"', "'")
        .replaceAll(/\\([^|])/g, '$1');
      const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
      return index % 2 === 1 || inner === '' ? part : `${before}\`${inner}\`${after}`;
    })
    .join('');
}

/** Prepares TypeDoc's Markdown theme for the pages of entries; returns what writes the parts of a page. */
export function createTheme(
  model: Model,
  entries: readonly Entry[],
  tree: SourceTree,
): (entry: Entry, description: Description) => Parts {
  const {app, project, typedoc, markdown} = model;

  class ExportsRouter extends markdown.MemberRouter {
    constructor() {
      super(app);
      for (const {route, reflection, namespace} of entries) {
        for (const part of [reflection, namespace, ...(namespace?.children ?? [])]) {
          if (part) {
            this.fullUrls.set(part, route.replace('/exports/', ''));
          }
        }
        this.sluggers.set(reflection, new typedoc.Slugger(this.sluggerConfiguration));
      }
    }
  }

  class ExportsContext extends markdown.MarkdownThemeContext {
    constructor(...args: ConstructorParameters<typeof MarkdownThemeContext>) {
      super(...args);
      // What an object type holds is in the cell of its type.
      this.helpers.getFlattenedDeclarations = (declarations) => declarations;
      // What a namespace holds may be an interface.
      const {getDeclarationType} = this.helpers;
      this.helpers.getDeclarationType = (declaration) =>
        getDeclarationType(declaration) ?? new typedoc.IntrinsicType('interface');
      const {someType, functionType, queryType, referenceType} = this.partials;
      this.partials.referenceType = (type) => {
        const {reflection, refersToTypeParameter, symbolId} = type;
        if (!reflection && !refersToTypeParameter && symbolId) {
          type.name = qualifiedName(symbolId, type.name);
          // What is not exported is linked to its source.
          const place = locate(symbolId, tree);
          type.externalUrl = place && `code:${formatReference(place)}`;
        }
        return referenceType(type);
      };
      this.partials.someType = (...type) => asCode(someType(...type));
      this.partials.functionType = (...type) => asCode(functionType(...type));
      // The operator is in italics.
      this.partials.queryType = (type) => queryType(type).replaceAll('*', '');
    }

    /** A table; the theme's own of parameters lists the members of their types again. */
    table(rows: readonly Reflection[], header: string): string {
      const text =
        rows.length > 0 ? this.partials.propertiesTable(rows as DeclarationReflection[]) : '';
      return text.replace('| Property |', `| ${header} |`).trim();
    }
  }

  app.renderer.router = new ExportsRouter();
  const theme = new markdown.MarkdownTheme(app.renderer);
  return (entry, {members: ofMembers, params, defaults}) => {
    const page = new markdown.MarkdownPageEvent(entry.reflection);
    Object.assign(page, {project});
    const context = new ExportsContext(theme, page, app.options);
    const {members, parameters, bases, result} = partsOf(entry, model);
    setComments(model, members, ofMembers, defaults);
    setComments(model, parameters, params, defaults);
    // What TypeDoc alone knows is written as it writes it.
    return entry.kind === 'other'
      ? {parameters: '', members: '', bases: [], body: context.templates.reflection(page).trim()}
      : {
          parameters: context.table(parameters, 'Parameter'),
          members: context.table(members, 'Member'),
          bases: bases.map((type) => context.partials.someType(type)),
          result,
          body: '',
        };
  };
}
