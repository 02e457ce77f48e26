import {availableParallelism} from 'node:os';
import type {Page} from '../../src/markdown/pages';
import type {Problem} from '../checks/check';
import {buildDriverIfMissing} from '../strapi/driver.mjs';
import {installPinned} from '../strapi/install';
import type {Mismatch} from './compare';
import {type PageRun, readSteps} from './steps';

/** What the runs of some pages have shown. */
export type PagesResult = {
  problems: Problem[];
  mismatches: Mismatch[];
  /** What was executed. */
  counts: {pages: number; requests: number; comparisons: number};
};

/** Pages that are executed at the same time. */
const PARALLEL = Math.min(2, availableParallelism());

function countOf(runs: readonly PageRun[]): PagesResult['counts'] {
  const steps = runs.flatMap((run) => run.steps);
  return {
    pages: runs.length,
    requests: steps.filter(({action}) => action.kind === 'http').length,
    comparisons: steps.reduce((sum, {expectations}) => sum + expectations.length, 0),
  };
}

/**
 * Executes the samples of pages that say `run`, each page in a Strapi of its own.
 *
 * @throws {UserError} when the packages or the database driver cannot be installed
 */
export async function runPages(
  pages: readonly Pick<Page, 'file' | 'tree'>[],
): Promise<PagesResult> {
  const read = pages.map(readSteps);
  const problems = read.flatMap((page) => page.problems);
  const runs = read.map(({run}) => run).filter(({steps}) => steps.length > 0);
  const mismatches: Mismatch[] = [];
  if (runs.length > 0) {
    await installPinned();
    await buildDriverIfMissing((text) => process.stderr.write(text));
    // The compiler's library is large, and most runs of the checks are about pages that execute nothing.
    const {compileModules} = await import('./compile');
    const {execute} = await import('./execute');
    const {judge} = await import('./judge');
    const waiting = [...runs];
    const work = async () => {
      for (let run = waiting.shift(); run; run = waiting.shift()) {
        const modules = await compileModules(run.modules, run.projectFiles);
        const verdict = judge(run, await execute(run, modules), modules);
        problems.push(...verdict.problems);
        mismatches.push(...verdict.mismatches);
      }
    };
    await Promise.all(Array.from({length: PARALLEL}, work));
  }
  return {problems, mismatches, counts: countOf(runs)};
}
