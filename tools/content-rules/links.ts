import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../src/content/pages';

/** A link as readers meet it, wherever its address is written. */
export type PageLink = {
  label: string;
  /** The label is in code font: the name of something. */
  isCode: boolean;
  url: string;
  line: number;
};

/** Gives all links of a page in the order of the text; those by reference with the address of their definition. */
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
      isCode: node.children.length === 1 && node.children[0]!.type === 'inlineCode',
      url: node.type === 'link' ? node.url : (addresses.get(node.identifier) ?? ''),
      line: node.position!.start.line,
    });
  });
  return links;
}

/** Tells whether an address stays within the site. */
export function isInternal(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Gives the page that an address written on `from` leads to, and the anchor there. */
export function resolveLink(
  url: string,
  from: Page,
  pages: readonly Page[],
): {page: Page | undefined; anchor: string | undefined} {
  const {pathname, hash} = new URL(url, `https://site${from.route}`);
  const anchor = hash ? decodeURIComponent(hash.slice(1)) : undefined;
  if (!isInternal(url)) {
    return {page: undefined, anchor};
  }
  if (url.startsWith('#')) {
    return {page: from, anchor};
  }
  const written = url.replace(/[?#].*$/, '');
  const isTarget = /\.mdx?$/.test(written)
    ? ({file}: Page) => file === path.posix.join(path.posix.dirname(from.file), written)
    : ({route}: Page) => route === decodeURI(pathname).replace(/(?<=.)\/$/, '');
  return {page: pages.find(isTarget), anchor};
}
