import {PackedNumbers, unpackNames} from '../packed';
import type {CodeFile, CodePage, PackedPlaces} from './types';

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

function check(isSound: boolean): asserts isSound {
  if (!isSound) {
    throw new TypeError('The index of the code has not the shape of one.');
  }
}

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

/** Returns the page that explains a file, or the nearest folder above it that a page explains. */
export function pageOfFile({pages}: LoadedCode, file: string): CodePage | undefined {
  let key = file;
  let page = pages.get(key);
  while (!page && key.includes('/')) {
    // The folder above, with its slash.
    key = key.slice(0, key.replace(/\/$/u, '').lastIndexOf('/') + 1);
    page = pages.get(key);
  }
  return page;
}
