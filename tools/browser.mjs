import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {projectDir, run, runBin, UserError} from './process.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applicationPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} program @returns {string | undefined} */
function findInPath(program) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((candidate) => existsSync(candidate));
}

/** @returns {string | undefined} path of a browser that is installed on the system */
function findSystemChromium() {
  return (
    programNames.map(findInPath).find(Boolean) ??
    applicationPaths.find((candidate) => existsSync(candidate))
  );
}

/** @returns {string | undefined} path of the browser that Playwright has downloaded earlier */
function findPlaywrightChromium() {
  const require = createRequire(path.join(projectDir, 'package.json'));
  const executable = require('@playwright/test').chromium.executablePath();
  return existsSync(executable) ? executable : undefined;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else one installed on the system, else Playwright's own.
 *
 * @returns {string | undefined} path of the executable
 * @throws {UserError} when CHROMIUM_PATH names a file that is not there
 */
function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) {
      throw new UserError(`CHROMIUM_PATH is "${wanted}", and there is no such file.`);
    }
    return wanted;
  }
  return findSystemChromium() ?? findPlaywrightChromium();
}

/**
 * Installs Debian's Chromium and nginx, each when the system has none, this is root and apt is there; needs none of our
 * packages. Without nginx the tests of the server are skipped.
 *
 * @param {(text: string) => void} print receives what apt prints
 */
export async function installDebianPackages(print) {
  const packages = [
    ...(process.env.CHROMIUM_PATH || findSystemChromium() ? [] : ['chromium']),
    ...(findInPath('nginx') ? [] : ['nginx', 'libnginx-mod-http-brotli-static']),
  ];
  if (packages.length === 0 || process.getuid?.() !== 0 || !findInPath('apt-get')) {
    return;
  }
  const options = {env: {DEBIAN_FRONTEND: 'noninteractive'}, onOutput: print};
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', ...packages], options);
}

/**
 * Returns a Chromium that starts, installing one when the machine has none: Debian's package when this is root and apt
 * exists, else Playwright's own download.
 *
 * @param {(text: string) => void} print receives what the package manager prints
 * @returns {Promise<string>} path of the executable
 * @throws {UserError} when none of the ways works
 */
export async function ensureChromium(print) {
  if (!findChromium()) {
    await installDebianPackages(print);
  }
  if (!findChromium()) {
    await runBin('@playwright/test', ['install', 'chromium'], {onOutput: print});
  }
  const executable = findChromium();
  if (!executable) {
    throw new UserError(
      'The tests need Chromium and none could be installed: install it yourself and set CHROMIUM_PATH to its executable.',
    );
  }
  try {
    execFileSync(executable, ['--version'], {stdio: 'pipe'});
  } catch (error) {
    throw new UserError(
      `The Chromium at ${executable} does not start (${/** @type {Error} */ (error).message.trim()}): repair it, or set CHROMIUM_PATH to another one.`,
    );
  }
  return executable;
}

/**
 * Returns how a tool starts Chromium.
 *
 * @param {(text: string) => void} print receives what the package manager prints
 * @returns {Promise<{executablePath: string, args: string[]}>}
 * @throws {UserError} when there is none and none can be installed
 */
export async function launchOptions(print) {
  return {
    executablePath: await ensureChromium(print),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
