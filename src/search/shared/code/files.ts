import {strapiPackages} from '../../../strapi/packages';
import type {LoadedCode} from './load';

/** A path that somebody wrote, and the line behind it. */
export type WrittenPath = {
  path: string;
  line?: number;
};

/** Ends of the names of files that hold code. */
const CODE_END = /\.(?:d\.ts|[cm]?[jt]sx?)$/u;

/** Takes a path as it stands in a text apart: without quotes, address and line. */
export function readPath(text: string): WrittenPath {
  const bare = text
    .replaceAll('\\', '/')
    .replace(/^[("'`<[]+/u, '')
    .replace(/[)"'`>\],;.]+$/u, '');
  const [, path = bare, line] = /^(.*?)(?:#L|:)(\d{1,7})(?:[:-]\S{0,20})?$/u.exec(bare) ?? [];
  return {
    path: path
      .replace(/^[a-z-]{2,20}:\/\/+/u, '')
      .replace(/[?#].*$/u, '')
      .replace(/^(?:\.{1,2}\/)+/u, ''),
    ...(line !== undefined && {line: Number(line)}),
  };
}

/** Returns the part of a path below the folder of one of Strapi's packages, and that folder in the monorepo. */
export function splitPackage(path: string): {directory: string; rest: string} | undefined {
  const [, name, below = ''] = /^.*(@strapi\/[\w-]+)(?:\/(.*))?$/u.exec(path) ?? [];
  const installed = strapiPackages.find((each) => each.name === name);
  if (installed) {
    return {directory: installed.directory, rest: below};
  }
  const place = path.search(/(?:^|\/)packages\//u);
  const inMonorepo = place < 0 ? '' : path.slice(place).replace(/^\//u, '');
  const found = strapiPackages.find(({directory}) => inMonorepo.startsWith(`${directory}/`));
  return found && {directory: found.directory, rest: inMonorepo.slice(found.directory.length + 1)};
}

/**
 * Returns what is the same in the path of a file and of what is built of it: no `src` and `dist`, no folder within one of
 * its own name, no end. `server/src/services/user.ts` is built to `dist/server/server/src/services/user.js`.
 */
function essence(path: string): string {
  return path
    .replace(CODE_END, '')
    .split('/')
    .filter((part) => part !== 'src' && part !== 'dist')
    .filter((part, place, parts) => part !== parts[place - 1])
    .join('/');
}

/** What is worked out once for all queries. */
type Paths = {
  /** Of each file what is the same in what is built of it, in small letters, with a slash before it. */
  essences: string[];
  /** The folders above all files, each with a slash at its end. */
  folders: string[];
};

const pathsOf = new WeakMap<LoadedCode, Paths>();

function toPaths({files}: LoadedCode): Paths {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1)) {
      folders.add(file.slice(0, end + 1));
    }
  }
  return {essences: files.map((file) => `/${essence(file.toLowerCase())}`), folders: [...folders]};
}

/** Returns what is known of all paths. */
function knownPaths(code: LoadedCode): Paths {
  const known = pathsOf.get(code) ?? toPaths(code);
  pathsOf.set(code, known);
  return known;
}

/** Returns the source file of a path in an installed package or in the monorepo, built or not; undefined when there is none. */
export function toSourceFile(code: LoadedCode, path: string): string | undefined {
  const split = splitPackage(path);
  if (!split) {
    return undefined;
  }
  const {directory, rest} = split;
  const exact = `${directory}/${rest}`;
  if (code.files.includes(exact)) {
    return exact;
  }
  const wanted = `/${essence(exact.toLowerCase())}`;
  const place = knownPaths(code).essences.findIndex(
    (built, index) => built === wanted && CODE_END.test(code.files[index]!),
  );
  return code.files[place];
}

/** Returns the source folder of a folder in an installed package or in the monorepo, built or not; undefined when there is none. */
export function toSourceFolder(code: LoadedCode, path: string): string | undefined {
  const split = splitPackage(`${path.replace(/\/$/u, '')}/`);
  if (!split) {
    return undefined;
  }
  const {folders} = knownPaths(code);
  const exact = `${split.directory}/${split.rest}`;
  if (folders.includes(exact)) {
    return exact;
  }
  const wanted = essence(exact.toLowerCase().slice(0, -1));
  return folders
    .filter((folder) => folder.startsWith(`${split.directory}/`))
    .findLast((folder) => essence(folder.toLowerCase().slice(0, -1)) === wanted);
}

/** True for a file of tests. */
export const isTest = (file: string): boolean => /(?:^|\/)(?:__\w+__|tests?)\//u.test(file);

/** Orders paths: short ones first, those of tests last. */
function byUse(a: string, b: string): number {
  return Number(isTest(a)) - Number(isTest(b)) || a.length - b.length || (a < b ? -1 : 1);
}

/** Most parts of a path that are compared. */
const MAX_PARTS = 12;

/** Returns the files, and the folders, whose path is this one or ends with it, the best first. */
export function findFiles(code: LoadedCode, {path}: WrittenPath): string[] {
  const source = toSourceFile(code, path);
  if (source) {
    return [source];
  }
  const wanted = path.toLowerCase().replace(/\/$/u, '');
  if (wanted.length < 3) {
    return [];
  }
  const endsWith = (candidate: string): boolean => {
    const lower = candidate.toLowerCase();
    return lower === wanted || lower.endsWith(`/${wanted}`);
  };
  const files = code.files.filter((file) => endsWith(file) || endsWith(file.replace(CODE_END, '')));
  const {essences, folders: allFolders} = knownPaths(code);
  const folders = allFolders.filter((folder) => endsWith(folder.slice(0, -1)));
  if (files.length > 0 || folders.length > 0) {
    return [...files.toSorted(byUse), ...folders.toSorted(byUse)];
  }
  // A path in an application or of a build: what can be known is its end.
  const parts = essence(wanted).split('/').slice(-MAX_PARTS);
  for (let length = parts.length; length >= 2; length -= 1) {
    const end = `/${parts.slice(-length).join('/')}`;
    const found = code.files.filter((_, place) => essences[place]!.endsWith(end));
    if (found.length > 0) {
      return found.toSorted(byUse);
    }
  }
  return [];
}
