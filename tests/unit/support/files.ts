import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {writeFilesBelow} from '../../support/files';

export {pageSource, writeFilesBelow} from '../../support/files';

/** Folder of the running test; a worker runs one test at a time. */
let folder: string | undefined;

/** Returns a path in a folder of this test's own, which is removed when the test has ended. */
export function outputPath(name: string): string {
  if (folder === undefined) {
    const created = mkdtempSync(path.join(tmpdir(), 'unit-'));
    folder = created;
    onTestFinished(() => {
      rmSync(created, {recursive: true, force: true});
      folder = undefined;
    });
  }
  return path.join(folder, name);
}

/**
 * Writes files below a folder of this test's own.
 *
 * @param files text by path
 * @returns the folder
 */
export function writeFiles(name: string, files: Record<string, string>): string {
  const root = outputPath(name);
  writeFilesBelow(root, files);
  return root;
}
