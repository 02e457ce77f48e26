import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {writeFiles} from '../write-files';
import {ADDRESSES_FILE, findLost, mergeAddresses, readAddresses, readKept} from './addresses';

const usage = `npm run addresses   adds the routes and anchors of the build in build/ to ${ADDRESSES_FILE}, and prints what it has lost`;

void runMain(async () => {
  explain(() => parseArgs({}), usage);
  const buildDir = path.join(projectDir, 'build');
  if (!existsSync(path.join(buildDir, 'sitemap.xml'))) {
    throw new UserError('There is no build: run "npm run build" first.');
  }
  const [kept, built] = [readKept(projectDir), readAddresses(buildDir)];
  const merged = mergeAddresses(kept, built);
  const lost = findLost(merged, built);
  writeFiles(projectDir, new Map([[ADDRESSES_FILE, `${JSON.stringify(merged, null, 1)}\n`]]));
  process.stdout.write(
    `${[...lost, `${Object.keys(merged).length} routes and ${Object.values(merged).flat().length} anchors are kept.`].join('\n')}\n`,
  );
  return lost.length > 0 ? 1 : 0;
});
