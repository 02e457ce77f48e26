import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPages} from '../../src/markdown/pages';
import {didYouMean} from '../../src/lib/nearest';
import {explain, projectDir, UserError} from '../process.mjs';
import type {Check, Finding} from './check';
import {checks, groups} from './index';
import {plural} from '../plural';
import {runChecks} from './run';

const usage = `npm run check:content                         run every check over every page
npm run check:content -- --only samples,tables  run some of the checks
npm run check:content -- docs/docs/api.md       print the findings of some files

  --only <checks>  names of checks, or of groups: ${Object.keys(groups).join(', ')}
  --dir <folder>   read the content in another folder than this project's

The checks are ${checks.map(({name}) => name).join(', ')}.`;

/** The checks that these names and groups mean, in their own order. */
function selectChecks(only: readonly string[] | undefined): readonly Check[] {
  if (!only) {
    return checks;
  }
  const names = [...Object.keys(groups), ...checks.map(({name}) => name)];
  const wanted = new Set<Check>();
  for (const name of only.flatMap((list) => list.split(',')).map((part) => part.trim())) {
    const found = Object.hasOwn(groups, name)
      ? groups[name]
      : checks.filter((check) => check.name === name);
    if (!found?.length) {
      throw new UserError(
        `There is no check "${name}".${didYouMean(name, names)} There are ${names.join(', ')}.`,
      );
    }
    found.forEach((check) => wanted.add(check));
  }
  return checks.filter((check) => wanted.has(check));
}

/** Paths as findings name them. */
function selectFiles(paths: readonly string[], siteDir: string): string[] | undefined {
  if (paths.length === 0) {
    return undefined;
  }
  return paths.map((file) => {
    const absolute = path.resolve(siteDir, file);
    if (!existsSync(absolute)) {
      throw new UserError(`There is no file ${absolute}.`);
    }
    return path.relative(siteDir, absolute).split(path.sep).join('/');
  });
}

function format({file, line, column, rule, message}: Finding): string {
  return `${file}:${line}:${column} ${rule} ${message}`;
}

/**
 * The command `npm run check:content`.
 *
 * @param args the words behind it
 * @param print takes its lines
 * @returns the exit code: 1 when there are findings
 * @throws {UserError} when the arguments are wrong or there is nothing to check
 */
export async function main(
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const begin = performance.now();
  const options = {
    dir: {type: 'string', default: projectDir},
    help: {type: 'boolean'},
    only: {type: 'string', multiple: true},
  } as const;
  const {values, positionals} = explain(
    () => parseArgs({args: [...args], allowPositionals: true, options}),
    usage,
  );
  if (values.help) {
    print(usage);
    return 0;
  }
  const siteDir = path.resolve(values.dir);
  const selected = selectChecks(values.only);
  const files = selectFiles(positionals, siteDir);
  const pages = readPages(siteDir);
  if (pages.length === 0) {
    throw new UserError(`There are no pages in ${siteDir}.`);
  }
  const {findings, figures} = await runChecks(selected, {siteDir, pages, files});
  findings.map(format).forEach(print);
  figures.forEach(print);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const count = files ? plural(files.length, 'file') : plural(pages.length, 'page');
  print(
    `${count}, ${plural(selected.length, 'check')}, ${plural(findings.length, 'finding')}, ${seconds} s`,
  );
  return findings.length > 0 ? 1 : 0;
}
