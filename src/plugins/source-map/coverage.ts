import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CitingPage} from '../../code-references/pages-of-files';
import type {CodeIndex} from '../../search/shared/code/types';
import {strapiPackages} from '../../strapi/packages';
import {packageOf} from '../../strapi/source-route';

/** How many files of a package the published source has, and how many of them a page cites. */
export type Coverage = {files: number; described: number};

/** What was measured of a state of the content. */
export type CoverageRecord = {
  /** Day of the commit, in UTC. */
  date: string;
  /** The commit, 8 digits. */
  commit: string;
  /** Version of Strapi that the pages were written for. */
  version: string;
  /** `[files, described]` by the folder of the package. */
  packages: Record<string, [files: number, described: number]>;
};

/** The history of the coverage, relative to the project's folder. `npm run coverage` adds to it. */
export const COVERAGE_FILE = 'data/coverage.json';

/** Returns the coverage of each documented package, by its folder. A page describes a file when it cites it or a symbol of it. */
export function measureCoverage(
  {files}: CodeIndex,
  pagesOfFiles: ReadonlyMap<string, readonly CitingPage[]>,
): Map<string, Coverage> {
  const coverage = new Map(
    strapiPackages.map(({directory}) => [directory as string, {files: 0, described: 0}]),
  );
  for (const file of Object.keys(files)) {
    const ofPackage = coverage.get(packageOf(file, strapiPackages)?.directory ?? '');
    if (ofPackage) {
      ofPackage.files += 1;
      ofPackage.described += Number(pagesOfFiles.has(file));
    }
  }
  return coverage;
}

/** Returns the sum of coverages. */
export function sumOf(coverages: Iterable<Coverage>): Coverage {
  const sum = {files: 0, described: 0};
  for (const {files, described} of coverages) {
    sum.files += files;
    sum.described += described;
  }
  return sum;
}

/** A file without a page, and its length in lines. */
export type LargeFile = {path: string; lines: number};

/**
 * Returns the longest program files that no page cites. Files of which only declarations are published have no known length
 * and are left out.
 */
export function largestWithoutPage(
  {files}: CodeIndex,
  pagesOfFiles: ReadonlyMap<string, readonly CitingPage[]>,
  count: number,
): LargeFile[] {
  return Object.entries(files)
    .flatMap(([file, {lines}]) => (lines && !pagesOfFiles.has(file) ? [{path: file, lines}] : []))
    .toSorted((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1))
    .slice(0, count);
}

/**
 * Returns the committed history, the oldest record first; none before there is a file.
 *
 * @throws when the file is not what `npm run coverage` writes
 */
export function readCoverageHistory(siteDir: string): CoverageRecord[] {
  const file = path.join(siteDir, COVERAGE_FILE);
  if (!existsSync(file)) {
    return [];
  }
  try {
    const records = JSON.parse(readFileSync(file, 'utf8')) as CoverageRecord[];
    if (records.every(({date, commit, packages}) => date && commit && packages)) {
      return records;
    }
  } catch {
    // Said below.
  }
  throw new Error(
    `${COVERAGE_FILE} is not a list of measurements. Restore it with Git; "npm run coverage" adds to it.`,
  );
}
