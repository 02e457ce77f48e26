import {existsSync} from 'node:fs';
import path from 'node:path';
import {installIfMissing} from '../install.mjs';
import {projectDir, runMain, UserError} from '../process.mjs';

/** `npm run bench:search`: measures the engines and writes BENCHMARKS.md. */
void runMain(async () => {
  if (!existsSync(path.join(projectDir, 'build', 'sitemap.xml'))) {
    throw new UserError('There is no build to search in: run "npm run build" first.');
  }
  await installIfMissing(import.meta.dirname);
  // Not earlier: it needs the packages that were just installed.
  const {runBenchmark} = await import('./benchmark');
  return runBenchmark();
});
