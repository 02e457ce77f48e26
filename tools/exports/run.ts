import path from 'node:path';
import {readPages} from '../../src/markdown/pages';
import {SourceTree} from '../references/resolve';
import {findDrift, writeFiles} from './drift';
import {entryPoints} from './entry-points';
import {type Generated, generate, type Input, readTexts} from './generate';
import {readModel} from './read';

/** Where a run reads and writes. */
export type RunOptions = {
  /** Folder that holds the section folders. */
  dir: string;
  /** Folder that has TypeDoc and the Strapi packages installed. */
  packagesDir: string;
  /** Root of the reconstructed source. */
  sourceDir: string;
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
  repository,
}: Omit<RunOptions, 'check'>): Promise<Input> {
  return {
    model: await readModel(entryPoints, packagesDir),
    entryPoints,
    tree: new SourceTree(sourceDir),
    ...readTexts(),
    pages: readPages(dir),
    packagesDir,
    repository,
  };
}

/**
 * Makes the section anew and writes it, unless it only compares. Nothing is written before everything is made.
 *
 * @throws {UserError} when a package does not resolve, TypeDoc complains, or a description is missing or left over
 */
export async function runExports({check, ...options}: RunOptions): Promise<Run> {
  const generated = await generate(await readInput(options));
  const section = path.join(options.dir, 'exports');
  const drift = findDrift(section, generated.files);
  if (!check) {
    writeFiles(section, generated.files);
  }
  return {...generated, drift};
}
