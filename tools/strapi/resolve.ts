import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ManifestFile, ManifestSymbol} from '../../src/code-references/manifest';
import {type CodeReference, formatReference} from '../../src/code-references/reference';
import {nearest} from '../../src/lib/nearest';
import {originalLines} from './declaration-lines';
import {hashText, ParsedFile} from './symbols';

/** What a reference leads to, or why it leads nowhere and what is near. */
export type Resolution =
  {file: ManifestFile; symbol?: ManifestSymbol} | {problem: string; nearest: string[]};

const nearestCount = 4;

/** A package.json without its own version, which its dependencies on other Strapi packages repeat: no change of code. */
function withoutVersion(text: string): string {
  const version: unknown = JSON.parse(text).version;
  return typeof version === 'string' ? text.replaceAll(`"${version}"`, '""') : text;
}

type LoadedFile = {
  hash: string;
  /** Absent for files that are no program. */
  parsed?: ParsedFile;
  /** Source map of a file that is published as declarations only. */
  mapFile?: string;
  isDeclaration: boolean;
};

/** Finds references in one source tree. Files are read and parsed once. */
export class SourceTree {
  /** Folder that stands for the root of the monorepo. */
  readonly root: string;
  readonly #files = new Map<string, LoadedFile | undefined>();
  #names: string[] | undefined;

  constructor(root: string) {
    this.root = root;
  }

  #load(file: string): LoadedFile | undefined {
    if (!this.#files.has(file)) {
      this.#files.set(file, this.#read(file));
    }
    return this.#files.get(file);
  }

  #read(file: string): LoadedFile | undefined {
    const source = path.join(this.root, file);
    const declaration = source.replace(/\.tsx?$/, '.d.ts');
    const found = [source, declaration].find((candidate) => existsSync(candidate));
    if (!found || statSync(found).isDirectory()) {
      return undefined;
    }
    const text = readFileSync(found, 'utf8');
    if (!/\.[cm]?[jt]sx?$/.test(found)) {
      const isPackage = path.basename(found) === 'package.json';
      return {hash: hashText(isPackage ? withoutVersion(text) : text), isDeclaration: false};
    }
    const parsed = new ParsedFile(found, text);
    const isDeclaration = found !== source;
    const mapFile = `${declaration}.map`;
    return {
      hash: parsed.hash,
      parsed,
      isDeclaration,
      ...(isDeclaration && existsSync(mapFile) && {mapFile}),
    };
  }

  /** All files by their path in the monorepo; declarations under the name of the file they stand for. */
  #allNames(): string[] {
    this.#names ??= readdirSync(this.root, {recursive: true, encoding: 'utf8'})
      .filter((name) => !name.endsWith('.map'))
      .map((name) =>
        name
          .split(path.sep)
          .join('/')
          .replace(/\.d\.ts$/, '.ts'),
      );
    return this.#names;
  }

  /** Whether the path is a published file or, with a slash at its end, folder. */
  has(file: string): boolean {
    return file.endsWith('/') ? this.#isFolder(file) : this.#load(file) !== undefined;
  }

  #isFolder(folder: string): boolean {
    const location = path.join(this.root, folder);
    return existsSync(location) && statSync(location).isDirectory();
  }

  #unknownFile(file: string): Resolution {
    if (this.#isFolder(file)) {
      return {problem: `${file} is a folder: end its path with a slash`, nearest: [`${file}/`]};
    }
    const base = path.posix.basename(file);
    const sameName = this.#allNames().filter((name) => path.posix.basename(name) === base);
    const candidates = sameName.length > 0 ? sameName : this.#allNames();
    return {
      problem: `the published source has no ${file}`,
      nearest: nearest(file, candidates, nearestCount),
    };
  }

  /** A program file taken apart; undefined when there is none at the path. */
  parsed(file: string): ParsedFile | undefined {
    return this.#load(file)?.parsed;
  }

  /** The code of a symbol with the comments inside of it; undefined for files, folders, and what is not there. */
  text({path: file, symbol}: CodeReference): string | undefined {
    return symbol === undefined ? undefined : this.parsed(file)?.text(symbol);
  }

  /** All files below a folder, by their path. */
  filesBelow(folder: string): string[] {
    return this.#allNames().filter((name) => name.startsWith(folder));
  }

  /** Hash of all files below a folder. Files are read and parsed for it, which takes seconds for a large one. */
  hashOfFolder(folder: string): string {
    const files = this.filesBelow(folder);
    return hashText(files.map((file) => `${file} ${this.#load(file)?.hash}`).join('\n'));
  }

  /** Finds what a reference names. */
  resolve(reference: CodeReference): Resolution {
    const {path: file, symbol: name} = reference;
    if (file.endsWith('/')) {
      return this.#isFolder(file) && name === undefined
        ? {
            file: {
              hash: hashText(this.filesBelow(file).join('\n')),
            },
          }
        : this.#unknownFile(file);
    }
    const loaded = this.#load(file);
    if (!loaded) {
      return this.#unknownFile(file);
    }
    if (name === undefined) {
      return {file: {hash: loaded.hash}};
    }
    const found = loaded.parsed?.find(name);
    if (!found) {
      const names = loaded.parsed?.names() ?? [];
      return {
        problem:
          names.length > 0 ? `${file} has no symbol ${name}` : `${file} has no symbols to name`,
        nearest: nearest(name, names, nearestCount).map((near) =>
          formatReference({path: file, symbol: near}),
        ),
      };
    }
    const start = loaded.parsed!.position(found.start);
    const end = loaded.parsed!.position(found.end);
    const lines = loaded.mapFile
      ? originalLines(loaded.mapFile, start, end)
      : {first: start.line, last: end.line};
    return {
      file: {hash: loaded.hash},
      symbol: {
        kind: found.kind,
        // A declaration without a map says nothing of the lines of its source.
        ...(loaded.isDeclaration && !loaded.mapFile ? {} : lines),
        hash: found.hash,
      },
    };
  }
}
