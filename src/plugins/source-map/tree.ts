import type {CitingPage} from '../../code-references/pages-of-files';
import type {SourceFolder, SourcePart} from '../../components/SourcePackagePage';
import type {CodeIndex} from '../../search/shared/code/types';
import {byCodeUnits} from '../../lib/by-code-units';
import {partOf} from '../../strapi/source-route';
import {sumOf} from './coverage';

/** A file with more pages shows these, and says how many others there are. */
const MOST_PAGES = 3;

type PagesOfFiles = ReadonlyMap<string, readonly CitingPage[]>;

/** Returns the pages that are shown of a file or folder, and the number of the others. */
function shownPages(path: string, pagesOfFiles: PagesOfFiles) {
  const pages = pagesOfFiles.get(path) ?? [];
  return {
    pages: pages.slice(0, MOST_PAGES).map(({title, route}) => ({title, route})),
    others: Math.max(0, pages.length - MOST_PAGES),
  };
}

/**
 * Returns the files of a package, by part and folder, both sorted by path. A folder has its own files only; folders without
 * files of their own are there when a page cites them.
 *
 * @param directory of the package in the monorepo
 */
export function treeOf(
  directory: string,
  {files}: CodeIndex,
  pagesOfFiles: PagesOfFiles,
): SourcePart[] {
  const inside = (path: string) => path.startsWith(`${directory}/`);
  const folders = new Map<string, SourceFolder>();
  const folderOf = (path: string): SourceFolder => {
    const known = folders.get(path);
    if (known) {
      return known;
    }
    const folder = {
      path: path.slice(directory.length + 1),
      files: [],
      described: 0,
      ...shownPages(path, pagesOfFiles),
    };
    folders.set(path, folder);
    return folder;
  };
  const cited = [...pagesOfFiles.keys()].filter((path) => path.endsWith('/') && inside(path));
  cited.forEach(folderOf);
  for (const file of Object.keys(files).filter(inside)) {
    const end = file.lastIndexOf('/') + 1;
    const folder = folderOf(file.slice(0, end));
    folder.files.push({name: file.slice(end), ...shownPages(file, pagesOfFiles)});
    folder.described += Number(pagesOfFiles.has(file));
  }
  const parts = new Map<string, SourceFolder[]>();
  for (const folder of [...folders.values()].toSorted((a, b) => byCodeUnits(a.path, b.path))) {
    const part = partOf(folder.path);
    parts.set(part, [...(parts.get(part) ?? []), folder]);
  }
  return [...parts].map(([name, ofPart]) => ({
    name,
    folders: ofPart,
    ...sumOf(ofPart.map(({files: own, described}) => ({files: own.length, described}))),
  }));
}
