import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {projectDir, run, runMain, UserError} from './process.mjs';

/** A folder that somebody else might have the project in: of another depth and length, with a space. */
const ELSEWHERE = path.join('another', 'folder of somebody else');

/** Makes a file of the one folder one of the other too: without a copy, where both are on one disk. */
function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Shares all files below a folder, but those that tools keep there for themselves. */
function shareAll(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (!entry.isDirectory()) {
      share(source, target);
    } else if (entry.name !== '.cache') {
      shareAll(source, target);
    }
  }
}

/** Returns the files of a build by path. */
function readBuild(buildDir: string): Map<string, Buffer> {
  return new Map(
    readdirSync(buildDir, {recursive: true, withFileTypes: true})
      // Beside the files of the build are compressed ones (`npm run host-files`) and hidden ones of tools.
      .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/u.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(buildDir, file), readFileSync(file)]),
  );
}

/** Builds the project as it is on the disk, in another folder, and returns the files of the build by path. */
async function buildIn(folder: string): Promise<Map<string, Buffer>> {
  const options = {cwd: projectDir, encoding: 'utf8'} as const;
  const files = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], options);
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(projectDir, file), target);
  }
  // The dates of pages come from the history.
  if (existsSync(path.join(projectDir, '.git'))) {
    symlinkSync(path.join(projectDir, '.git'), path.join(folder, '.git'));
  }
  shareAll(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
  for (const args of [
    [path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), 'build'],
    ['--import=tsx', 'tools/offline/cli.ts'],
  ]) {
    if ((await run(process.execPath, args, {cwd: folder, onOutput: () => {}})) !== 0) {
      throw new Error(`The build in ${folder} failed.`);
    }
  }
  return readBuild(path.join(folder, 'build'));
}

/**
 * `npm run reproduce`: builds the site again, in another folder and without what builds have cached, and compares every file
 * with the build in `build/`. Some minutes.
 */
void runMain(async () => {
  const buildDir = path.join(projectDir, 'build');
  if (!existsSync(path.join(buildDir, 'sitemap.xml'))) {
    throw new UserError('There is no build to compare with: run "npm run build" first.');
  }
  const one = readBuild(buildDir);
  const root = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
  try {
    const other = await buildIn(path.join(root, ELSEWHERE));
    const different = [...new Set([...one.keys(), ...other.keys()])].filter(
      (file) => !one.get(file)?.equals(other.get(file) ?? Buffer.of()),
    );
    process.stdout.write(
      different.length === 0
        ? `${one.size} files, the same in two builds.\n`
        : `${different.length} of ${one.size} files differ:\n${different.join('\n')}\n`,
    );
    return different.length === 0 ? 0 : 1;
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
});
