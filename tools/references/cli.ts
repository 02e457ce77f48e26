import {parseArgs} from 'node:util';
import {explain, projectDir, runMain} from '../process.mjs';
import {pinnedVersion} from '../strapi/install';
import {SourceTree} from '../strapi/resolve';
import {prepareSource} from '../strapi/source';
import {runReferences} from './run';

const usage = `npm run references   resolve the code references of the content, write the manifest

--dir <folder> reads content and manifest in another folder than this project's.`;

void runMain(async () => {
  const {values} = explain(
    () => parseArgs({options: {dir: {type: 'string', default: projectDir}}}),
    usage,
  );
  const tree = new SourceTree(await prepareSource());
  const {isGood, report} = runReferences({...values, tree, version: pinnedVersion()});
  process.stdout.write(`${report}\n`);
  return isGood ? 0 : 1;
});
