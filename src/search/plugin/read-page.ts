import {type CheerioAPI, type CheerioOptions, load} from 'cheerio';
import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js';

/** A piece of a built page: what is below a heading that has an anchor, or above the first one. */
export type PageSection = {
  /** `#` and the id of its heading; empty for the beginning of the page. */
  anchor: string;
  /** Text of its heading; the title of the page for its beginning. */
  title: string;
  /** Its words, as the index has them and excerpts quote them. */
  content: string;
  /** Paths of the source files that its code references cite, in alphabetical order. */
  citedFiles: string[];
};

/**
 * What of a built page is not the text of its sections. The links of headings that make sections stay, because the scanner
 * reads the anchors from them.
 */
const IGNORED = [
  '[data-search-ignore]',
  '.theme-doc-breadcrumbs',
  '.theme-doc-footer',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.pagination-nav',
  ':is(h4, h5, h6) > .hash-link',
  'button',
  'script',
  'style',
].join(', ');

/** The fast one of cheerio's two parsers. */
const PARSER: CheerioOptions = {xml: {xmlMode: false, decodeEntities: true}};

/** Links to cited files, with the headings between them. */
const HEADINGS_AND_REFERENCES = 'h1, h2, h3, a.code-reference[aria-description]';

/** Returns the files that code references cite below each h1, h2 and h3 of the article, in the order of the headings. */
function citedBelowHeadings($: CheerioAPI): string[][] {
  const files: string[][] = [];
  for (const element of $('article').find(HEADINGS_AND_REFERENCES)) {
    if (element.name === 'a') {
      // "packages/core/strapi/src/cli.ts, lines 3–5"
      files.at(-1)?.push(
        $(element)
          .attr('aria-description')!
          .replace(/, lines? .*$/u, ''),
      );
    } else {
      files.push([]);
    }
  }
  return files;
}

/**
 * Returns the sections of a built docs page in their order, the beginning of the page first; undefined for a page that no
 * search engine may list. This is the one place that decides what the text of a section is.
 */
export function readPage(html: string): PageSection[] | undefined {
  // What is around the article would take most of the time. It was written by React, and so needs no parser that repairs.
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>') + '</article>'.length;
  const head = html.slice(0, html.indexOf('</head>'));
  if (load(head, PARSER)('meta[name=robots]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const $ = load(html.slice(start, end), PARSER);
  $(IGNORED).remove();
  const page = parseDocument($);
  const cited = citedBelowHeadings($);
  let section: PageSection = {anchor: '', title: page.pageTitle, content: '', citedFiles: []};
  const sections = [section];
  for (const [heading, {title, hash, content}] of page.sections.entries()) {
    if (hash) {
      section = {anchor: hash.slice(hash.indexOf('#')), title, content: '', citedFiles: []};
      sections.push(section);
    } else if (title !== page.pageTitle) {
      // Nothing can lead to a heading without anchor: it is text of the section above it.
      section.content += ` ${title}`;
    }
    section.content = `${section.content} ${content}`.trim();
    section.citedFiles = [...new Set([...section.citedFiles, ...cited[heading]!])].toSorted();
  }
  return sections;
}
