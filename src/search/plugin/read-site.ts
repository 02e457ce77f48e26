import {readFile} from 'node:fs/promises';
import type {Props} from '@docusaurus/types';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js';
import type {IndexedSection} from '../shared/types';
import {collectDocsPages, type DocsPage, toPageKey} from './docs-pages';
import {type PageSection, readPage} from './read-page';
import {addSectionLists} from './section-lists';

/** Sections by Docusaurus search tag. */
export type SectionsByTag = ReadonlyMap<string, readonly IndexedSection[]>;

/** Paths of source files by the route of a page that is about them. */
export type FilesOfPages = ReadonlyMap<string, readonly string[]>;

/** What the search knows of the built pages. */
export type SearchedSite = {
  sectionsByTag: SectionsByTag;
  /**
   * The files that no section in the index cites: those that a page was checked against, and those of its sections that only have code. A pasted
   * path finds them in `search-code.json`, with the page.
   */
  otherFiles: FilesOfPages;
};

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
    questions: [],
    searches: [],
    names: [],
    facts: page.facts,
  };
}

/** What the search tags of the section of exports begin with. */
const EXPORTS_TAG = 'docs-exports-';

/**
 * Anchors of the sections of an export's page that only have code. But for its name and paths, which its beginning and the
 * index of the code have, they are alike on all pages, and would be two fifths of the section's index.
 */
const CODE_SECTIONS_OF_EXPORT = new Set([
  '#import',
  '#signature',
  '#sample',
  '#used-by',
  '#related',
]);

/** Returns the sections of a page that the index has, and the files that none of them cites. */
function pickSections(sections: readonly PageSection[], {facts, tag, checkedFiles}: DocsPage) {
  const isExport = (facts.tag ?? tag).startsWith(EXPORTS_TAG);
  const searched = sections.filter(({anchor}) => !isExport || !CODE_SECTIONS_OF_EXPORT.has(anchor));
  const cited = new Set(searched.flatMap(({citedFiles}) => citedFiles));
  const files = new Set([...sections.flatMap(({citedFiles}) => citedFiles), ...checkedFiles]);
  return {searched, otherFiles: [...files].filter((file) => !cited.has(file))};
}

/**
 * Reads the built pages of all docs instances.
 *
 * @throws when a file of `data/questions` or `data/names` has faults
 * @returns the sections of every search tag: the beginnings of its pages first, in the order of their routes, then all
 *   other sections. A tag without sections is there too. And the files that these sections leave out.
 */
export async function readSite(props: Props): Promise<SearchedSite> {
  const pages = collectDocsPages(props.plugins);
  const sectionsByTag = new Map<string, IndexedSection[]>();
  const filesOfPages = new Map<string, readonly string[]>();
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
    const sections = readPage(await readFile(filePath, 'utf8'));
    if (sections) {
      const {searched, otherFiles} = pickSections(sections, page);
      filesOfPages.set(url, otherFiles);
      sectionsByTag
        .get(page.tag)!
        .push(...searched.map((section) => toIndexedSection(url, page, section)));
    }
  }
  addSectionLists(props.siteDir, props.baseUrl, [...sectionsByTag.values()].flat());
  for (const sections of sectionsByTag.values()) {
    sections.sort(
      (a, b) => Number(a.sectionRoute.includes('#')) - Number(b.sectionRoute.includes('#')),
    );
  }
  return {sectionsByTag, otherFiles: filesOfPages};
}
