import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../write-files';

/** The files of a whole build and their bytes, by path relative to its folder. */
export type BuildFiles = Readonly<Record<string, number>>;

/** Name of the list that `npm run host-files` writes of the build that it has read. */
export const FILES_LIST = 'files.json';

/** In the folder of a release: the files of its own build. Hosts answer no file whose name begins with a dot. */
const LIST = '.files.json';
const CONFIGURATION = 'site.conf';
/** Ending of a folder that is not whole yet. */
const UNFINISHED = '.unfinished';
const DAY = 86_400_000;

/** Returns the files of a build. */
export function listBuildFiles(buildDir: string): BuildFiles {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [path.relative(buildDir, file), statSync(file).size]),
  );
}

/** @throws when a file of the list is missing in the build or has another size: it is another build, or half of one */
function assertWhole(buildDir: string, files: BuildFiles): void {
  const faults = Object.entries(files).filter(
    ([file, bytes]) => statSync(path.join(buildDir, file), {throwIfNoEntry: false})?.size !== bytes,
  );
  if (faults.length > 0) {
    throw new Error(
      `${buildDir} is not the build that "npm run host-files" has read (${faults.length} files differ, the first is ${faults[0]![0]}): run "npm run build && npm run host-files" until both succeed. What is published stays as it is.`,
    );
  }
}

type Release = {
  dir: string;
  /** When it was published, in milliseconds since 1970. */
  time: number;
};

/** Returns the whole releases, the newest first. */
function readReleases(releasesDir: string): Release[] {
  return readdirSync(releasesDir)
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => ({dir: path.join(releasesDir, name), time: Number(name)}))
    .toSorted((one, other) => other.time - one.time);
}

/** Copies a file, so that nginx can read it, which runs as another user. */
function copyReadable(source: string, target: string): void {
  copyFileSync(source, target);
  chmodSync(target, 0o644);
}

/** Puts a file into a folder: a link to the former one when it has the same bytes, so that browsers may keep theirs. */
function place(source: string, target: string, former: string | undefined): void {
  mkdirSync(path.dirname(target), {recursive: true});
  const isSame =
    former !== undefined &&
    existsSync(former) &&
    statSync(former).size === statSync(source).size &&
    readFileSync(former).equals(readFileSync(source));
  if (isSame) {
    linkSync(former, target);
  } else {
    copyReadable(source, target);
  }
}

/** Returns whether a file of a build has a name that no other content has (`caching.hashedPath` of the host's table). */
const isHashed = (file: string) => file.split(path.sep)[0] === 'assets';

/** Copies a file whole or not at all, unless it is there. */
function share(source: string, target: string): void {
  if (existsSync(target)) {
    return;
  }
  mkdirSync(path.dirname(target), {recursive: true});
  try {
    copyReadable(source, target + UNFINISHED);
    renameSync(target + UNFINISHED, target);
  } finally {
    rmSync(target + UNFINISHED, {force: true});
  }
}

/** Returns what nginx listens on by the configuration that is published; undefined when there is none. */
export function readListen(siteDir: string): string | undefined {
  const file = path.join(siteDir, CONFIGURATION);
  return existsSync(file)
    ? /^ *listen (?<address>.+);$/mu.exec(readFileSync(file, 'utf8'))?.groups?.address
    : undefined;
}

/** Returns the files of the build that a release was made of. */
const readList = (releaseDir: string) =>
  Object.keys(JSON.parse(readFileSync(path.join(releaseDir, LIST), 'utf8')) as BuildFiles);

/**
 * Publishes a build: copies it beside the releases before it, and then replaces `site.conf`, the configuration of nginx that
 * names the folder and the policy of just this build, by one rename. nginx takes both when it is told to reload; until then,
 * and when anything fails, it serves what it did. Scripts and styles of all builds are in one folder, because a page and its
 * scripts may be asked from processes of nginx that serve different releases, and because tabs of former builds are open.
 *
 * @param options.buildDir the build
 * @param options.files what has to be in it
 * @param options.siteDir folder of all releases
 * @param options.basePath path below which the site is, with a slash at both ends
 * @param options.configure returns the configuration for a folder of pages and the folder of scripts
 * @param options.keepDays for how long the files of a build are kept after the next one has taken its place
 * @param options.now milliseconds since 1970
 * @returns the folder of the new release
 * @throws when the build is not whole or cannot be written
 */
export function publish({
  buildDir,
  files,
  siteDir,
  basePath,
  configure,
  keepDays,
  now = Date.now(),
}: {
  buildDir: string;
  files: BuildFiles;
  siteDir: string;
  basePath: string;
  configure: (folders: {root: string; hashedRoot: string}) => string;
  keepDays: number;
  now?: number;
}): string {
  assertWhole(buildDir, files);
  const releasesDir = path.join(siteDir, 'releases');
  const hashedRoot = path.join(siteDir, 'shared');
  const release = path.join(releasesDir, String(now));
  const unfinished = release + UNFINISHED;
  const names = Object.keys(files);
  try {
    mkdirSync(releasesDir, {recursive: true});
    mkdirSync(hashedRoot, {recursive: true});
    // Of a run that was killed. One that is under way is younger than a day.
    for (const name of readdirSync(releasesDir).filter((entry) => entry.endsWith(UNFINISHED))) {
      if (Number.parseInt(name, 10) < now - DAY) {
        rmSync(path.join(releasesDir, name), {recursive: true});
      }
    }
    const former = readReleases(releasesDir);
    // A release ends when the next one begins: the one that is served now has not ended yet.
    const kept = former.filter(
      (_, index) => index === 0 || former[index - 1]!.time > now - keepDays * DAY,
    );
    mkdirSync(unfinished);
    for (const file of names) {
      const [source, target] = [path.join(buildDir, file), path.join(basePath, file)];
      if (isHashed(file)) {
        share(source, path.join(hashedRoot, target));
      } else {
        place(source, path.join(unfinished, target), kept[0] && path.join(kept[0].dir, target));
      }
    }
    writeFileSync(path.join(unfinished, LIST), JSON.stringify(files));
    renameSync(unfinished, release);
    writeFiles(siteDir, new Map([[CONFIGURATION, configure({root: release, hashedRoot})]]));
    for (const {dir} of former.filter((entry) => !kept.includes(entry))) {
      rmSync(dir, {recursive: true});
    }
    const needed = new Set(
      [...names, ...kept.flatMap(({dir}) => readList(dir))].map((file) =>
        path.join(hashedRoot, basePath, file),
      ),
    );
    for (const file of Object.keys(listBuildFiles(hashedRoot))) {
      const target = path.join(hashedRoot, file);
      if (!needed.has(target) && !target.endsWith(UNFINISHED)) {
        rmSync(target);
      }
    }
  } catch (error) {
    rmSync(unfinished, {recursive: true, force: true});
    throw new Error(
      `The build cannot be published to ${siteDir}: ${(error as Error).message}. What is published stays as it is.`,
      {cause: error},
    );
  }
  return release;
}
