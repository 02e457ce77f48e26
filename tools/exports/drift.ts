import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {differenceOf} from '../difference';
import type {Writes} from '../write-files';
import type {Files} from './generate';

/** How the difference of a file is shown. */
const shown = {context: 0, lines: 12};

/** The pages of the section are generated; the sidebar and the landing pages of its folders are not. */
function committedFiles(directory: string): string[] {
  return existsSync(directory)
    ? readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.split(path.sep).join('/'))
    : [];
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
    return committed === text ? [] : [`${file} differs:\n${differenceOf(committed, text, shown)}`];
  });
}

/** Returns what has to be written: the files, and what is not generated any more without a text. */
export function writesFor(directory: string, files: Files): Writes {
  const gone = committedFiles(directory).filter((file) => !files.has(file));
  return new Map<string, string | undefined>([
    ...gone.map((file) => [file, undefined] as const),
    ...files,
  ]);
}
