import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDir} from '../paths';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

test('each action of the workflows is pinned to a commit, with its version beside it', () => {
  const uses = readdirSync(path.join(projectDir, '.github/workflows')).flatMap((file) =>
    read(`.github/workflows/${file}`)
      .split('\n')
      .filter((line) => /^\s*(?:- )?uses:/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
});

test('each package of each lock file has the hash of its content', () => {
  const locks = execFileSync('git', ['ls-files', '*package-lock.json'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  const faults = locks
    .trim()
    .split('\n')
    .flatMap((file) =>
      Object.entries(JSON.parse(read(file)).packages as Record<string, Record<string, unknown>>)
        // The project itself, what comes inside of another package, and links have none.
        .filter(([name, {link, inBundle}]) => name && !link && !inBundle)
        .filter(([, {integrity}]) => !String(integrity).startsWith('sha512-'))
        .map(([name]) => `${file}: ${name}`),
    );
  expect(faults).toEqual([]);
});
