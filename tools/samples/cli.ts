import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPages} from '../../src/markdown/pages';
import {projectDir, runMain, UserError} from '../process.mjs';
import {installPinned} from '../strapi/install';
import {checkSamples} from './check';

const usage = 'Usage: npm run samples [-- --dir <folder that holds docs/, guides/ …>]';

function readDirectory(): string {
  try {
    const {values} = parseArgs({options: {dir: {type: 'string'}}});
    return path.resolve(values.dir ?? projectDir);
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('.')[0]}. ${usage}`);
  }
}

/** `npm run samples`: checks every code block of the content. */
async function main(): Promise<number> {
  const directory = readDirectory();
  if (!existsSync(directory)) {
    throw new UserError(`There is no folder ${directory}. ${usage}`);
  }
  const pages = readPages(directory);
  if (pages.length === 0) {
    throw new UserError(`There are no pages in ${directory}. ${usage}`);
  }
  await installPinned();
  const begin = performance.now();
  const {findings, fragments, summary} = await checkSamples(projectDir, pages);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  for (const {file, line, message} of findings) {
    process.stdout.write(`${file}:${line} samples ${message}\n`);
  }
  process.stdout.write(`${summary}, ${seconds} s\n`);
  for (const {file, line, fragment} of fragments) {
    process.stdout.write(`  fragment ${file}:${line} ${fragment}\n`);
  }
  return findings.length > 0 ? 1 : 0;
}

void runMain(main);
