import {readFile} from 'node:fs/promises';
import type {Props} from '@docusaurus/types';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js';
import type {IndexedSection} from '../shared/types';
import {collectDocsPages, type DocsPage, toPageKey} from './docs-pages';
import {type PageSection, readPage} from './read-page';

/** Sections by Docusaurus search tag. */
export type SectionsByTag = ReadonlyMap<string, readonly IndexedSection[]>;

/** Docs of every instance, wherever it is, and nothing else (spec section 9: the blog is not indexed). */
const SCANNER_OPTIONS = {
  indexDocs: true,
  indexBlog: false,
  indexPages: false,
  docsRouteBasePath: [''],
  blogRouteBasePath: [],
  ignoreFiles: [],
};

function toIndexedSection(
  url: string,
  page: DocsPage,
  {anchor, title, content, citedFiles}: PageSection,
): IndexedSection {
  return {
    pageTitle: page.title,
    sectionTitle: anchor ? title : page.title,
    sectionRoute: url + anchor,
    type: 'docs',
    content,
    citedFiles,
    tags: page.tagLabels,
    // No level of the categories above a page is indexed with it (spec section 9).
    sidebarParentCategories: [],
    keywords: page.keywords,
    facts: page.facts,
  };
}

/** Adds to the opening of a page the files that it was checked against and that none of its sections links. */
function addCheckedFiles(
  opening: PageSection,
  sections: readonly PageSection[],
  checkedFiles: readonly string[],
): void {
  const linked = new Set(sections.flatMap(({citedFiles}) => citedFiles));
  const others = checkedFiles.filter((file) => !linked.has(file));
  opening.citedFiles = [...new Set([...opening.citedFiles, ...others])].toSorted();
}

/**
 * Reads the built pages of all docs instances.
 *
 * @returns the sections of every search tag: the beginnings of its pages first, in the order of their routes, then all
 *   other sections. A tag without sections is there too.
 */
export async function readSite(props: Props): Promise<SectionsByTag> {
  const pages = collectDocsPages(props.plugins);
  const sectionsByTag = new Map<string, IndexedSection[]>();
  for (const {tag} of pages.values()) {
    sectionsByTag.set(tag, []);
  }
  for (const {filePath, url} of processDocInfos(props, SCANNER_OPTIONS).flatMap(
    ({paths}) => paths,
  )) {
    const page = pages.get(toPageKey(url));
    if (!page) {
      throw new Error(`The search scanner found ${url}, which is no page of a docs instance.`);
    }
    const sections = readPage(await readFile(filePath, 'utf8')) ?? [];
    const [opening] = sections;
    if (opening) {
      addCheckedFiles(opening, sections, page.checkedFiles);
    }
    sectionsByTag
      .get(page.tag)!
      .push(...sections.map((section) => toIndexedSection(url, page, section)));
  }
  for (const sections of sectionsByTag.values()) {
    sections.sort(
      (a, b) => Number(a.sectionRoute.includes('#')) - Number(b.sectionRoute.includes('#')),
    );
  }
  return sectionsByTag;
}
