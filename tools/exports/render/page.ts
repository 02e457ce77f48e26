import {stringify} from 'yaml';
import {codeOf} from '../descriptions';
import type {Entry} from '../entries';
import {groups} from '../groups';
import {codeLink} from '../links';
import type {RenderContext} from './context';
import {blocks, enumerate, fence, table} from './markdown';
import {
  definedIn,
  descriptionOf,
  entryLink,
  explainedIn,
  importLine,
  membersTable,
  signatureBlock,
  stability,
} from './parts';

/** Files through which a module exports everything it does. */
const moduleFiles: Record<string, {path: string; what: string}[]> = {
  '@strapi/strapi/admin': [
    {
      path: 'packages/core/admin/admin/src/index.ts',
      what: 'Decides what `@strapi/admin/strapi-admin` makes public.',
    },
    {path: 'packages/core/strapi/src/admin.ts', what: 'Forwards it as `@strapi/strapi/admin`.'},
  ],
  '@strapi/content-manager/strapi-admin': [
    {
      path: 'packages/core/content-manager/admin/src/exports.ts',
      what: 'Decides what the Content Manager makes public.',
    },
    {
      path: 'packages/core/content-manager/admin/src/index.ts',
      what: 'Is the module `@strapi/content-manager/strapi-admin`.',
    },
  ],
};

/** So many users of an export are places in its code map. */
const USERS_IN_CODE_MAP = 4;

/** The front matter of a generated page. */
function frontMatter(fields: Record<string, unknown>): string {
  return `---\n${stringify(fields, {lineWidth: 0, singleQuote: true}).trim()}\n---`;
}

function tagsOf(entry: Entry, group: string): string[] {
  const own = {
    class: ['plugins'],
    namespace: ['components', 'list-view'],
  }[entry.kind as string];
  return ['public API', ...(own ?? groups.find(({name}) => name === group)!.tags)];
}

function opening(context: RenderContext, entry: Entry): string {
  const {kind, typeOnly, module, alsoIn} = entry;
  const kinds: Partial<Record<Entry['kind'], string>> = {
    class: 'A class',
    interface: 'An interface',
    namespace: 'Constant and namespace',
  };
  const modules = enumerate([module, ...alsoIn].map((name) => `\`${name}\``));
  return [
    `${kinds[kind]} of ${modules}${kind === 'class' && typeOnly ? ', exported as a type only and' : ','} ${definedIn(context, entry)}.`,
    stability(entry),
    explainedIn(context, entry),
  ]
    .filter(Boolean)
    .join(' ');
}

function callable({reflection}: Entry): string {
  const hasCall = (reflection.signatures?.length ?? 0) > 0;
  return hasCall ? 'It is a function: the signature above says what it takes and gives back.' : '';
}

function users(context: RenderContext, entry: Entry): string {
  const list = context.usersOf(entry).map(entryLink);
  return blocks([
    list.length > 0 ? `Named in the declarations of ${enumerate(list)}.` : '',
    descriptionOf(context, entry).users,
  ]);
}

function codeMap(context: RenderContext, entry: Entry): string {
  const {codeMap: further} = descriptionOf(context, entry);
  const rows = new Map<string, string[]>();
  const add = (code: string, what: string) => {
    const reference = codeOf({code});
    const symbol = reference.symbol ? `\`${reference.symbol}\`` : 'the file';
    rows.set(rows.has(code) ? `${code} ` : code, [codeLink(reference), symbol, what]);
  };
  const own = descriptionOf(context, entry);
  add(own.code, `Defines \`${entry.name}\`.`);
  for (const [code, what] of Object.entries(further)) {
    add(code, what);
  }
  for (const user of context.usersOf(entry).slice(0, USERS_IN_CODE_MAP)) {
    const {code, text} = descriptionOf(context, user);
    if (!rows.has(code)) {
      add(code, text);
    }
  }
  for (const {path, what} of moduleFiles[entry.module] ?? []) {
    add(path, what);
  }
  return table(['File', 'Symbol', 'What it does'], [...rows.values()]);
}

/**
 * Writes the page of a class, an interface or a namespace.
 *
 * @param position place among its neighbours, from 1
 * @param editUrl where "Edit this page" leads: the text, not what is made of it
 */
export async function renderPage(
  context: RenderContext,
  entry: Entry,
  position: number,
  editUrl: string,
): Promise<string> {
  const description = descriptionOf(context, entry);
  const {text, group, sample, behaviour} = description;
  const page = blocks([
    frontMatter({
      title: entry.name,
      description: text.replaceAll('`', ''),
      kind: 'reference',
      tags: tagsOf(entry, group),
      sidebar_position: position,
      custom_edit_url: editUrl,
    }),
    opening(context, entry),
    '## Import',
    fence('ts', importLine(entry)),
    '## Signature',
    await signatureBlock(context, entry),
    '## Members',
    membersTable(context, entry) || callable(entry),
    '## Sample',
    fence('tsx', sample!),
    '## Behaviour',
    behaviour!.trim(),
    '## Who uses it',
    users(context, entry),
    '## Code map',
    codeMap(context, entry),
  ]);
  return `${page}\n`;
}
