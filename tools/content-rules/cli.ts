import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPages} from '../../src/content/pages';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {lintContent} from './index';
import {readTags} from '../../src/tags';

const USAGE = `npm run lint:content -- [--dir <folder>]

  --dir <folder>   check the pages of another site than this one`;

function readArguments() {
  try {
    return parseArgs({
      options: {dir: {type: 'string'}, help: {type: 'boolean'}},
    }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

void runMain(async () => {
  const {dir, help} = readArguments();
  if (help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const siteDir = dir === undefined ? projectDir : path.resolve(dir);
  const pages = readPages(siteDir);
  if (pages.length === 0) {
    throw new UserError(`There are no pages in ${siteDir}.`);
  }
  const findings = await lintContent(pages, {tags: explain(() => readTags(siteDir))});
  const lines = findings.map(({file, line, rule, message}) => `${file}:${line} ${rule} ${message}`);
  // From the start of the process, so that loading the tools is counted.
  const seconds = (performance.now() / 1000).toFixed(1);
  lines.push(
    `${plural(pages.length, 'page')}, ${plural(findings.length, 'finding')}, ${seconds} s`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return findings.length > 0 ? 1 : 0;
});
