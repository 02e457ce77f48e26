import {parseArgs} from 'node:util';
import {projectDir, runMain, UserError} from '../process.mjs';
import {pinnedVersion} from '../strapi/install';
import {SourceTree} from '../strapi/resolve';
import {prepareSource} from '../strapi/source';
import {runReferences} from './run';

const usage = `npm run references   resolve the code references of the content, write the manifest

--dir <folder> reads content and manifest in another folder than this project's.`;

function readArguments(): {dir: string} {
  try {
    return parseArgs({
      options: {dir: {type: 'string', default: projectDir}},
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

void runMain(async () => {
  const options = readArguments();
  const tree = new SourceTree(await prepareSource());
  const {isGood, report} = runReferences({...options, tree, version: pinnedVersion()});
  process.stdout.write(`${report}\n`);
  return isGood ? 0 : 1;
});
