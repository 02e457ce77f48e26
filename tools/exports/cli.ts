import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectDir, runMain, UserError} from '../process.mjs';
import {installPinned, pinnedVersion, strapiDir} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import {runExports} from './run';

const usage = `Usage: npm run exports              write exports/ anew
       npm run exports -- --check   only compare it with what would be written

--dir <folder> works on the content of another folder than this project's.`;

function readArguments(): {check: boolean; dir: string} {
  try {
    const {values} = parseArgs({
      options: {check: {type: 'boolean', default: false}, dir: {type: 'string'}},
    });
    return {check: values.check, dir: path.resolve(values.dir ?? projectDir)};
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('.')[0]}.\n${usage}`, {cause: error});
  }
}

/** `npm run exports`: makes the pages of the section Exports from the published declarations. */
async function main(): Promise<number> {
  const {check, dir} = readArguments();
  await installPinned();
  const sourceDir = await prepareSource();
  const {repository} = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  const begin = performance.now();
  const {files, entries, drift} = await runExports({
    dir,
    packagesDir: strapiDir,
    version: pinnedVersion(),
    sourceDir,
    repository: repository.url,
    check,
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (check && drift.length > 0) {
    process.stdout.write(
      `${drift.join('\n')}\n\nexports/ is not what "npm run exports" writes: run it and commit the files. Nobody edits them by hand; their texts are in tools/exports/.\n`,
    );
    return 1;
  }
  const pages = [...files.keys()].filter((file) => file.endsWith('.md')).length;
  process.stdout.write(
    `${entries.length} exports on ${pages} pages, ${seconds} s: ${check ? 'exports/ is up to date' : `${drift.length} files changed`}.\n`,
  );
  return 0;
}

void runMain(main);
