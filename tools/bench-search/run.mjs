import {existsSync} from 'node:fs';
import path from 'node:path';
import {isInstalled} from '../install.mjs';
import {projectDir, runMain, runNpm, UserError} from '../process.mjs';

async function installIfMissing() {
  if (isInstalled(import.meta.dirname)) {
    return;
  }
  const code = await runNpm(['ci', '--prefix', import.meta.dirname, '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new UserError('The packages of the benchmark could not be installed, see above.');
  }
}

/** `npm run bench:search`: measures the engines and writes BENCHMARKS.md. */
async function main() {
  if (!existsSync(path.join(projectDir, 'build', 'sitemap.xml'))) {
    throw new UserError('There is no build to search in: run "npm run build" first.');
  }
  await installIfMissing();
  // Not earlier: it needs the packages that were just installed.
  const {runBenchmark} = await import('./benchmark.mjs');
  return runBenchmark();
}

await runMain(main);
