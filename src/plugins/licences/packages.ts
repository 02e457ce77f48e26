import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package whose code is in the scripts or the style sheet that readers get. */
export type ShippedPackage = {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** What its authors want to be kept with its code; empty when the package has no such file. */
  text: string;
};

/** Licences that allow it to be served to everybody, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Unlicense',
]);

/** Returns the folder of the package that a module is of; undefined for modules of the site itself. */
export function packageDirOf(modulePath: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(modulePath)?.[0];
}

/** Reads what a package says of itself. */
function readPackage(dir: string): ShippedPackage {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: string};
  const file = readdirSync(dir).find((entry) => /^licen[cs]e/iu.test(entry));
  return {
    name,
    version,
    licence: license ?? '',
    text: file ? readFileSync(path.join(dir, file), 'utf8').trim() : '',
  };
}

/**
 * Returns the packages of these modules, sorted by name and version.
 *
 * @throws when one of them has a licence that nobody has allowed; the message names all
 */
export function readShippedPackages(modulePaths: Iterable<string>): ShippedPackage[] {
  const dirs = new Set([...modulePaths].map(packageDirOf).filter((dir) => dir !== undefined));
  const packages = [...dirs]
    .filter((dir) => existsSync(path.join(dir, 'package.json')))
    .map(readPackage)
    .toSorted((one, other) =>
      `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
    );
  const faults = packages
    // One of several is enough: `(MPL-2.0 OR Apache-2.0)`.
    .filter(({licence}) => !licence.split(/[()\s]+|\bOR\b/u).some((name) => allowed.has(name)))
    .map(({name, version, licence}) => `${name} ${version}: ${licence || 'no licence'}`);
  if (faults.length > 0) {
    throw new Error(
      `Packages with a licence that is not in src/plugins/licences/packages.ts would be sent to readers. Take them out, or allow it there:\n${faults.join('\n')}`,
    );
  }
  // Two folders may have the same package in the same version.
  return packages.filter(
    ({name, version}, index) =>
      packages.findIndex((other) => other.name === name && other.version === version) === index,
  );
}

/** Returns the text of `/licences.txt`. */
export function writeLicences(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({name, version, licence}) => `${name} ${version}: ${licence}`);
  const texts = packages
    .filter(({text}) => text)
    .map(({name, version, text}) => `${name} ${version}\n\n${text}`);
  return `Packages whose code is in the scripts and styles of this site, and their licences.\n\n${list.join('\n')}\n\n${texts.map((text) => `${'-'.repeat(80)}\n\n${text}\n`).join('\n')}`;
}
