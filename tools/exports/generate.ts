import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../src/markdown/pages';
import {UserError} from '../process.mjs';
import type {SourceTree} from '../strapi/resolve';
import {findCallSites} from './call-sites';
import {checkDescriptions} from './check';
import {type Description, type Descriptions, readDescriptions} from './descriptions';
import {collectEntries, type Entry} from './entries';
import type {EntryPoint} from './entry-points';
import {checkExplainedIn, type ExplainedIn, readExplainedIn} from './explained-in';
import {Links} from './links';
import type {Model} from './model';
import {renderIndex} from './render/modules';
import {writePage} from './render/page';
import {renderPages} from './render/theme';
import {writeSignature} from './signature';
import {completeTypes} from './types';

/** What pages are made of. */
export type Input = {
  model: Model;
  entryPoints: readonly EntryPoint[];
  tree: SourceTree;
  /** Root of the reconstructed source. */
  sourceDir: string;
  descriptions: Descriptions;
  explainedIn: ExplainedIn;
  /** The pages of the site, generated ones included or not. */
  pages: readonly Page[];
  /** Pages about the modules, by their file, with places for what is generated. */
  templates: ReadonlyMap<string, string>;
  packagesDir: string;
  /** Version of the packages. */
  version: string;
  /** Address of the repository of this project. */
  repository: string;
};

/** Generated files by their path below the folder of the section. */
export type Files = ReadonlyMap<string, string>;

/** What a run has made. */
export type Generated = {files: Files; entries: Entry[]};

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
  {entryPoints, repository, version}: Input,
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
): Record<string, string> {
  const ofModules = entryPoints.flatMap(({module}, index) => {
    const own = entries.filter((entry) => entry.module === module);
    const types = own.filter(({typeOnly}) => typeOnly).length;
    return Object.entries({
      names: own.length,
      types,
      values: own.length - types,
      index: renderIndex(own, describe),
    }).map(([name, value]) => [`${name}${index + 1}`, String(value)]);
  });
  return {repository, version, ...Object.fromEntries(ofModules)};
}

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
    ...checkDescriptions(entries, descriptions, tree),
    ...checkExplainedIn(explainedIn, entries, pages),
  ];
  return {entries, problems};
}

/** Renders the page of each export. */
async function renderEntries(
  input: Input,
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
): Promise<Map<string, string>> {
  const {model, tree, pages, explainedIn, packagesDir, repository} = input;
  const links = new Links(entries, tree);
  completeTypes(model, links);
  const signatures = new Map(
    await Promise.all(
      entries.map(
        async (entry) => [entry, await writeSignature(entry, links, packagesDir)] as const,
      ),
    ),
  );
  const callSites = findCallSites(entries, input.sourceDir, tree);
  const titles = new Map(pages.map(({route, frontMatter}) => [route, frontMatter.title]));
  const positionOf = ({route}: Entry) => {
    const folder = path.posix.dirname(route);
    const routes = entries.map((entry) => entry.route);
    return routes.filter((other) => path.posix.dirname(other) === folder).indexOf(route) + 1;
  };
  return renderPages({
    model,
    entries,
    describe,
    write: (entry, parts) =>
      writePage(
        {
          entry,
          description: describe(entry),
          signature: signatures.get(entry)!,
          callSites: callSites.get(entry)!,
          related: entries.filter(
            (other) =>
              signatures.get(entry)!.linked.includes(other) ||
              signatures.get(other)!.linked.includes(entry),
          ),
          explainedIn: (explainedIn.get(entry.name) ?? []).map(
            (route) => `[${String(titles.get(route))}](${route})`,
          ),
          position: positionOf(entry),
          editUrl: `${repository}/edit/main/tools/exports/descriptions/${describe(entry).file}`,
        },
        parts,
      ),
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
