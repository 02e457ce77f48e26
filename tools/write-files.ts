import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** New texts by path; without a text the file goes. */
export type Writes = ReadonlyMap<string, string | undefined>;

/**
 * Writes files. Everything is written beside its place first and renamed at the end, so that a full disk or a folder that
 * cannot be written leaves all files as they were.
 *
 * @param dir folder that the paths start from
 */
export function writeFiles(dir: string, writes: Writes): void {
  const renames = new Map<string, string>();
  try {
    for (const [file, text] of writes) {
      if (text !== undefined) {
        const target = path.join(dir, file);
        const unfinished = `${target}.unfinished`;
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(unfinished, text);
        renames.set(unfinished, target);
      }
    }
  } catch (error) {
    for (const unfinished of renames.keys()) {
      rmSync(unfinished, {force: true});
    }
    throw error;
  }
  for (const [unfinished, target] of renames) {
    renameSync(unfinished, target);
  }
  for (const [file, text] of writes) {
    if (text === undefined && existsSync(path.join(dir, file))) {
      rmSync(path.join(dir, file));
    }
  }
}
