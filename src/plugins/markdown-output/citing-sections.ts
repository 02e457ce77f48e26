import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {hasClass, textOf} from './hast';

/** A part of a page that cites code: what is below a heading with an anchor, up to the next one. */
export type CitingSection = {
  /** Absent for what is above the first heading. */
  anchor?: string;
  /** Text of the heading; empty where there is none. */
  heading: string;
  /** Addresses of the code that is cited, each once. */
  hrefs: Set<string>;
};

const HEADING = /^h[2-6]$/u;

/** Returns what readers see of a heading: the link to itself, which comes last, is left out. */
function headingTextOf(heading: Element): string {
  const children = heading.children.filter((child: Nodes) => !hasClass(child, 'hash-link'));
  return children.map(textOf).join('').replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the parts of a page that cite code, in their order. The list at its foot is none of them. */
export function findCitingSections(content: Element | Root): CitingSection[] {
  let section: CitingSection = {heading: '', hrefs: new Set()};
  const sections = [section];
  visit(content, 'element', (node) => {
    const {id, href} = node.properties;
    if (HEADING.test(node.tagName) && typeof id === 'string') {
      section = {anchor: id, heading: headingTextOf(node), hrefs: new Set()};
      sections.push(section);
    } else if (hasClass(node, 'code-reference') && typeof href === 'string') {
      section.hrefs.add(href);
    }
  });
  return sections.filter(({hrefs}) => hrefs.size > 0);
}
