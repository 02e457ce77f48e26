import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../src/markdown/pages';
import {differenceOf} from '../difference';
import {SourceTree} from '../strapi/resolve';
import type {Entry} from './entries';
import {type Writes, writeFiles} from '../write-files';
import {type Generated, generate, type Input, readTexts} from './generate';
import {entryPoints, readModel} from './read';

/** Folder of the section. */
const SECTION = 'exports';

/** Where a run reads and writes. */
export type RunOptions = {
  /** Folder that holds the section folders. */
  dir: string;
  /** Folder that has TypeDoc and the Strapi packages installed. */
  packagesDir: string;
  /** Root of the reconstructed source. */
  sourceDir: string;
  /** Version of the packages. */
  version: string;
  /** Only compare. */
  check: boolean;
};

/** Reads everything that pages are made of. */
export async function readInput(options: Omit<RunOptions, 'check'>): Promise<Input> {
  const {dir, packagesDir, sourceDir, version} = options;
  return {
    model: await readModel(entryPoints, packagesDir),
    tree: new SourceTree(sourceDir),
    sourceDir,
    ...readTexts(),
    pages: readPages(dir),
    version,
  };
}

/** Where the site and the tests find the pages of the exports. */
const ROUTES_FILE = 'src/exports/routes.json';

/** Returns the text of the file with the route of each export by the anchor that it had on the page of all exports. */
function routesFile(entries: readonly Entry[]): string {
  const routes = entries.map(({name, route}) => [
    name === 'default' ? 'content-manager-default' : name.toLowerCase(),
    route,
  ]);
  return `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`;
}

/**
 * Returns what a run writes, by path from the project's folder: the pages of the section, those that are not generated any
 * more without a text, and the routes. The sidebar and the landing pages of the folders are not generated.
 */
export function exportWrites(dir: string, {files, entries}: Generated): Writes {
  const section = path.join(dir, SECTION);
  const committed = existsSync(section)
    ? readdirSync(section, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.split(path.sep).join('/'))
    : [];
  const texts = [...committed.map((file) => [file, undefined] as const), ...files];
  return new Map<string, string | undefined>([
    ...texts.map(([file, text]) => [`${SECTION}/${file}`, text] as const),
    [ROUTES_FILE, routesFile(entries)],
  ]);
}

/** Compares the files that are there with those that would be written; every difference is readable. */
export function findDrift(dir: string, writes: Writes): string[] {
  return [...writes].flatMap(([file, text]) => {
    const location = path.join(dir, file);
    if (text === undefined) {
      return [`${file} is not generated any more.`];
    }
    if (!existsSync(location)) {
      return [`${file} is missing.`];
    }
    const committed = readFileSync(location, 'utf8');
    return committed === text
      ? []
      : [`${file} differs:\n${differenceOf(committed, text, {context: 0, lines: 12})}`];
  });
}

/**
 * Makes the section anew and writes it, unless it only compares. Nothing is written before everything is made.
 *
 * @returns what it has made, and where that differs from what was there
 * @throws {UserError} when a package does not resolve, TypeDoc complains, or a description is missing or left over
 */
export async function runExports({
  check,
  ...options
}: RunOptions): Promise<Generated & {drift: string[]}> {
  const {dir} = options;
  const generated = await generate(await readInput(options));
  const writes = exportWrites(dir, generated);
  const drift = findDrift(dir, writes);
  if (!check) {
    writeFiles(dir, writes);
  }
  return {...generated, drift};
}
