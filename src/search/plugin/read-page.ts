import {type CheerioOptions, load} from 'cheerio';
import {type HtmlElement, type HtmlNode, TextLines} from './text-lines';

/** A piece of a built page: what is below a heading that has an anchor, or above the first one. */
export type PageSection = {
  /** `#` and the id of its heading; empty for the beginning of the page. */
  anchor: string;
  /** Text of its heading; the title of the page for its beginning. */
  title: string;
  /** Its text, as the index has it and excerpts quote it: one line for each paragraph, row or line of code, see `text-lines.ts`. */
  content: string;
  /** Paths of the source files that its code references cite, in alphabetical order. */
  citedFiles: string[];
};

/** What of a built page is not the text of its sections. */
const IGNORED = [
  '[data-search-ignore]',
  '.theme-doc-breadcrumbs',
  '.theme-doc-footer',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.pagination-nav',
  '.hash-link',
  'button',
  'script',
  'style',
].join(', ');

/** The fast one of cheerio's two parsers. */
const PARSER: CheerioOptions = {xml: {xmlMode: false, decodeEntities: true}};

/** Reads the sections of an article, one node after the other. */
class SectionReader {
  readonly sections: PageSection[] = [];
  #lines = new TextLines();

  constructor() {
    this.#begin('', '');
  }

  #begin(anchor: string, title: string): void {
    this.end();
    this.sections.push({anchor, title, content: '', citedFiles: []});
  }

  /** Gives the last section what was read of it. */
  end(): void {
    const section = this.sections.at(-1);
    if (section) {
      section.content = this.#lines.end();
      section.citedFiles = [...new Set(section.citedFiles)].toSorted();
    }
    this.#lines = new TextLines();
  }

  read(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        this.#lines.addText(node.data);
      } else if ('attribs' in node) {
        this.#readElement(node);
      }
    }
  }

  #readElement(element: HtmlElement): void {
    const {name, attribs, children} = element;
    const isHeading = name === 'h2' || name === 'h3';
    if (name === 'h1' && this.sections.length === 1 && !this.sections[0]!.title) {
      // What is above the title is no text of the page.
      this.#lines = new TextLines();
      this.sections[0]!.title = textOf(children);
      return;
    }
    // Nothing can lead to a heading without anchor: it is text of the section above it.
    if (isHeading && attribs.id) {
      this.#begin(`#${attribs.id}`, textOf(children));
      return;
    }
    if (name === 'a' && attribs['aria-description'] && isCodeReference(attribs.class)) {
      // "packages/core/strapi/src/cli.ts, lines 3–5"
      this.sections
        .at(-1)!
        .citedFiles.push(attribs['aria-description'].replace(/, lines? .*$/u, ''));
    }
    if (isOutput(element)) {
      return;
    }
    this.#lines.beginElement(name);
    this.read(children);
    this.#lines.endElement(name);
  }
}

/** Languages of blocks that show data of a run: requests, answers, rows, statements. */
const DATA = /(?:^| )language-(?:diff|http|json|sql)(?: |$)/u;

/**
 * Whether an element is a block with data of a run, by its language, or with what a sample printed or returned, by the label
 * of src/remark/sample-labels.ts: names and times for which nobody looks. What it threw is text.
 */
function isOutput({attribs, children: [title]}: HtmlElement): boolean {
  const classes = attribs.class ?? '';
  return (
    classes.split(' ').includes('theme-code-block') &&
    (DATA.test(classes) ||
      (title !== undefined &&
        'children' in title &&
        /(?:^| – )(?:prints|result)$/iu.test(textOf(title.children))))
  );
}

const isCodeReference = (classes = ''): boolean => classes.split(' ').includes('code-reference');

/** Returns the text of nodes in one line. */
function textOf(nodes: readonly HtmlNode[]): string {
  const lines = new TextLines();
  const add = (node: HtmlNode): void => {
    if (node.type === 'text') {
      lines.addText(node.data);
    } else if ('attribs' in node) {
      node.children.forEach(add);
    }
  };
  nodes.forEach(add);
  return lines.end();
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
  const reader = new SectionReader();
  reader.read($('article').first().get());
  reader.end();
  return reader.sections;
}
