import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parsePage} from '../../src/markdown/pages';
import type {Problem} from '../checks/check';
import {main as checkContent} from '../checks/main';
import {plural} from '../plural';
import {explain, projectDir, runMain} from '../process.mjs';
import {writeFiles} from '../write-files';
import {runPages} from './run-pages';
import {writeResults} from './write';

const usage = `npm run samples                              compile the samples of every page
npm run samples -- --run                     compile them, and execute those that say "run"
npm run samples -- --run docs/docs/api.md    those of some pages
npm run samples -- --run --write <pages>     fill in what the samples print, throw and leave

--dir <folder> reads the content in another folder than this project's.`;

/** Fills in the results of pages; returns how many, and what is left to fix. */
async function fillIn(
  siteDir: string,
  files: readonly string[],
): Promise<{written: number; left: Problem[]}> {
  const names = files.map((file) =>
    path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/'),
  );
  const texts = new Map(
    names.map((name) => [name, explain(() => readFileSync(path.join(siteDir, name), 'utf8'))]),
  );
  const result = await runPages([...texts].map(([name, text]) => parsePage(name, text)));
  const filled = result.mismatches.filter(({actual}) => actual !== '');
  const writes = new Map<string, string>();
  for (const [name, text] of texts) {
    const own = filled.filter(({expectation}) => expectation.file === name);
    if (own.length > 0) {
      writes.set(name, writeResults(text, own));
    }
  }
  writeFiles(siteDir, writes);
  const settled = new Set(filled.map(({problem}) => problem));
  return {
    written: filled.length,
    left: result.problems.filter((problem) => !settled.has(problem)),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `npm run samples`: compiles samples, executes them, and writes what they give. */
void runMain(async () => {
  const options = {
    dir: {type: 'string', default: projectDir},
    help: {type: 'boolean'},
    run: {type: 'boolean'},
    write: {type: 'boolean'},
  } as const;
  const {values, positionals} = explain(() => {
    const read = parseArgs({allowPositionals: true, options});
    if (read.values.write && (!read.values.run || read.positionals.length === 0)) {
      throw new Error('--write goes with --run, and with the pages that are written.');
    }
    return read;
  }, usage);
  if (values.help) {
    print(usage);
    return 0;
  }
  const siteDir = path.resolve(values.dir);
  if (values.write) {
    const {written, left} = await fillIn(siteDir, positionals);
    left.forEach(({file, line, message}) => print(`${file}:${line} ${message}`));
    print(`${plural(written, 'result')} written, ${plural(left.length, 'finding')}.`);
    return left.length > 0 ? 1 : 0;
  }
  const only = values.run ? 'samples,runs' : 'samples';
  return checkContent(['--dir', siteDir, '--only', only, ...positionals], print);
});
