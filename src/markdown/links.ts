import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {decodeUrlPart} from '../lib/decode-url';
import {type Page, type PageText, withoutTrailingSlash} from './pages';

/** A link as readers meet it, wherever its address is written. */
export type PageLink = {
  label: string;
  /** The label is in code font: the name of something. */
  isCode: boolean;
  url: string;
  /** Where it is written; both count from 1. */
  line: number;
  column: number;
};

/** Returns all links of a page in the order of the text; those by reference with the address of their definition. */
export function linksOf({tree}: Pick<Page, 'tree'>): PageLink[] {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    addresses.set(identifier, url);
  });
  const links: PageLink[] = [];
  visit(tree, ['link', 'linkReference'], (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') {
      return;
    }
    links.push({
      label: toString(node),
      isCode: node.children.length === 1 && node.children[0]?.type === 'inlineCode',
      url: node.type === 'link' ? node.url : (addresses.get(node.identifier) ?? ''),
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
    });
  });
  return links;
}

/** What holds no links: fenced code, comments, code within a line, images. */
const noLinksPattern =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|<!--[\s\S]*?-->|(?<![\\`])(`+)(?!`)(?:[^`]|(?!(?<!`)\2(?!`))`)+?(?<!`)\2(?!`)|!\[[^\]\n]*\]\([^)\n]*\)/gmu;

/** `](address "title")`, and `[label]: address` at the beginning of a line; an address may have one pair of brackets. */
const addressPattern =
  /(?<!\\)\]\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)?)>?(?:\s+"[^"]*")?\s*\)|^ {0,3}\[[^\]\n]+\]:\s*<?([^\s<>]+)/gmu;

/**
 * Returns the addresses of all links and link definitions of a page in the order of the text: those that its tree has,
 * without the 20 ms that it takes to parse the page. tests/unit/src/markdown/links.test.ts compares both on all pages.
 */
export function linkAddressesOf({source}: Pick<Page, 'source'>): string[] {
  return [...source.replace(noLinksPattern, '').matchAll(addressPattern)].map(
    ([, address, defined]) => address ?? defined!,
  );
}

/** Tells whether an address stays within the site. */
export function isInternal(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** The address without query and anchor. */
const pathOf = (url: string) => url.replace(/[?#].*$/s, '');

/** The folders in which the docs plugin looks for a Markdown file that a link names. */
function foldersOf(written: string, {file, section}: PageText): string[] {
  if (/^\.\.?\//.test(written)) {
    return [path.posix.dirname(file)];
  }
  const roots = [section.id, '.'];
  return written.startsWith('/') ? roots : [path.posix.dirname(file), ...roots];
}

/**
 * Returns the page that an address written on `from` leads to (`undefined` for a page without Markdown, a file, another
 * site), and the anchor there. Authors may write the file of the page or its route, with or without a slash at its end.
 */
export function resolveLink<P extends PageText>(
  url: string,
  from: P,
  pages: readonly P[],
): {page: P | undefined; anchor: string | undefined} {
  const hash = url.indexOf('#');
  const anchor = hash === -1 ? undefined : decodeUrlPart(url.slice(hash + 1)) || undefined;
  if (!isInternal(url)) {
    return {page: undefined, anchor};
  }
  const written = pathOf(url);
  if (written === '') {
    return {page: from, anchor};
  }
  if (/\.mdx?$/.test(written)) {
    const files = foldersOf(written, from).map((folder) =>
      path.posix.join(folder, decodeUrlPart(written)),
    );
    const page = files.map((file) => pages.find((each) => each.file === file)).find(Boolean);
    return {page, anchor};
  }
  const {pathname} = new URL(written, `https://site${from.route}`);
  const route = withoutTrailingSlash(decodeUrlPart(pathname));
  return {page: pages.find((page) => page.route === route), anchor};
}
