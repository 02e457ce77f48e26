import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {fieldPlace} from '../markdown/field-place';
import {linkAddressesOf} from '../markdown/links';
import type {Page} from '../markdown/pages';
import {checkedReferencesOf} from './checked';
import {type CodeReference, parseReference} from './reference';

/** A code reference where a page makes it. */
export type Citation = CodeReference & {
  /** Where it is in the page's file; both count from 1. */
  line: number;
  column: number;
  /** Text of the link; the symbol or the path where the front matter names it. */
  label: string;
};

/** Returns all code references of a page: those of its front matter, then its links, definitions included, in the order of the text. */
export function collectCitations(page: Pick<Page, 'frontMatter' | 'tree'>): Citation[] {
  const citations = checkedReferencesOf(page).map((reference, index) => ({
    ...reference,
    ...fieldPlace(page, 'checked', index),
    label: reference.symbol ?? reference.path,
  }));
  visit(page.tree, ['link', 'definition'], (node) => {
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

/** Returns what a page cites, in the order of the file, without where: the page is not parsed for it. */
export function referencesOf(page: Pick<Page, 'frontMatter' | 'source'>): CodeReference[] {
  return [
    ...checkedReferencesOf(page),
    ...linkAddressesOf(page).flatMap((address) => parseReference(address) ?? []),
  ];
}
