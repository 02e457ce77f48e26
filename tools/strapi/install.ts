import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installIfMissing, isInstalled} from '../install.mjs';
import {projectDir} from '../process.mjs';

/** Folder of this tool: package.json and lock file of the pinned packages, and everything made of them. */
export const strapiDir = path.join(projectDir, 'tools', 'strapi');

/** The exact version that tools/strapi/package.json pins. */
export function pinnedVersion(): string {
  const {dependencies} = JSON.parse(readFileSync(path.join(strapiDir, 'package.json'), 'utf8'));
  return dependencies['@strapi/strapi'];
}

/**
 * Installs the Strapi packages of a lock file unless they are there; their install scripts do not run, and standard output
 * stays free for what a command prints.
 *
 * @param directory folder with package.json and lock file
 * @throws {UserError} when `npm ci` fails
 */
export async function installPackages(directory: string): Promise<void> {
  await installIfMissing(directory, ['--ignore-scripts'], (text) => process.stderr.write(text));
}

/**
 * Installs the pinned Strapi packages unless they are there.
 *
 * @throws {UserError} when `npm ci` fails
 */
export async function installPinned(): Promise<void> {
  if (!isInstalled(strapiDir)) {
    const state = existsSync(path.join(strapiDir, 'node_modules')) ? 'not complete' : 'missing';
    process.stderr.write(
      `The pinned packages of Strapi ${pinnedVersion()} are ${state}: installing them (800 MB, about a minute).\n`,
    );
    await installPackages(strapiDir);
  }
}
