import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../process.mjs';

/** A module that plugins import from. */
export type EntryPoint = {
  /** What plugins write behind `from`. */
  module: string;
  /** The package and the key of its `exports` field. */
  packageName: string;
  subpath: string;
};

/** The documented modules. A name that both export is documented with the first. */
export const entryPoints: readonly EntryPoint[] = [
  {module: '@strapi/strapi/admin', packageName: '@strapi/strapi', subpath: './admin'},
  {
    module: '@strapi/content-manager/strapi-admin',
    packageName: '@strapi/content-manager',
    subpath: './strapi-admin',
  },
];

/**
 * Finds the published declarations of a module.
 *
 * @param packagesDir folder whose node_modules holds the package
 * @throws {UserError} when the package is not installed or does not have the entry point
 */
export function declarationsOf(
  {module, packageName, subpath}: EntryPoint,
  packagesDir: string,
): string {
  const directory = path.join(packagesDir, 'node_modules', packageName);
  const manifest = path.join(directory, 'package.json');
  if (!existsSync(manifest)) {
    throw new UserError(`${module} does not resolve: ${packageName} is not installed.`);
  }
  const types: unknown = JSON.parse(readFileSync(manifest, 'utf8')).exports?.[subpath]?.types;
  const file = typeof types === 'string' ? path.join(directory, types) : undefined;
  if (!file || !existsSync(file)) {
    throw new UserError(
      `${module} does not resolve: ${packageName} has ${file ? `no file ${types}` : `no types for "${subpath}" in its exports field`}.`,
    );
  }
  return file;
}
