#!/usr/bin/env node
// Plain JavaScript, because it runs before tsx is there.
import path from 'node:path';
import {projectDir, runMain} from '../process.mjs';

// tsx would read the tsconfig.json of the folder in which the command is called.
process.env.TSX_TSCONFIG_PATH = path.join(projectDir, 'tsconfig.json');

// Whoever reads the answer may have seen enough: `… | head`.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
  process.exit(0);
});

await runMain(async () => {
  try {
    // @ts-expect-error It has no types: it is imported for what it does to the imports below.
    await import('tsx');
  } catch {
    process.stderr.write(`The packages of ${projectDir} are missing: run "npm ci" there.\n`);
    return 2;
  }
  const cli = new URL('cli.ts', import.meta.url).href;
  const {main} = await import(cli);
  return main(process.argv.slice(2));
});
