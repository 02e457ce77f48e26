import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';

/**
 * A section of a page: the text between two headings. The first one of a page has no anchor.
 *
 * @typedef {{anchor: string, title: string, content: string}} Section
 *
 * @typedef {object} Page
 * @property {string} route route without anchor
 * @property {string} title
 * @property {string} searchTag Docusaurus search tag, for engines that keep one index per section of the site
 * @property {string[]} tags labels of its tags
 * @property {Section[]} sections
 * @property {string} html the whole page, as a scanner of HTML finds it
 *
 * @typedef {object} Corpus
 * @property {Page[]} pages
 * @property {boolean} isReal whether the pages are those of the site
 * @property {string} buildDir the site's build
 */

/** Not text of a page: the same things as the site's own index leaves out. */
const ignored =
  '[data-search-ignore], .hash-link, .theme-doc-toc-mobile, button, script, style, svg';

/** Elements at whose edges a word ends, though no white space may stand there. */
const blocks = new Set(
  'address article aside blockquote br details dialog dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** @param {string} text */
const condense = (text) => text.replace(/\s+/gu, ' ').trim();

/**
 * Cuts a page at its headings of level 2 and 3.
 *
 * @param {cheerio.CheerioAPI} $ the parsed page
 * @returns {Section[]}
 */
function readSections($) {
  const $content = $('.theme-doc-markdown').first();
  $content.find(ignored).remove();
  $content.find('header').first().remove();
  /** @type {Section[]} */
  const sections = [{anchor: '', title: condense($('article h1').first().text()), content: ''}];
  /** @param {any} node an element or a text of the page */
  const visit = (node) => {
    if (node.type === 'text') {
      sections.at(-1).content += node.data;
      return;
    }
    if (/^h[23]$/u.test(node.name) && node.attribs.id) {
      sections.push({anchor: node.attribs.id, title: condense($(node).text()), content: ''});
      return;
    }
    const edge = blocks.has(node.name) ? ' ' : '';
    sections.at(-1).content += edge;
    for (const child of node.children ?? []) {
      visit(child);
    }
    sections.at(-1).content += edge;
  };
  for (const node of $content.contents()) {
    visit(node);
  }
  return sections.map((section) => ({...section, content: condense(section.content)}));
}

/**
 * Reads the docs pages of a build, those that its sitemap lists.
 *
 * @param {string} buildDir
 * @returns {Promise<Corpus>}
 */
export async function readCorpus(buildDir) {
  const sitemap = await readFile(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) =>
    decodeURI(new URL(url).pathname),
  );
  /** @type {Page[]} */
  const pages = [];
  for (const route of routes.toSorted()) {
    const html = await readFile(path.join(buildDir, fileOf(route)), 'utf8');
    const $ = cheerio.load(html);
    // Lists of tags, the home page and lists of a category's pages hold no document.
    if ($('.theme-doc-markdown').length > 0) {
      const tags = $('.theme-doc-footer a[rel=tag]').map((_, tag) => $(tag).text());
      pages.push({
        route,
        title: condense($('article h1').first().text()),
        searchTag: $('meta[name=docusaurus_tag]').attr('content') ?? '',
        tags: tags.get(),
        sections: readSections($),
        html,
      });
    }
  }
  return {pages, isReal: true, buildDir};
}

/**
 * @param {string} route
 * @returns {string} file of the page, below the build
 */
export function fileOf(route) {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/**
 * Returns all sections of a corpus as flat records, which is what engines without a scanner of their own are given.
 *
 * @param {Corpus} corpus
 */
export function toRecords(corpus) {
  return corpus.pages.flatMap((page) =>
    page.sections.map(({anchor, title, content}) => ({
      route: anchor ? `${page.route}#${anchor}` : page.route,
      pageTitle: page.title,
      title: title || page.title,
      content,
      tags: page.tags,
      searchTag: page.searchTag,
    })),
  );
}
