import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {UserError} from '../process.mjs';
import {declarationsOf, type EntryPoint} from './entry-points';
import type {Model} from './model';

/** As plugins are compiled: TypeDoc reports what such a compiler would. */
const compilerOptions = {
  esModuleInterop: true,
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: 'ES2022',
  types: [],
};

function runTypeDoc(taskFile: string): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    // The loaders of the parent would have their say otherwise.
    const env = {...process.env, NODE_OPTIONS: ''};
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'typedoc.mjs'), taskFile],
      {env},
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output: stripVTControlCharacters(output).trim()}));
  });
}

/**
 * Reads the published declarations of modules with TypeDoc.
 *
 * @param packagesDir folder that has TypeDoc and the packages installed
 * @throws {UserError} when a package does not resolve, or TypeDoc reports an error or a warning
 */
export async function readModel(
  entryPoints: readonly EntryPoint[],
  packagesDir: string,
): Promise<Model> {
  const entries = entryPoints.map((entryPoint) => declarationsOf(entryPoint, packagesDir));
  const directory = mkdtempSync(path.join(tmpdir(), 'exports-'));
  try {
    const tsconfig = path.join(directory, 'tsconfig.json');
    const output = path.join(directory, 'model.json');
    const task = path.join(directory, 'task.json');
    writeFileSync(tsconfig, JSON.stringify({compilerOptions, files: entries}));
    writeFileSync(task, JSON.stringify({packagesDir, entries, tsconfig, output}));
    const run = await runTypeDoc(task);
    if (run.code !== 0) {
      throw new UserError(
        `TypeDoc does not read the declarations without complaint, so nothing was written:\n${run.output || `it ended with code ${run.code}`}`,
      );
    }
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}
