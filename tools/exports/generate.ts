import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../src/markdown/pages';
import {UserError} from '../process.mjs';
import type {SourceTree} from '../strapi/resolve';
import {checkDescriptions, hasPage} from './check';
import {type Descriptions, readDescriptions} from './descriptions';
import {collectEntries, type Entry} from './entries';
import type {EntryPoint} from './entry-points';
import {checkExplainedIn, type ExplainedIn, readExplainedIn} from './explained-in';
import {Links} from './links';
import type {Model} from './model';
import type {RenderContext} from './render/context';
import {renderAllDetails, renderIndex} from './render/modules';
import {renderPage} from './render/page';
import {findUsers} from './users';

/** What pages are made of. */
export type Input = {
  model: Model;
  entryPoints: readonly EntryPoint[];
  tree: SourceTree;
  descriptions: Descriptions;
  explainedIn: ExplainedIn;
  /** The pages of the site, generated ones included or not. */
  pages: readonly Page[];
  /** Text of the page of the modules, with places for what is generated. */
  template: string;
  packagesDir: string;
  /** Version of the packages. */
  version: string;
  /** Address of the repository of this project. */
  repository: string;
};

/** Generated files by their path below the folder of the section. */
export type Files = ReadonlyMap<string, string>;

/** What a run has made. */
export type Generated = {files: Files; entries: Entry[]; descriptions: number};

/** Folders of the pages; the sidebar shows them in the order of their positions. */
const folders = [
  {
    kind: 'class',
    folder: 'classes',
    label: 'Classes',
    position: 3,
    description:
      'Classes that plugins meet in the admin panel: what they hold and what their methods do.',
    text: 'Classes of the two modules. Take StrapiApp when you write the register function of a plugin, ContentManagerPlugin when you extend the Content Manager, FetchError when a request fails.',
  },
  {
    kind: 'interface',
    folder: 'interfaces',
    label: 'Interfaces',
    position: 4,
    description:
      'Interfaces that plugins can import: props, context values, descriptions of actions and panels.',
    text: 'Interfaces of the two modules, in alphabetical order. The page of the modules lists them by purpose, with one line each.',
  },
  {
    kind: 'namespace',
    folder: 'namespaces',
    label: 'Namespaces',
    position: 5,
    description:
      'Constants that are namespaces too: Filters, Pagination and Table with their parts and types.',
    text: 'Each of these is a constant whose properties are components, and a namespace that holds their types. Together they make a list view of filters, a table and its pages.',
  },
] as const;

function categoryFile({
  folder,
  label,
  position,
  description,
  text,
}: (typeof folders)[number]): string {
  return `label: ${label}
position: ${position}
description: '${description}'
link:
  type: generated-index
  title: ${label}
  slug: /${folder}
  description: ${text}
`;
}

function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new UserError(
        `tools/exports/text/modules.md has a place {{${name}}}, which nothing fills.`,
      );
    }
    return value;
  });
}

async function renderModules(context: RenderContext, input: Input): Promise<string> {
  const {template, entryPoints} = input;
  const [first = [], second = []] = entryPoints.map(({module}) =>
    context.entries.filter((entry) => entry.module === module),
  );
  const types = first.filter(({typeOnly}) => typeOnly).length;
  return fillTemplate(template, {
    repository: input.repository,
    version: input.version,
    names: String(first.length),
    types: String(types),
    values: String(first.length - types),
    index: renderIndex(context, first, 3),
    details: await renderAllDetails(context, first, 2),
    contentManagerNames: String(second.length),
    contentManagerIndex: renderIndex(context, second, 4, 'content-manager-'),
    contentManagerDetails: await renderAllDetails(context, second, 3),
  });
}

/** Modules that the page of the modules has a place for. */
const PLACES = 2;

/** Returns the exports, and what is not described, or described and gone: a sentence each. */
export function findProblems({
  descriptions,
  explainedIn,
  model,
  entryPoints,
  pages,
  tree,
}: Pick<Input, 'descriptions' | 'explainedIn' | 'model' | 'entryPoints' | 'pages' | 'tree'>): {
  entries: Entry[];
  problems: string[];
} {
  const entries = collectEntries(model, entryPoints, tree);
  const problems = [
    ...entryPoints
      .slice(PLACES)
      .map(
        ({module}) =>
          `${module}: the page of the modules has no place for it; add one to text/modules.md and to generate.ts.`,
      ),
    ...checkDescriptions(entries, descriptions, tree),
    ...checkExplainedIn(explainedIn, entries, pages),
  ];
  return {entries, problems};
}

/** Returns what the pages of the exports are made of. */
export function contextOf(
  {descriptions, explainedIn, pages, tree, packagesDir}: Input,
  entries: readonly Entry[],
): RenderContext {
  return {
    entries,
    descriptions,
    links: new Links(entries, tree),
    explainedIn,
    titles: new Map(pages.map(({route, frontMatter}) => [route, String(frontMatter.title)])),
    usersOf: findUsers(entries),
    packagesDir,
  };
}

/**
 * Makes all files of the section.
 *
 * @throws {UserError} with all findings when something is not described, or described and gone
 */
export async function generate(input: Input): Promise<Generated> {
  const {descriptions} = input;
  const {entries, problems} = findProblems(input);
  if (problems.length > 0) {
    throw new UserError(
      `${problems.join('\n')}\n\n${problems.length} findings; exports/ was not written. Correct tools/exports/descriptions/ and explained-in.yaml.`,
    );
  }
  const context = contextOf(input, entries);
  const files = new Map([['modules.md', await renderModules(context, input)]]);
  for (const folder of folders) {
    files.set(`${folder.folder}/_category_.yml`, categoryFile(folder));
    const own = entries.filter((entry) => hasPage(entry) && entry.kind === folder.kind);
    for (const [index, entry] of own.entries()) {
      const {file} = descriptions.get(entry.name)!;
      const editUrl = `${input.repository}/edit/main/tools/exports/descriptions/${file}`;
      files.set(
        `${folder.folder}/${entry.name}.md`,
        await renderPage(context, entry, index + 1, editUrl),
      );
    }
  }
  return {files, entries, descriptions: countDescriptions(descriptions)};
}

function countDescriptions(descriptions: Descriptions): number {
  return [...descriptions.values()].reduce(
    (sum, {members, params, result}) =>
      sum + 1 + Object.keys(members).length + Object.keys(params).length + (result ? 1 : 0),
    0,
  );
}

/** Reads what is written by hand beside this file. */
export function readTexts(): Pick<Input, 'descriptions' | 'explainedIn' | 'template'> {
  return {
    descriptions: readDescriptions(path.join(import.meta.dirname, 'descriptions')),
    explainedIn: readExplainedIn(path.join(import.meta.dirname, 'explained-in.yaml')),
    template: readFileSync(path.join(import.meta.dirname, 'text', 'modules.md'), 'utf8'),
  };
}
