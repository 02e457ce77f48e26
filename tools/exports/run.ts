import path from 'node:path';
import {readPages} from '../../src/markdown/pages';
import {SourceTree} from '../strapi/resolve';
import {type Writes, writeFiles} from '../write-files';
import {findDrift, writesFor} from './drift';
import {entryPoints} from './entry-points';
import {type Generated, generate, type Input, readTexts} from './generate';
import {readModel} from './read';
import {ROUTES_FILE, routesFile} from './routes';

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
  /** Address of the repository of this project. */
  repository: string;
  /** Only compare. */
  check: boolean;
};

/** What a run has made and where it differs from what was there. */
export type Run = Generated & {drift: string[]};

/** Reads everything that pages are made of. */
export async function readInput({
  dir,
  packagesDir,
  sourceDir,
  version,
  repository,
}: Omit<RunOptions, 'check'>): Promise<Input> {
  return {
    model: await readModel(entryPoints, packagesDir),
    entryPoints,
    tree: new SourceTree(sourceDir),
    sourceDir,
    ...readTexts(),
    pages: readPages(dir),
    packagesDir,
    version,
    repository,
  };
}

/** Returns what a run writes, by path from the project's folder: the section, and the routes of its pages. */
export function exportWrites(dir: string, {files, entries}: Generated): Writes {
  return new Map([
    ...[...writesFor(path.join(dir, SECTION), files)].map(
      ([file, text]) => [`${SECTION}/${file}`, text] as const,
    ),
    [ROUTES_FILE, routesFile(entries)],
  ]);
}

/**
 * Makes the section anew and writes it, unless it only compares. Nothing is written before everything is made.
 *
 * @throws {UserError} when a package does not resolve, TypeDoc complains, or a description is missing or left over
 */
export async function runExports({check, ...options}: RunOptions): Promise<Run> {
  const {dir} = options;
  const generated = await generate(await readInput(options));
  const drift = findDrift(dir, exportWrites(dir, generated));
  if (!check) {
    writeFiles(dir, exportWrites(dir, generated));
  }
  return {...generated, drift};
}
