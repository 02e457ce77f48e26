import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {collectPagesOfFiles} from '../../src/code-references/pages-of-files';
import {readPages} from '../../src/markdown/pages';
import {type CoverageRecord, measureCoverage} from '../../src/plugins/source-map/coverage';
import {CODE_INDEX_FILE, readCodeIndex} from '../../src/search/plugin/code-file';
import {sections} from '../../src/sections';
import {UserError} from '../process.mjs';

const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Measures the content of a commit against the source of Strapi that it was written for. A commit from before there was an
 * index of that source is measured against that of the project as it is.
 *
 * @throws {UserError} when there is no such commit
 */
export function measureCommit(projectDir: string, commit: string): CoverageRecord {
  const git = (...args: string[]): Buffer => {
    try {
      return execFileSync('git', args, {
        cwd: projectDir,
        // Days are those of UTC.
        env: {...process.env, TZ: 'UTC'},
        maxBuffer: MAX_BYTES,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      throw new UserError(
        `Git does not know the commit "${commit}": name one of this repository ("git log").`,
        {cause: error},
      );
    }
  };
  const [hash, date] = git(
    'show',
    '--no-patch',
    '--date=format-local:%Y-%m-%d',
    '--format=%H %cd',
    `${commit}^{commit}`,
  )
    .toString()
    .trim()
    .split(' ') as [string, string];
  const wanted = [...sections.map(({id}) => id), CODE_INDEX_FILE];
  const present = git('ls-tree', '--name-only', hash, '--', ...wanted)
    .toString()
    .split('\n')
    .filter(Boolean);
  const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: git('archive', '--format=tar', hash, ...present),
    });
    const index = readCodeIndex(folder) ?? readCodeIndex(projectDir)!;
    const coverage = measureCoverage(index, collectPagesOfFiles(readPages(folder)));
    return {
      date,
      commit: hash.slice(0, 8),
      version: index.version,
      packages: Object.fromEntries(
        [...coverage]
          .filter(([, {files}]) => files > 0)
          .map(([directory, {files, described}]) => [directory, [files, described]]),
      ),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Returns the history with a record, the oldest day first. A day has one record: the one that was measured last. */
export function addRecord(
  history: readonly CoverageRecord[],
  record: CoverageRecord,
): CoverageRecord[] {
  return [...history.filter(({date}) => date !== record.date), record].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/** Returns the text of the history: a record a line, so that a diff shows what was added. */
export const formatHistory = (history: readonly CoverageRecord[]): string =>
  `[\n${history.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
