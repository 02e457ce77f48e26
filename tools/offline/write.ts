import {rmSync} from 'node:fs';
import path from 'node:path';
import type {OfflineSummary} from '../../src/offline/copy';
import {offlineFiles, PACKS} from '../../src/offline/pack';
import {readRoutes} from '../host/files';
import {projectDir} from '../process.mjs';
import {writeFiles} from '../write-files';

/**
 * Writes into a finished build what readers need to keep a copy of it.
 *
 * @returns what the copy weighs
 * @throws when there is no build
 */
export function writeOffline(buildDir: string): OfflineSummary {
  const {files, summary} = offlineFiles(projectDir, buildDir, readRoutes(buildDir).basePath);
  rmSync(path.join(buildDir, PACKS), {force: true, recursive: true});
  writeFiles(buildDir, files);
  return summary;
}
