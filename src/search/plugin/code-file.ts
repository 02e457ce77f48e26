import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageKinds} from '../../markdown/front-matter';
import {PARTS_OF_PACKAGE} from '../shared/code/load';
import {packNames, packNumbers} from '../shared/packed';
import {pageOf} from '../shared/routes';
import type {IndexedSection} from '../shared/types';
import type {CodeFile, CodeIndex, CodePage, IndexedFile, PackedPlaces} from '../shared/code/types';
import type {FilesOfPages, SectionsByTag} from './read-site';

/** Where a site keeps the index of the code that it is about, relative to its folder. */
export const CODE_INDEX_FILE = 'data/code-index.json';

/** Sections of the site that explain code, the better first; pages of others only name it. */
const EXPLAINING = [/^docs-(?:default|api|guides)-/u, /^docs-exports-/u, /^/u];

/** Returns the index of the code that a site is about; undefined when it has none. */
export function readCodeIndex(siteDir: string): CodeIndex | undefined {
  const file = path.join(siteDir, CODE_INDEX_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CodeIndex) : undefined;
}

function packPlaces(files: readonly IndexedFile[], kind: 'messages' | 'symbols'): PackedPlaces {
  const ofFiles = files.map((file) => file[kind] ?? []);
  return {
    counts: packNumbers(ofFiles.map(({length}) => length)),
    lines: packNumbers(
      ofFiles.flatMap((places) =>
        places.map(([line], place) => line - (places[place - 1]?.[0] ?? 0)),
      ),
    ),
    texts: ofFiles.flatMap((places) => places.map(([, text]) => text)).join('\n'),
  };
}

/** A page, and how well it explains a file or a folder. */
type Explanation = {page: CodePage; rank: number; count: number; citations: number};

function isBetter(a: Explanation, b: Explanation): boolean {
  const order = a.rank - b.rank || b.count - a.count || a.citations - b.citations;
  return order < 0 || (order === 0 && a.page.route < b.page.route);
}

/** Returns the folders above a file, each with a slash at its end: `packages/core/`, `packages/`. */
function foldersOf(file: string): string[] {
  const parts = file.replace(/\/$/u, '').split('/').slice(0, -1);
  return parts.map((_, place) => `${parts.slice(0, place + 1).join('/')}/`);
}

/** What the page of a package says that it is. */
const INTRODUCTION = pageKinds.introduction;

/** A page that cites this many files of a folder explains the folder. */
const FILES_OF_FOLDER = 3;

/** True when a page that cites so many files of a folder explains the folder; a package is explained by introductions only. */
function isFolderExplained(folder: string, fileCount: number, {facts}: IndexedSection): boolean {
  const depth = folder.split('/').length - 1;
  return (
    fileCount >= FILES_OF_FOLDER &&
    (depth > PARTS_OF_PACKAGE || (depth === PARTS_OF_PACKAGE && facts.kind === INTRODUCTION))
  );
}

/** Returns in how many sections each page cites each file, by route; what it is about beside that counts as one. */
function citationsOfPages(sections: readonly IndexedSection[], otherFiles: FilesOfPages) {
  const pages = new Map<
    string,
    {page: CodePage; section: IndexedSection; counts: Map<string, number>}
  >();
  for (const section of sections) {
    const route = pageOf(section);
    const known = pages.get(route) ?? {
      page: {route, title: section.pageTitle},
      section,
      counts: new Map((otherFiles.get(route) ?? []).map((file) => [file, 1])),
    };
    pages.set(route, known);
    for (const file of section.citedFiles) {
      known.counts.set(file, (known.counts.get(file) ?? 0) + 1);
    }
  }
  return pages.values();
}

/** Adds to the counts of files those of the folders that the page explains: how many of their files it cites. */
function withFolders(
  counts: ReadonlyMap<string, number>,
  section: IndexedSection,
): Map<string, number> {
  const folders = new Map<string, number>();
  for (const folder of [...counts.keys()].flatMap(foldersOf)) {
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const explained = [...folders].filter(([folder, count]) =>
    isFolderExplained(folder, count, section),
  );
  return new Map([...explained, ...counts]);
}

/**
 * Returns for files and folders the page that explains each: of the sections of the site that explain code, the page that
 * cites it in most sections, or cites most files of it; of several the one that cites the least else.
 */
function explain(sectionsByTag: SectionsByTag, otherFiles: FilesOfPages): Map<string, CodePage> {
  const best = new Map<string, Explanation>();
  for (const [tag, sections] of sectionsByTag) {
    const rank = EXPLAINING.findIndex((pattern) => pattern.test(tag));
    for (const {page, section, counts} of citationsOfPages(sections, otherFiles)) {
      for (const [key, count] of withFolders(counts, section)) {
        const explanation = {page, rank, count, citations: counts.size};
        const present = best.get(key);
        if (!present || isBetter(explanation, present)) {
          best.set(key, explanation);
        }
      }
    }
  }
  return new Map([...best].map(([key, {page}]) => [key, page]));
}

/** Returns the content of `search-code.json`: what the code has, and the pages of the site that explain it. */
export function buildCodeFile(
  index: CodeIndex,
  sectionsByTag: SectionsByTag,
  otherFiles: FilesOfPages = new Map(),
): CodeFile {
  const names = Object.keys(index.files).toSorted((a, b) => (a < b ? -1 : 1));
  const files = names.map((name) => index.files[name]!);
  const explained = explain(sectionsByTag, otherFiles);
  const folders = [...explained.keys()].filter((key) => key.endsWith('/')).toSorted();
  const cited = [...names.filter((name) => explained.has(name)), ...folders];
  const pages = [...new Map(cited.map((key) => [explained.get(key)!.route, explained.get(key)!]))]
    .map(([, page]) => page)
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const places = new Map(pages.map(({route}, place) => [route, place]));
  const placeOf = (key: string): number => places.get(explained.get(key)!.route)!;
  return {
    version: index.version,
    files: packNames(names),
    messages: packPlaces(files, 'messages'),
    symbols: packPlaces(files, 'symbols'),
    pages,
    pagesOfFiles: packNumbers(names.map((name) => (explained.has(name) ? placeOf(name) + 1 : 0))),
    folders: packNames(folders),
    pagesOfFolders: packNumbers(folders.map(placeOf)),
  };
}
