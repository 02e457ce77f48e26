import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isInstalled} from '../install.mjs';
import {projectDir, runNpm, UserError} from '../process.mjs';

/** Folder of this tool: package.json and lock file of the pinned packages, and everything made of them. */
export const strapiDir = path.join(projectDir, 'tools', 'strapi');

/** The exact version that tools/strapi/package.json pins. */
export function pinnedVersion(): string {
  const {dependencies} = JSON.parse(readFileSync(path.join(strapiDir, 'package.json'), 'utf8'));
  return dependencies['@strapi/strapi'];
}

/**
 * Installs what a lock file says; install scripts do not run.
 *
 * @param directory folder with package.json and lock file
 * @throws {UserError} when `npm ci` fails
 */
export async function installInto(directory: string): Promise<void> {
  const begin = performance.now();
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', directory];
  let output = '';
  const onOutput = (text: string) => (output += text);
  if ((await runNpm(args, {cwd: directory, onOutput, quiet: true})) !== 0) {
    throw new UserError(
      `The Strapi packages could not be installed. Check the network, then run the command again. npm says:\n${output.trim()}`,
    );
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stderr.write(`Installed in ${seconds} s.\n`);
}

/**
 * Installs the pinned Strapi packages unless they are there; their install scripts do not run.
 *
 * @returns whether anything had to be installed
 * @throws {UserError} when `npm ci` fails
 */
export async function installPinned(): Promise<boolean> {
  if (isInstalled(strapiDir)) {
    return false;
  }
  const state = existsSync(path.join(strapiDir, 'node_modules')) ? 'not complete' : 'missing';
  process.stderr.write(
    `The pinned packages of Strapi ${pinnedVersion()} are ${state}: installing them (700 MB, about a minute).\n`,
  );
  await installInto(strapiDir);
  return true;
}
