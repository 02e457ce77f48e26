import {findNear, nearest} from '../../src/lib/nearest';
import type {SymbolsFile} from '../../src/plugins/markdown-output/indexes';
import {
  findFiles,
  readPath,
  splitPackage,
  toSourceFile,
  toSourceFolder,
} from '../../src/search/shared/code/files';
import type {LoadedCode} from '../../src/search/shared/code/load';
import {strapiPackages} from '../../src/strapi/packages';
import {UserError} from '../process.mjs';

/** What is asked about. */
export type Subject = {
  /** Path in the monorepo; a folder ends with a slash. Absent for a symbol of any file. */
  path?: string;
  /** Name of a symbol, dotted for members. */
  symbol?: string;
  /** False for a path inside of a package that the published source does not have: a new file, or a test. */
  isPublished: boolean;
  /** What such a path may have been meant to be. */
  near?: string;
};

type Indexes = {code: LoadedCode; symbols: SymbolsFile};

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const FILE_END = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|html|css)$/u;

/** So many paths are named where one has to be chosen. */
const NAMED = 3;

const isLine = (fragment: string): boolean => /^L?\d+(?:-L?\d+)?$/u.test(fragment);

/** Returns the last part of a dotted name. */
export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Takes apart what was written: `path`, `path#symbol`, `#symbol` or `symbol`; lines are left out. */
function takeApart(written: string): {path: string; symbol: string} {
  const text = written.trim().replace(/^code:/u, '');
  const [before = '', fragment = ''] = text.split('#', 2);
  if (fragment !== '' && !isLine(fragment)) {
    return {path: before, symbol: fragment.replace(/\(\)$/u, '')};
  }
  const bare = before.replace(/\(\)$/u, '');
  return NAME.test(bare) && !FILE_END.test(bare)
    ? {path: '', symbol: bare}
    : {path: before, symbol: ''};
}

/** Returns the names that are known of a file, or of all: those that it declares, and those that pages cite. */
function namesOf({code, symbols}: Indexes, path: string | undefined): Set<string> {
  const cited = path === undefined ? Object.values(symbols.files) : [symbols.files[path] ?? {}];
  const declared = code.symbols.filter(({file}) => path === undefined || file === path);
  return new Set([
    ...cited.flatMap((file) => Object.keys(file.symbols ?? {})),
    ...declared.map(({text}) => text),
  ]);
}

/** Returns the name of a symbol, as it is written in the code; undefined when there is none. */
function findName(indexes: Indexes, symbol: string, path?: string): string | undefined {
  const names = [...namesOf(indexes, path)];
  const lower = symbol.toLowerCase();
  // Of the members of a class only those are known that pages cite.
  return names.some(
    (name) => name === symbol || lastOf(name) === symbol || symbol.startsWith(`${name}.`),
  )
    ? symbol
    : names.find((name) => name.toLowerCase() === lower);
}

/** Returns the folder of a package that is written as its name, its path, or the last part of that. */
function findPackage(written: string): string | undefined {
  const found =
    strapiPackages.find(({name, directory}) => name === written || directory === written) ??
    strapiPackages.find(
      ({directory}) => written.endsWith(`/${directory}`) || directory.endsWith(`/${written}`),
    );
  return found && `${found.directory}/`;
}

/** Returns the path of the file that a path of a test is about, if it is one. */
const withoutTest = (path: string): string =>
  path.replace(/\/(?:__tests__|tests?)\//u, '/').replace(/\.(?:test|spec)(?=\.\w+$)/u, '');

/** Returns what a path that leads nowhere may have been meant to be: a file beside it, or one of its name elsewhere. */
function findNearPath({files}: LoadedCode, path: string): string | undefined {
  const place = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, place), path.slice(place)];
  const beside = files.filter(
    (file) => file.lastIndexOf('/') + 1 === place && file.startsWith(folder),
  );
  const near = findNear(
    name,
    beside.map((file) => file.slice(place)),
  );
  return near === undefined
    ? nearest(
        path,
        files.filter((file) => file.endsWith(`/${name}`)),
      )[0]
    : folder + near;
}

/** Returns the path in the monorepo of what was written. */
function findPath({code}: Indexes, written: string): Subject {
  const {path} = readPath(written);
  const bare = path.replace(/\/+$/u, '');
  const folder = findPackage(bare) ?? toSourceFolder(code, bare);
  const file = path.endsWith('/')
    ? undefined
    : (toSourceFile(code, bare) ?? toSourceFile(code, withoutTest(bare)));
  // A folder that is written as it is comes before a file that is only built to this name.
  const isFolder = folder !== undefined && bare.endsWith(folder.slice(0, -1));
  const source = isFolder ? folder : (file ?? folder);
  if (source !== undefined) {
    return {path: source, isPublished: true};
  }
  const inPackage = splitPackage(path);
  const near = findNearPath(code, inPackage ? `${inPackage.directory}/${inPackage.rest}` : bare);
  if (inPackage) {
    const inMonorepo = `${inPackage.directory}/${inPackage.rest}`;
    return {path: inMonorepo, isPublished: false, ...(near && {near})};
  }
  const [first, ...others] = findFiles(code, {path});
  if (first === undefined) {
    throw new UserError(
      `Strapi ${code.version} has no file or folder "${written}"${near ? `; did you mean ${near}?` : ', and no package that it could be in.'}`,
    );
  }
  if (others.length > 0) {
    const named = [first, ...others].slice(0, NAMED).join(', ');
    throw new UserError(
      `"${written}" is the end of ${others.length + 1} paths in Strapi ${code.version}: write more of the one that you mean (${named}${others.length >= NAMED ? ', …' : ''}).`,
    );
  }
  return {path: first, isPublished: true};
}

/**
 * Returns what a question is about. A path may be that of a file or a folder of the monorepo, or its end; absolute, an
 * address on GitHub, or of what is installed (`node_modules/@strapi/core/dist/…`). That of a test stands for the file that it
 * tests, and a bare word for the package of this name before it is taken for a symbol.
 *
 * @param written `path`, `path#symbol`, `#symbol` or `symbol`
 * @throws {UserError} when there is no such file or symbol, or several files have the path at their end
 */
export function findSubject(indexes: Indexes, written: string): Subject {
  const {code} = indexes;
  const {path, symbol} = takeApart(written);
  if (path === '' && symbol === '') {
    throw new UserError(
      'Name a file, a folder or a symbol of Strapi, such as packages/core/core/src/services/cron.ts#createCronService.',
    );
  }
  const isWord = path === '' && !written.includes('#');
  if (isWord && findPackage(symbol) !== undefined) {
    return findPath(indexes, symbol);
  }
  const subject: Subject = path === '' ? {isPublished: true} : findPath(indexes, path);
  if (symbol === '') {
    return subject;
  }
  if (subject.path?.endsWith('/')) {
    throw new UserError(`${subject.path} is a folder: name the file that has ${symbol}.`);
  }
  const name = subject.isPublished ? findName(indexes, symbol, subject.path) : symbol;
  if (name !== undefined) {
    return {...subject, symbol: name};
  }
  if (isWord && findFiles(code, {path: symbol}).length > 0) {
    return findPath(indexes, symbol);
  }
  const near = findNear(symbol, namesOf(indexes, subject.path));
  throw new UserError(
    `${subject.path ?? `Strapi ${code.version}`} has no symbol "${symbol}"${near ? `; did you mean ${near}?` : '.'}`,
  );
}
