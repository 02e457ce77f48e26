import {findNear} from '../../src/lib/nearest';
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
  return names.some((name) => name === symbol || lastOf(name) === symbol)
    ? symbol
    : names.find((name) => name.toLowerCase() === lower);
}

/** Returns the path in the monorepo of what was written. */
function findPath({code}: Indexes, written: string): Subject {
  const {path} = readPath(written);
  const bare = path.replace(/\/+$/u, '');
  const ofPackage = strapiPackages.find(
    ({name, directory}) => name === bare || directory === bare || bare.endsWith(`/${directory}`),
  );
  if (ofPackage) {
    return {path: `${ofPackage.directory}/`, isPublished: true};
  }
  const folder = toSourceFolder(code, bare);
  const file = path.endsWith('/') ? undefined : toSourceFile(code, bare);
  // A folder that is written as it is comes before a file that is only built to this name.
  const source =
    folder !== undefined && bare.endsWith(folder.slice(0, -1)) ? folder : (file ?? folder);
  if (source !== undefined) {
    return {path: source, isPublished: true};
  }
  const inPackage = splitPackage(path);
  if (inPackage) {
    const inMonorepo = `${inPackage.directory}/${inPackage.rest}`;
    const near = findNear(inMonorepo, code.files);
    return {path: inMonorepo, isPublished: false, ...(near && {near})};
  }
  const [first, ...others] = findFiles(code, {path});
  if (first === undefined) {
    const near = findNear(bare, code.files);
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
 * address on GitHub, or of what is installed (`node_modules/@strapi/core/dist/…`).
 *
 * @param written `path`, `path#symbol`, `#symbol` or `symbol`
 * @throws {UserError} when there is no such file or symbol, or several files have the path at their end
 */
export function findSubject(indexes: Indexes, written: string): Subject {
  const {version} = indexes.code;
  const {path: writtenPath, symbol: writtenSymbol} = takeApart(written);
  if (writtenPath === '' && writtenSymbol === '') {
    throw new UserError(
      'Name a file, a folder or a symbol of Strapi, such as packages/core/core/src/services/cron.ts#createCronService.',
    );
  }
  const subject: Subject =
    writtenPath === '' ? {isPublished: true} : findPath(indexes, writtenPath);
  if (writtenSymbol === '') {
    return subject;
  }
  if (!subject.isPublished) {
    return {...subject, symbol: writtenSymbol};
  }
  const inFolder = subject.path?.endsWith('/') ?? false;
  const symbol = inFolder ? undefined : findName(indexes, writtenSymbol, subject.path);
  if (symbol !== undefined) {
    return {...subject, symbol};
  }
  if (writtenPath === '' && !written.trim().startsWith('#') && hasPath(indexes, writtenSymbol)) {
    return findPath(indexes, writtenSymbol);
  }
  const near = inFolder ? undefined : findNear(writtenSymbol, namesOf(indexes, subject.path));
  const place = subject.path ?? `Strapi ${version}`;
  throw new UserError(
    `${place} has no symbol "${writtenSymbol}"${near ? `; did you mean ${near}?` : '.'}`,
  );
}

/** True when a bare word is the name of a folder or a file. */
const hasPath = ({code}: Indexes, word: string): boolean =>
  findFiles(code, {path: word}).length > 0;
