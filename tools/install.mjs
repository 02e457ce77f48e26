import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir, runNpm, UserError} from './process.mjs';

/** @typedef {{packages: Record<string, {version?: string, optional?: boolean, link?: boolean}>}} LockFile */

/**
 * @param {string} file
 * @returns {LockFile | undefined} undefined when the file is not there or cannot be parsed
 */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Compares what is installed with the lock file.
 *
 * @param {string} directory folder with package-lock.json and, perhaps, node_modules
 * @returns {boolean} true when every package of the lock file that every machine needs is there in its exact version
 */
export function isInstalled(directory) {
  const wanted = readLockFile(path.join(directory, 'package-lock.json'));
  const installed = readLockFile(path.join(directory, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) {
    return false;
  }
  return Object.entries(wanted.packages).every(
    ([location, {version, optional, link}]) =>
      location === '' || optional || link || installed.packages[location]?.version === version,
  );
}

/**
 * Installs the packages of a lock file unless they are there already.
 *
 * @param {string} [directory] folder of the lock file
 * @param {string[]} [options] further options of `npm ci`
 * @param {(text: string) => void} [print] receives what npm prints, which goes to the terminal without it
 * @throws {UserError} when `npm ci` fails
 */
export async function installIfMissing(directory = projectDir, options = [], print) {
  if (isInstalled(directory)) {
    return;
  }
  const args = ['ci', '--no-audit', '--no-fund', '--prefix', directory, ...options];
  const code = await runNpm(args, {onOutput: print});
  if (code !== 0) {
    const where = path.relative(projectDir, directory);
    throw new UserError(
      `npm ci failed${where && ` in ${where}`}, see above. Check the network and that package.json and package-lock.json belong together.`,
    );
  }
}
