import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {repository} from '../../package.json';
import type {Page} from '../../src/markdown/pages';
import {UserError} from '../process.mjs';
import type {SourceTree} from '../strapi/resolve';
import {findCallSites} from './call-sites';
import {checkDescriptions, checkExplainedIn} from './check';
import {
  type Description,
  type Descriptions,
  type ExplainedIn,
  readDescriptions,
  readExplainedIn,
} from './descriptions';
import {collectEntries, type Entry} from './entries';
import {Declarations} from './declarations';
import type {Model} from './model';
import {renderIndex} from './render/modules';
import {writePage} from './render/page';
import {createTheme} from './render/theme';
import {partsOf} from './members';
import {writeSignature, type WrittenSignature} from './signature';

/** What pages are made of. */
export type Input = {
  model: Model;
  tree: SourceTree;
  /** Root of the reconstructed source. */
  sourceDir: string;
  descriptions: Descriptions;
  explainedIn: ExplainedIn;
  /** The pages of the site, generated ones included or not. */
  pages: readonly Page[];
  /** Pages about the modules, by their file, with places for what is generated. */
  templates: ReadonlyMap<string, string>;
  /** Version of the packages. */
  version: string;
};

/** What a run has made; files by their path below the folder of the section. */
export type Generated = {files: ReadonlyMap<string, string>; entries: Entry[]};

function fillTemplate(file: string, template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new UserError(
        `tools/exports/text/${file} has a place {{${name}}}, which nothing fills.`,
      );
    }
    return value;
  });
}

/** Returns what the places of the templates are filled with: of each module its names, by its place in the list of modules. */
function valuesOf(
  {model, version}: Input,
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
): Record<string, string> {
  const ofModules = model.modules.flatMap(({module}, index) => {
    const own = entries.filter((entry) => entry.module === module);
    const types = own.filter(({typeOnly}) => typeOnly).length;
    return Object.entries({
      names: own.length,
      types,
      values: own.length - types,
      index: renderIndex(own, describe),
    }).map(([name, value]) => [`${name}${index + 1}`, String(value)]);
  });
  return {repository: repository.url, version, ...Object.fromEntries(ofModules)};
}

/** Returns the exports, and what is not described, or described and gone: a sentence each. */
export function findProblems({descriptions, explainedIn, model, pages, tree}: Input): {
  entries: Entry[];
  problems: string[];
} {
  const entries = collectEntries(model, tree);
  const problems = [
    ...checkDescriptions(entries, descriptions, tree, model),
    ...checkExplainedIn(explainedIn, entries, pages),
  ];
  return {entries, problems};
}

/** Renders the page of each export; returns their texts by their file. */
async function renderEntries(
  {model, tree, pages, explainedIn, sourceDir}: Input,
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
): Promise<[file: string, text: string][]> {
  const declarations = new Declarations(model, entries, tree);
  const signatures = new Map<Entry, WrittenSignature>();
  for (const entry of entries) {
    const members = partsOf(entry, model).members.map((member) =>
      model.context.getSymbolFromReflection(member)!,
    );
    signatures.set(entry, await writeSignature(entry, members, declarations));
  }
  const names = (entry: Entry, other: Entry) => signatures.get(entry)!.linked.includes(other);
  const callSites = findCallSites(entries, sourceDir, tree);
  const titles = new Map(pages.map(({route, frontMatter}) => [route, frontMatter.title]));
  const render = createTheme(model, entries, tree);
  return entries.map((entry) => {
    const description = describe(entry);
    const folder = path.posix.dirname(entry.route);
    const input = {
      entry,
      description,
      signature: signatures.get(entry)!,
      callSites: callSites.get(entry)!,
      related: entries.filter((other) => names(entry, other) || names(other, entry)),
      explainedIn: Object.keys(explainedIn)
        .filter((route) => explainedIn[route]!.includes(entry.name))
        .map((route) => `[${String(titles.get(route))}](${route})`),
      position:
        entries.filter(({route}) => path.posix.dirname(route) === folder).indexOf(entry) + 1,
      editUrl: `${repository.url}/edit/main/tools/exports/descriptions/${description.file}`,
    };
    const file = `${entry.route.replace('/exports/', '')}.md`;
    return [file, writePage(input, render(entry, description))];
  });
}

/**
 * Makes all files of the section.
 *
 * @throws {UserError} with all findings when something is not described, or described and gone
 */
export async function generate(input: Input): Promise<Generated> {
  const {descriptions, templates} = input;
  const {entries, problems} = findProblems(input);
  if (problems.length > 0) {
    throw new UserError(
      `${problems.join('\n')}\n\n${problems.length} findings; exports/ was not written. Correct tools/exports/descriptions/ and explained-in.yaml.`,
    );
  }
  // All are described: there are no problems.
  const describe = ({name}: Entry) => descriptions.get(name)!;
  const values = valuesOf(input, entries, describe);
  const files = new Map([
    ...[...templates].map(([file, text]) => [file, fillTemplate(file, text, values)] as const),
    ...(await renderEntries(input, entries, describe)),
  ]);
  return {files, entries};
}

/** Reads what is written by hand beside this file. */
export function readTexts(): Pick<Input, 'descriptions' | 'explainedIn' | 'templates'> {
  const texts = path.join(import.meta.dirname, 'text');
  return {
    descriptions: readDescriptions(path.join(import.meta.dirname, 'descriptions')),
    explainedIn: readExplainedIn(path.join(import.meta.dirname, 'explained-in.yaml')),
    templates: new Map(
      readdirSync(texts).map((file) => [file, readFileSync(path.join(texts, file), 'utf8')]),
    ),
  };
}
