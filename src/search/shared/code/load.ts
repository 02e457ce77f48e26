import {check, PackedNumbers, unpackNames} from '../packed';
import type {CodeFile, CodePage, Explanation, PackedPlaces} from './types';

/** A message or a symbol, and where it is. */
export type CodePlace = {
  text: string;
  /** Path of its file. */
  file: string;
  /** From 1; 0 when it is not known. */
  line: number;
};

/** The index of the code, made ready for queries. */
export type LoadedCode = {
  version: string;
  /** Every file by its path in the monorepo, in the order of the code units. */
  files: readonly string[];
  messages: readonly CodePlace[];
  symbols: readonly CodePlace[];
  /** The page that explains a file or a folder, whose path ends with a slash. */
  pages: ReadonlyMap<string, CodePage>;
};

function readPlaces({counts, lines, texts}: PackedPlaces, files: readonly string[]): CodePlace[] {
  const numbers = new PackedNumbers(counts);
  const lineNumbers = new PackedNumbers(lines);
  const split = texts === '' ? [] : texts.split('\n');
  const places: CodePlace[] = [];
  for (const file of files) {
    let line = 0;
    for (let count = numbers.next(); count > 0; count -= 1) {
      line += lineNumbers.next();
      check(places.length < split.length);
      places.push({text: split[places.length]!, file, line});
    }
  }
  check(numbers.isAtEnd && lineNumbers.isAtEnd && places.length === split.length);
  return places;
}

/**
 * Makes the content of `search-code.json` ready for queries.
 *
 * @throws {Error} when it has not the shape of one
 */
export function loadCode(content: CodeFile): LoadedCode {
  const {version, pages} = content;
  const files = unpackNames(content.files);
  const pagesOf = new Map<string, CodePage>();
  const ofFiles = new PackedNumbers(content.pagesOfFiles);
  for (const file of files) {
    const page = ofFiles.next();
    if (page > 0) {
      check(pages[page - 1] !== undefined);
      pagesOf.set(file, pages[page - 1]!);
    }
  }
  const ofFolders = new PackedNumbers(content.pagesOfFolders);
  for (const folder of unpackNames(content.folders)) {
    const page = pages[ofFolders.next()];
    check(page !== undefined);
    pagesOf.set(folder, page);
  }
  check(typeof version === 'string' && ofFiles.isAtEnd && ofFolders.isAtEnd);
  return {
    version,
    files,
    messages: readPlaces(content.messages, files),
    symbols: readPlaces(content.symbols, files),
    pages: pagesOf,
  };
}

/** A folder with so many parts is a package: `packages/core/admin/`. */
export const PARTS_OF_PACKAGE = 3;

/** A page about a folder explains the files in it and in the folders below, not those farther down. */
const LEVELS_OF_FOLDER = 2;

/** Returns the page that explains a file, or else a folder near above it, or else its package; and which of them it explains. */
export function explanationOf({pages}: LoadedCode, file: string): Explanation | undefined {
  const ofFile = pages.get(file);
  if (ofFile) {
    return {...ofFile, covers: 'file'};
  }
  const folders = file.replace(/\/$/u, '').split('/').slice(0, -1);
  const ofFolder = folders
    .map((_, level) => `${folders.slice(0, folders.length - level).join('/')}/`)
    .slice(0, Math.max(0, Math.min(LEVELS_OF_FOLDER, folders.length - PARTS_OF_PACKAGE)))
    .map((folder) => pages.get(folder))
    .find(Boolean);
  if (ofFolder) {
    return {...ofFolder, covers: 'folder'};
  }
  const ofPackage = pages.get(`${folders.slice(0, PARTS_OF_PACKAGE).join('/')}/`);
  return ofPackage && {...ofPackage, covers: 'package'};
}
