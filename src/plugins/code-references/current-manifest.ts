import {statSync} from 'node:fs';
import path from 'node:path';
import {type Manifest, MANIFEST_FILE, readManifest} from '../../code-references/manifest';

let last: {siteDir: string; changedAt: number; manifest: Manifest} | undefined;

/**
 * Returns the manifest as its file is now. The file is read again only when it has changed, as after "npm run references"
 * beside a running "npm run dev".
 *
 * @param siteDir the project's folder
 * @throws when the manifest is missing or not what "npm run references" writes
 */
export function currentManifest(siteDir: string): Manifest {
  const {mtimeMs: changedAt = 0} =
    statSync(path.join(siteDir, MANIFEST_FILE), {throwIfNoEntry: false}) ?? {};
  if (last?.siteDir !== siteDir || last.changedAt !== changedAt) {
    last = {siteDir, changedAt, manifest: readManifest(siteDir)};
  }
  return last.manifest;
}
