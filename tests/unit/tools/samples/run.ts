import {test as base} from 'vitest';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../support/files';
import {faulty, sound} from './content';
import {projectDir} from '../../../paths';

/** How `npm run samples` ended. */
export type Outcome = {
  status: number | null;
  stdout: string;
  stderr: string;
  /** What it says of one page: its lines, without the name of the page. */
  about: (file: string) => string[];
};

/** Runs the command with these arguments. */
export function runSamples(args: string[]): Outcome {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import=tsx', 'tools/samples/cli.ts', ...args],
    {cwd: projectDir, encoding: 'utf8', timeout: 60_000},
  );
  const about = (file: string) =>
    stdout
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`))
      .map((line) => line.slice(file.length + 1));
  return {status, stdout, stderr, about};
}

/** Runs the command over these pages. */
function runOver(pages: Record<string, string>): Outcome {
  if (!existsSync(path.join(projectDir, 'tools', 'strapi', 'node_modules', '@strapi', 'strapi'))) {
    throw new Error('The pinned Strapi packages are not installed: run "npm run samples" once.');
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'samples-'));
  try {
    writeFilesBelow(directory, pages);
    return runSamples(['--dir', directory]);
  } finally {
    rmSync(directory, {recursive: true});
  }
}

/** A test with the outcome for the two contents; each is checked once. */
export const test = base
  .extend('ofFaulty', {scope: 'file'}, () => runOver(faulty))
  .extend('ofSound', {scope: 'file'}, () => runOver(sound));
