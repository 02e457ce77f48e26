import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPages} from '../../src/markdown/pages';
import {didYouMean} from '../../src/lib/nearest';
import {explain, projectDir, UserError} from '../process.mjs';
import type {Check, Finding} from './check';
import {checks, groups, lists} from './index';
import {plural} from '../plural';
import {runChecks} from './run';

const usage = `npm run check:content                         run every check over every page
npm run check:content -- --only samples,tables  run some of the checks
npm run check:content -- docs/docs/api.md       print the findings of some files

  --only <checks>  names of checks, or of groups: ${Object.keys(groups).join(', ')}
  --list <names>   print what a reviewer wants to see instead, and nothing of it is a mistake: ${lists.map(({name}) => name).join(', ')}
  --dir <folder>   read the content in another folder than this project's

The checks are ${checks.map(({name}) => name).join(', ')}.`;

/** The checks of these that the names and groups mean, in their own order. */
function select(
  what: 'check' | 'list',
  only: readonly string[],
  available: readonly Check[],
  inGroups: Readonly<Record<string, readonly Check[]>>,
): readonly Check[] {
  const names = [...Object.keys(inGroups), ...available.map(({name}) => name)];
  const wanted = new Set<Check>();
  for (const name of only.flatMap((list) => list.split(',')).map((part) => part.trim())) {
    const found = Object.hasOwn(inGroups, name)
      ? inGroups[name]
      : available.filter((check) => check.name === name);
    if (!found?.length) {
      throw new UserError(
        `There is no ${what} "${name}".${didYouMean(name, names)} There are ${names.join(', ')}.`,
      );
    }
    found.forEach((check) => wanted.add(check));
  }
  return available.filter((check) => wanted.has(check));
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
 * @returns the exit code: 1 when there are findings, unless they are a list
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
    list: {type: 'string', multiple: true},
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
  const selected = values.list
    ? select('list', values.list, lists, {})
    : values.only
      ? select('check', values.only, checks, groups)
      : checks;
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
    `${count}, ${plural(selected.length, values.list ? 'list' : 'check')}, ${plural(findings.length, values.list ? 'place' : 'finding')}, ${seconds} s`,
  );
  return findings.length > 0 && !values.list ? 1 : 0;
}
