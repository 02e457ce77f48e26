import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run, runNpm, UserError} from '../process.mjs';
import {installPinned, pinnedVersion, strapiDir} from './install';
import {type StrapiPackage, strapiPackages} from '../../src/strapi/packages';
import {reconstruct} from './reconstruct';

const stampFile = '.stamp';

/**
 * Returns what a source tree depends on besides the packages themselves, so that it is made again when that changes.
 *
 * @param packages the list of packages
 * @param program text of the program that reconstructs them
 */
export function stampOf(packages: readonly StrapiPackage[], program: string): string {
  return createHash('sha256').update(JSON.stringify(packages)).update(program).digest('hex');
}

const stamp = stampOf(
  strapiPackages,
  readFileSync(path.join(import.meta.dirname, 'reconstruct.ts'), 'utf8'),
);

function readStamp(directory: string): string | undefined {
  try {
    return readFileSync(path.join(directory, stampFile), 'utf8');
  } catch {
    return undefined;
  }
}

/** Reconstructs all packages beside the target and moves the tree there when it is whole. */
function writeTree(packageDirs: Map<string, string>, target: string): void {
  mkdirSync(path.dirname(target), {recursive: true});
  const unfinished = mkdtempSync(`${target}.unfinished-`);
  try {
    let sources = 0;
    let declarations = 0;
    for (const strapiPackage of strapiPackages) {
      const result = reconstruct(strapiPackage, packageDirs.get(strapiPackage.name)!, unfinished);
      sources += result.sources;
      declarations += result.declarations;
    }
    writeFileSync(path.join(unfinished, stampFile), stamp);
    rmSync(target, {recursive: true, force: true});
    renameSync(unfinished, target);
    process.stderr.write(
      `${path.relative(process.cwd(), target)}: ${sources} source files of ${strapiPackages.length} packages, ${declarations} files as declarations only.\n`,
    );
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
}

function installedPackages(version: string): Map<string, string> {
  return new Map(
    strapiPackages.map(({name}) => {
      const directory = path.join(strapiDir, 'node_modules', name);
      const found = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')).version;
      if (found !== version) {
        throw new UserError(
          `tools/strapi/package.json pins ${name} to ${found} and @strapi/strapi to ${version}: all of them must be of one version.`,
        );
      }
      return [name, directory];
    }),
  );
}

/** Downloads the published packages of a version, without their dependencies, and unpacks them. */
async function downloadPackages(version: string, directory: string): Promise<Map<string, string>> {
  let output = '';
  const names = strapiPackages.map(({name}) => `${name}@${version}`);
  const code = await runNpm(['pack', '--json', '--pack-destination', directory, ...names], {
    cwd: directory,
    onOutput: (text: string) => (output += text),
  });
  if (code !== 0) {
    const missing = /No matching version found for (@[\w./@-]*\w)/.exec(output)?.[1];
    throw new UserError(
      missing
        ? `There is no ${missing} in the registry. Choose a version that all packages were published in.`
        : `Strapi ${version} could not be downloaded: ${/Error: (.*)/.exec(output)?.[1] ?? 'npm pack failed'}. Check the network, then run the command again.`,
    );
  }
  const directories = new Map<string, string>();
  for (const {name} of strapiPackages) {
    const unpacked = path.join(directory, name);
    const tarball = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    mkdirSync(unpacked, {recursive: true});
    const args = ['-xzf', path.join(directory, tarball), '-C', unpacked, '--strip-components=1'];
    if ((await run('tar', args)) !== 0) {
      throw new UserError(`${tarball} could not be unpacked, see above.`);
    }
    directories.set(name, unpacked);
  }
  return directories;
}

/**
 * Makes the source tree of a version unless it is there: the pinned version from the installed packages, any other from
 * what the registry has.
 *
 * @param version the pinned one by default
 * @returns root of the tree, which stands for the root of the monorepo
 * @throws {UserError} when the version does not exist, cannot be downloaded, or does not carry its source
 */
export async function prepareSource(version = pinnedVersion()): Promise<string> {
  const target = path.join(strapiDir, 'source', version);
  if (readStamp(target) === stamp) {
    return target;
  }
  if (version === pinnedVersion()) {
    await installPinned();
    writeTree(installedPackages(version), target);
    return target;
  }
  const temporary = mkdtempSync(path.join(tmpdir(), 'strapi-source-'));
  try {
    process.stderr.write(`Downloading the packages of Strapi ${version}.\n`);
    writeTree(await downloadPackages(version, temporary), target);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
  return target;
}
