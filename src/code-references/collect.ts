import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {linkAddressesOf} from '../markdown/links';
import type {Page} from '../markdown/pages';
import {type CodeReference, parseReference} from './reference';

/** A code reference where a page makes it. */
export type Citation = CodeReference & {
  /** Where the link is in the page's file; both count from 1. */
  line: number;
  column: number;
  /** Text of the link. */
  label: string;
};

/** Returns all code references of a page, link definitions included, in the order of the text. */
export function collectCitations({tree}: Pick<Page, 'tree'>): Citation[] {
  const citations: Citation[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const reference = parseReference(node.url);
    if (reference) {
      const label = node.type === 'link' ? toString(node) : (node.label ?? node.identifier);
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      citations.push({...reference, line, column, label});
    }
  });
  return citations;
}

/** Returns what a page cites, in the order of the text, without where: the page is not parsed for it. */
export function referencesOf(page: Pick<Page, 'source'>): CodeReference[] {
  return linkAddressesOf(page).flatMap((address) => parseReference(address) ?? []);
}
