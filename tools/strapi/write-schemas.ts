import {projectDir, runMain} from '../process.mjs';
import {writeFiles} from '../write-files';
import {installPinned, strapiDir} from './install';
import {generateSchemas, SCHEMAS_FILE} from './schemas';

/** `npm run schemas`: makes the types of the content types of the samples. */
void runMain(async () => {
  await installPinned();
  writeFiles(projectDir, new Map([[SCHEMAS_FILE, await generateSchemas(strapiDir)]]));
  process.stdout.write(`${SCHEMAS_FILE} is written.\n`);
  return 0;
});
