import type {DeclarationReflection, PageDefinition, ProjectReflection, Reflection} from 'typedoc';
import type {MarkdownPageEvent, MarkdownThemeContext} from 'typedoc-plugin-markdown';
import type {Description} from '../descriptions';
import type {Entry} from '../entries';
import {hiddenBases, partsOf} from '../members';
import type {Model} from '../model';

/** The parts of a page that TypeDoc's Markdown theme writes; one that is empty is not shown. */
export type Parts = {
  parameters: string;
  members: string;
  /** Types whose members an export has too, which are not listed. */
  bases: string[];
  /** The body of the page of a kind that only TypeDoc knows. */
  body: string;
};

/** What the theme asks for. */
export type Source = {
  model: Model;
  entries: readonly Entry[];
  describe(entry: Entry): Description;
  /** Returns the text of a page, made of its parts and of what the theme does not know. */
  write(entry: Entry, parts: Parts): string;
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

function partsOfPage(context: MarkdownThemeContext, entry: Entry, source: Source): Parts {
  const {members, parameters} = partsOf(entry);
  const {members: ofMembers, params, defaults} = source.describe(entry);
  setComments(source.model, members, ofMembers, defaults);
  setComments(source.model, parameters, params, defaults);
  // The theme's own table of parameters lists the members of their types again.
  const table = (rows: readonly Reflection[], header: string) =>
    rows.length === 0
      ? ''
      : context.partials
          .propertiesTable(rows as DeclarationReflection[])
          .replace('| Property |', `| ${header} |`)
          .trim();
  return {
    parameters: table(parameters, 'Parameter'),
    members: table(members, 'Member'),
    bases: hiddenBases(entry.reflection).map((type) => context.partials.someType(type)),
    body: '',
  };
}

/**
 * Renders a page for each entry with TypeDoc's Markdown theme.
 *
 * @returns their texts by their file in the section
 */
export function renderPages(source: Source): Map<string, string> {
  const {model, entries} = source;
  const {app, project, typedoc, markdown} = model;
  const entryOf = new Map(entries.map((entry) => [entry.reflection as Reflection, entry]));

  class ExportsRouter extends markdown.MemberRouter {
    override buildPages(): PageDefinition[] {
      return entries.map(({route, reflection, namespace}) => {
        const url = route.replace('/exports/', '');
        const parts = [reflection, namespace, ...(namespace?.children ?? [])];
        for (const part of parts.filter((each) => each !== undefined)) {
          this.fullUrls.set(part, url);
        }
        this.sluggers.set(reflection, new typedoc.Slugger(this.sluggerConfiguration));
        return {kind: typedoc.PageKind.Reflection, model: reflection, url: `${url}.md`};
      });
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
      const {someType, functionType, queryType} = this.partials;
      this.partials.someType = (...type) => asCode(someType(...type));
      this.partials.functionType = (...type) => asCode(functionType(...type));
      // The operator is in italics.
      this.partials.queryType = (type) => queryType(type).replaceAll('*', '');
      const {reflection} = this.templates;
      this.templates.reflection = (page) => {
        const entry = entryOf.get(page.model)!;
        const parts = partsOfPage(this, entry, source);
        // What TypeDoc alone knows is written as it writes it.
        const whole = {parameters: '', members: '', bases: []};
        return source.write(
          entry,
          entry.kind === 'other' ? {...whole, body: reflection(page).trim()} : parts,
        );
      };
    }
  }

  class ExportsTheme extends markdown.MarkdownTheme {
    override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
      return new ExportsContext(this, page, app.options);
    }
  }

  const router = new ExportsRouter(app);
  app.renderer.router = router;
  const theme = new ExportsTheme(app.renderer);
  return new Map(
    router.buildPages().map(({url, model: reflection, kind}) => {
      const event = new markdown.MarkdownPageEvent(reflection as Reflection);
      Object.assign(event, {url, pageKind: kind, project: project as ProjectReflection});
      return [url, theme.render(event)];
    }),
  );
}
