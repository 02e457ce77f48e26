import {projectDir, runMain} from '../process.mjs';
import {prepareSource} from '../strapi/source';
import {writeFiles} from '../write-files';
import {MAP_PAGE} from './page';
import {mapWrites} from './run';

/** `npm run package-map`: makes diagrams and tables of the package map from the published package.json files. */
void runMain(async () => {
  const writes = mapWrites(projectDir, await prepareSource());
  writeFiles(projectDir, writes);
  process.stdout.write(
    writes.size === 0
      ? `${MAP_PAGE} is up to date.\n`
      : `${MAP_PAGE} was written. Run "npm run references" and "npm run diagrams", and commit what they write.\n`,
  );
  return 0;
});
