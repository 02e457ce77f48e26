import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {IndexedSection} from '../../search/build-index';
import {type Page, toPageKey} from './collect-pages';

/** File that the local-search plugin writes, one per set of pages that it keeps apart. */
const SCAN_FILE = 'search-index.json';

/** What the scanner says of a piece of a page: text, URL, anchor, and the heading it stands under. */
type ScannedPiece = {t: string; u: string; h?: string; s?: string};

/** Its file: pieces by kind, in this order (`keywords` are not used on this site). */
type ScannedKinds = readonly [
  titles: {documents: ScannedPiece[]},
  headings: {documents: ScannedPiece[]},
  descriptions: {documents: ScannedPiece[]},
  keywords: {documents: ScannedPiece[]},
  contents: {documents: ScannedPiece[]},
];

async function findScanFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true});
  return entries
    .filter((entry) => path.basename(entry) === SCAN_FILE)
    .map((entry) => path.join(outDir, entry))
    .toSorted();
}

function toSections(scan: ScannedKinds, pages: ReadonlyMap<string, Page>): IndexedSection[] {
  const [titles, headings, , , contents] = scan;
  const sections = new Map<string, IndexedSection>();
  const add = ({u, h = ''}: ScannedPiece, sectionTitle: string) => {
    const page = pages.get(toPageKey(u));
    if (!page) {
      throw new Error(`The search scanner found ${u}, which is no page of a docs instance.`);
    }
    sections.set(u + h, {
      pageTitle: page.title,
      sectionTitle,
      sectionRoute: u + h,
      type: 'docs',
      content: '',
      citedFiles: [],
      tags: page.tagLabels,
      sidebarParentCategories: page.parentCategories,
    });
  };
  for (const piece of titles.documents) {
    add(piece, pages.get(toPageKey(piece.u))?.title ?? piece.t);
  }
  for (const piece of headings.documents) {
    add(piece, piece.t);
  }
  for (const {t, u, h = ''} of contents.documents) {
    const section = sections.get(u + h);
    if (section) {
      section.content = `${section.content} ${t}`.trim();
    }
  }
  return [...sections.values()];
}

/**
 * Reads what the local-search plugin wrote into the build, and removes its files.
 *
 * @returns the sections of all pages by Docusaurus search tag, in the order of their routes' pages
 */
export async function readScan(
  outDir: string,
  pages: ReadonlyMap<string, Page>,
): Promise<Map<string, IndexedSection[]>> {
  const sectionsByTag = new Map<string, IndexedSection[]>();
  for (const {tag} of pages.values()) {
    sectionsByTag.set(tag, []);
  }
  for (const file of await findScanFiles(outDir)) {
    const scan = JSON.parse(await readFile(file, 'utf8')) as ScannedKinds;
    for (const section of toSections(scan, pages)) {
      const {tag} = pages.get(toPageKey(section.sectionRoute.split('#')[0]!))!;
      sectionsByTag.get(tag)!.push(section);
    }
    await rm(file);
  }
  return sectionsByTag;
}
