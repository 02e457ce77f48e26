import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir} from '../process.mjs';
import type {Site} from './sites';

const contentFolders = ['api', 'docs', 'exports', 'guides', 'rfcs'];

/** What no build of a site reads. All else counts, so that a new file or folder is never forgotten. */
const readByNoBuild = new Set([
  'BENCHMARKS.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'build',
  'build-tests',
  'node_modules',
  'test-results',
  'tests',
  'tools',
]);

/** Folders that a build makes, and the link to `src` in a fixture. */
const madeByBuild = new Set(['.docusaurus', 'node_modules', 'src']);

/** Returns the paths of all files below a folder. */
function listFiles(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => isWanted(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file, () => true) : [file];
    });
}

/** Returns the files that the build of a site may read. */
export function inputsOf({siteDir, isFixture}: Pick<Site, 'siteDir' | 'isFixture'>): string[] {
  const ofProject = listFiles(
    projectDir,
    (name) =>
      !name.startsWith('.') &&
      !readByNoBuild.has(name) &&
      !(isFixture && contentFolders.includes(name)),
  );
  if (!isFixture) {
    return ofProject;
  }
  const shared = listFiles(path.dirname(siteDir), (name) => name.endsWith('.ts'));
  return [...ofProject, ...shared, ...listFiles(siteDir, (name) => !madeByBuild.has(name))];
}

/** Returns the last commit of the content: pages show when they were changed. */
function lastCommitOfContent(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', ...contentFolders], {
      cwd: projectDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Returns a hash of all that the build of a site depends on. */
export function fingerprint(site: Site): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, site.env, site.isFixture || lastCommitOfContent()]));
  for (const file of inputsOf(site)) {
    hash.update(`${path.relative(projectDir, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Returns the file with the fingerprint of a finished build. It is in the build, which every other build begins by deleting. */
export function fingerprintFile({outDir}: Site): string {
  return path.join(outDir, '.fingerprint');
}

/** Tells whether a build is there and was made of what is there now. */
export function isUpToDate(site: Site): boolean {
  const file = fingerprintFile(site);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(site);
}
