import path from 'node:path';
import {parseArgs} from 'node:util';
import {explain, projectDir, runMain} from '../process.mjs';
import {installPinned, pinnedVersion, strapiDir} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import {runExports} from './run';

const usage = `Usage: npm run exports              write exports/ anew
       npm run exports -- --check   only compare it with what would be written

--dir <folder> works on the content of another folder than this project's.`;

function readArguments(): {check: boolean; dir: string} {
  const {values} = explain(() => {
    const options = {check: {type: 'boolean'}, dir: {type: 'string'}} as const;
    return parseArgs({options});
  }, usage);
  return {check: values.check ?? false, dir: path.resolve(values.dir ?? projectDir)};
}

/** `npm run exports`: makes the pages of the section Exports from the published declarations. */
async function main(): Promise<number> {
  const {check, dir} = readArguments();
  await installPinned();
  const sourceDir = await prepareSource();
  const {files, entries, drift} = await runExports({
    dir,
    packagesDir: strapiDir,
    version: pinnedVersion(),
    sourceDir,
    check,
  });
  if (check && drift.length > 0) {
    process.stdout.write(
      `${drift.join('\n')}\n\nexports/ is not what "npm run exports" writes: run it and commit the files. Nobody edits them by hand; their texts are in tools/exports/.\n`,
    );
    return 1;
  }
  process.stdout.write(
    `${entries.length} exports on ${files.size} pages: ${check ? 'exports/ is up to date' : `${drift.length} files changed`}.\n`,
  );
  return 0;
}

void runMain(main);
