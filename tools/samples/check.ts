import path from 'node:path';
import type {Page} from '../../src/markdown/pages';
import {checkJson, checkYaml} from './data';
import {collectFences, type Fence, type Finding, isChecked, isCompiled} from './fences';
import {checkShell} from './shell';
import {type CliCommand, readStrapiCli} from './strapi-cli';
import {typecheck} from './typecheck';

/** At most this share of the code samples may be fragments. */
const fragmentLimit = 0.05;

/** What a run has found. */
export type Result = {
  findings: Finding[];
  /** The fences that say why they cannot compile. */
  fragments: Fence[];
  /** One line of figures. */
  summary: string;
};

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Reads the CLI once, and only if somebody asks. */
function lazyCli(projectDir: string): () => Promise<CliCommand> {
  let cli: Promise<CliCommand> | undefined;
  return () => (cli ??= readStrapiCli(path.join(projectDir, 'tools', 'strapi')));
}

/**
 * The share is of the `ts` and `tsx` fences and of what stands in for them. It has no floor: a small content with one fragment is
 * above the limit.
 */
function checkFragmentShare(fragments: Fence[], total: number): Finding[] {
  if (fragments.length <= total * fragmentLimit) {
    return [];
  }
  const [{file, line}] = fragments;
  return [
    {
      file,
      line,
      message: `${fragments.length} of ${plural(total, 'code sample')} do not compile; at most ${Math.floor(total * fragmentLimit)} may (5 %). Make fragments compile, see the list below.`,
    },
  ];
}

/**
 * Checks every code block of the pages.
 *
 * @param projectDir folder of the project, in which the pinned packages are installed
 */
export async function checkSamples(
  projectDir: string,
  pages: Pick<Page, 'file' | 'tree'>[],
): Promise<Result> {
  const {fences, findings} = collectFences(pages);
  const fragments = fences.filter(({fragment}) => fragment);
  const code = fences.filter((fence) => isCompiled(fence) && !fence.fragment);
  const total = code.length + fragments.length;
  const json = fences.filter((fence) => isChecked(fence, 'json'));
  const yaml = fences.filter((fence) => isChecked(fence, 'yaml'));
  const shell = fences.filter((fence) => isChecked(fence, 'shell'));

  const readCli = lazyCli(projectDir);
  // Side by side: the CLI is loaded here while the compiler runs in a process of its own.
  const [types, shellFindings] = await Promise.all([
    typecheck(projectDir, code),
    Promise.all(shell.map((fence) => checkShell(fence, readCli))),
  ]);
  const judged = [...types.values()];
  const all = [
    ...findings,
    ...judged.flat(),
    ...json.flatMap(checkJson),
    ...yaml.flatMap(checkYaml),
    ...shellFindings.flat(),
    ...checkFragmentShare(fragments, total),
  ].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

  const share = total === 0 ? 0 : (fragments.length / total) * 100;
  const summary = [
    `${plural(total, 'code sample')}: ${judged.filter((list) => list.length === 0).length} compiled`,
    `${plural(fragments.length, 'fragment')} (${share.toFixed(1)} %)`,
    `${json.length} json, ${yaml.length} yaml and ${shell.length} shell fences read`,
    plural(all.length, 'finding'),
  ].join(', ');
  return {findings: all, fragments, summary};
}
