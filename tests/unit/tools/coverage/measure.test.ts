import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import type {CoverageRecord} from '../../../../src/plugins/source-map/coverage';
import {addRecord, formatHistory, measureCommit} from '../../../../tools/coverage/measure';
import {writeFiles, writeFilesBelow} from '../../support/files';

const record = (date: string, commit = 'c'): CoverageRecord => ({
  date,
  commit,
  version: '5.0.0',
  packages: {'packages/core/core': [2, 1]},
});

function commitFiles(root: string, files: Record<string, string>): void {
  writeFilesBelow(root, files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: {...process.env, GIT_COMMITTER_DATE: '2026-11-23T23:30:00-05:00'},
      stdio: 'ignore',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', 'A commit');
}

test('a commit is measured as it was, by the day of UTC', () => {
  const files = {'packages/core/core/src/a.ts': {}, 'packages/core/core/src/b.ts': {}};
  const root = writeFiles('site', {
    'data/code-index.json': JSON.stringify({version: '5.0.0', files}),
  });
  commitFiles(root, {'docs/a.md': '---\ntitle: A\n---\n\n[a](code:packages/core/core/src/a.ts)\n'});
  // Later, and not committed.
  writeFilesBelow(root, {'docs/a.md': '---\ntitle: A\n---\n'});
  expect(measureCommit(root, 'HEAD')).toEqual({
    date: '2026-11-24',
    commit: expect.stringMatching(/^[\da-f]{8}$/u) as string,
    version: '5.0.0',
    packages: {'packages/core/core': [2, 1]},
  });
  expect(() => measureCommit(root, 'none')).toThrow(/^Git does not know the commit "none"/u);
});

test('the history is in the order of days, and has the last record of a day', () => {
  const history = addRecord(
    [record('2026-11-20'), record('2026-11-24', 'old')],
    record('2026-11-22'),
  );
  expect(addRecord(history, record('2026-11-24', 'new'))).toEqual([
    record('2026-11-20'),
    record('2026-11-22'),
    record('2026-11-24', 'new'),
  ]);
  const text = formatHistory(history);
  expect(JSON.parse(text)).toEqual(history);
  expect(text.split('\n')).toHaveLength(history.length + 3);
});
