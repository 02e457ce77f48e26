import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runNpm, UserError} from '../process.mjs';
import {installPackages} from '../strapi/install';

/** package.json and lock file of a version, with its packages installed beside them. */
export type NewPackages = {
  /** Folder that has them installed. */
  directory: string;
  packageJson: string;
  lockFile: string;
};

/** Returns package.json of tools/strapi with another version of the Strapi packages. */
function repin(packageJson: string, from: string, to: string): string {
  const parsed: {dependencies: Record<string, string>} = JSON.parse(packageJson);
  for (const [name, version] of Object.entries(parsed.dependencies)) {
    if (name.startsWith('@strapi/') && version === from) {
      parsed.dependencies[name] = to;
    }
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/**
 * Installs another version of the packages into a folder of the system's for temporary files.
 *
 * @param strapiDir folder of the present pin
 * @throws {UserError} when they do not fit together or cannot be installed; then the folder is gone
 */
export async function installVersion(
  strapiDir: string,
  from: string,
  to: string,
): Promise<NewPackages> {
  const directory = mkdtempSync(path.join(tmpdir(), 'strapi-bump-'));
  try {
    const [packageFile, lockFile] = ['package.json', 'package-lock.json'].map((file) =>
      path.join(directory, file),
    ) as [string, string];
    for (const file of ['package-lock.json', '.npmrc']) {
      cpSync(path.join(strapiDir, file), path.join(directory, file));
    }
    const present = readFileSync(path.join(strapiDir, 'package.json'), 'utf8');
    writeFileSync(packageFile, repin(present, from, to));
    process.stderr.write(
      `Resolving and installing the packages of Strapi ${to} (800 MB, a minute or two).\n`,
    );
    let output = '';
    const onOutput = (text: string) => (output += text);
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    if ((await runNpm(args, {cwd: directory, onOutput})) !== 0) {
      throw new UserError(
        `The packages of Strapi ${to} do not fit together. Nothing was changed. npm says:\n${output.trim()}`,
      );
    }
    await installPackages(directory);
    return {
      directory,
      packageJson: readFileSync(packageFile, 'utf8'),
      lockFile: readFileSync(lockFile, 'utf8'),
    };
  } catch (error) {
    rmSync(directory, {recursive: true, force: true});
    throw error;
  }
}

/**
 * Moves installed packages to where the tools look for them. On another file system they are left out: whatever needs them
 * installs them.
 */
export function moveInstalled(directory: string, strapiDir: string): void {
  const target = path.join(strapiDir, 'node_modules');
  const old = path.join(strapiDir, 'node_modules.old');
  try {
    if (existsSync(target)) {
      renameSync(target, old);
    }
    renameSync(path.join(directory, 'node_modules'), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') {
      throw error;
    }
  } finally {
    rmSync(old, {recursive: true, force: true});
  }
}
