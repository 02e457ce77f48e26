import type {Page} from '../../src/markdown/pages';
import {readTags} from '../../src/markdown/tags';
import {explain} from '../process.mjs';
import {installPinned} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import type {Check, Context, Finding} from './check';

/** What a run has found. */
export type Result = {
  /** By file and place. */
  findings: Finding[];
  /** What the checks have looked at, a line each. */
  figures: string[];
};

/** Makes a function that computes its value when it is first called. */
function once<Value>(compute: () => Value): () => Value {
  let result: {value: Value} | undefined;
  return () => (result ??= {value: compute()}).value;
}

function compare(a: Finding, b: Finding): number {
  if (a.file !== b.file) {
    return a.file < b.file ? -1 : 1;
  }
  return a.line - b.line || a.column - b.column;
}

/**
 * Runs checks over the content.
 *
 * @param pages all pages below `siteDir`
 * @param files files whose findings are asked for, relative to `siteDir`; all when absent
 * @throws {UserError} when what a check needs cannot be read or installed
 */
export async function runChecks(
  checks: readonly Check[],
  {siteDir, pages, files}: {siteDir: string; pages: readonly Page[]; files?: readonly string[]},
): Promise<Result> {
  const selected = files ? pages.filter(({file}) => files.includes(file)) : pages;
  // What is loaded on demand is imported on demand, too: the compiler's library alone takes a second.
  const shared = {
    siteDir,
    pages,
    selected,
    tags: once(() => explain(() => readTags(siteDir))),
    source: once(async () => {
      const root = await prepareSource();
      const {SourceTree} = await import('../strapi/resolve');
      return new SourceTree(root);
    }),
    cli: once(async () => {
      await installPinned();
      const {loadStrapiCli} = await import('./strapi-cli');
      return loadStrapiCli();
    }),
  };
  const figures: string[] = [];
  const findings = await Promise.all(
    checks.map(async ({name, check}) => {
      const context: Context = {
        ...shared,
        report: (text) => figures.push(`${name}: ${text}`),
      };
      const problems = await check(context);
      return problems.map((problem) => ({column: 1, ...problem, rule: name}));
    }),
  );
  return {
    findings: findings
      .flat()
      .filter(({file}) => files?.includes(file) ?? true)
      .toSorted(compare),
    figures: figures.toSorted(),
  };
}
