import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {type PageSection, readPage} from '../../src/search/plugin/read-page';

/** A section of a page: the text between two headings. */
export type Section = Pick<PageSection, 'anchor' | 'title' | 'content'>;

export type Page = {
  /** Route without anchor. */
  route: string;
  title: string;
  /** Docusaurus search tag, for engines that keep one index per section of the site. */
  searchTag: string;
  /** Labels of its tags. */
  tags: string[];
  sections: readonly Section[];
  /** The whole page, as a scanner of HTML finds it. */
  html: string;
};

export type Corpus = {
  pages: Page[];
  /** Whether the pages are those of the site. */
  isReal: boolean;
  /** The site's build. */
  buildDir: string;
};

/** Returns the file of a page, below the build. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Returns a text in the form in which HTML can hold it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Reads the docs pages of a build, those that its sitemap lists, by the reader of the site's own search. */
export async function readCorpus(buildDir: string): Promise<Corpus> {
  const sitemap = await readFile(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) =>
    decodeURI(new URL(url!).pathname),
  );
  const pages: Page[] = [];
  for (const route of routes.toSorted()) {
    const html = await readFile(path.join(buildDir, fileOf(route)), 'utf8');
    const $ = load(html);
    // Lists of tags, the home page and lists of a category's pages hold no document.
    const sections = $('.theme-doc-markdown').length > 0 ? readPage(html) : undefined;
    if (sections) {
      pages.push({
        route,
        title: sections[0]!.title,
        searchTag: $('meta[name=docusaurus_tag]').attr('content') ?? '',
        tags: [...$('.theme-doc-footer a[rel=tag]')].map((tag) => $(tag).text()),
        sections,
        html,
      });
    }
  }
  return {pages, isReal: true, buildDir};
}

/** Returns all sections of a corpus as flat records, which is what engines without a scanner of their own are given. */
export function toRecords({pages}: Corpus) {
  return pages.flatMap((page) =>
    page.sections.map(({anchor, title, content}) => ({
      route: page.route + anchor,
      pageTitle: page.title,
      title,
      content,
      tags: page.tags,
      searchTag: page.searchTag,
    })),
  );
}
