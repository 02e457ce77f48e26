import {createRequire} from 'node:module';
import path from 'node:path';
import {projectDir, run, runNpm, UserError} from '../process.mjs';

const directory = path.join(projectDir, 'tools', 'strapi');

/** @returns {Promise<boolean>} true when the driver is there, built for this Node */
async function isReady() {
  const require = createRequire(path.join(directory, 'package.json'));
  try {
    const driver = require.resolve('better-sqlite3');
    // In a process of its own: a binary that was built for another Node stays loaded, and cannot be replaced.
    const script = `new (require(${JSON.stringify(driver)}))(':memory:')`;
    return (await run(process.execPath, ['-e', script], {onOutput: () => {}})) === 0;
  } catch {
    return false;
  }
}

/**
 * Builds the database driver of the samples unless it is there: npm downloads a binary for this machine or, where there is
 * none, compiles it. Its packages have to be installed.
 *
 * @param {(text: string) => void} [print] receives what npm prints
 * @throws {UserError} when it cannot be built
 */
export async function buildDriverIfMissing(print) {
  if (await isReady()) {
    return;
  }
  let output = '';
  const args = ['rebuild', 'better-sqlite3', '--prefix', directory, '--foreground-scripts'];
  await runNpm([...args, '--ignore-scripts=false'], {
    // Databases of some hundred rows: the compiler need not optimise them for a minute.
    env: {CFLAGS: '-O1', CXXFLAGS: '-O0', JOBS: '2'},
    onOutput: (text) => (output += text),
  });
  if (!(await isReady())) {
    throw new UserError(
      `The database driver of the samples (better-sqlite3) could not be built. It needs a compiler for C++, make and Python where no binary can be downloaded.\n${output.split('\n').slice(-15).join('\n')}`,
    );
  }
  print?.('The database driver of the samples is built.\n');
}
