import type {RootContent} from 'mdast';
import type {Page} from '../../../src/markdown/pages';
import {placeOf} from '../check';
import {headingsOf, type PageHeading} from './headings';

/** An H2 with what stands below it; the opening, before the first H2, has no heading. */
export type PageSection = {heading: PageHeading | undefined; nodes: RootContent[]};

/** Takes a page apart at its H2 headings. The first part is its opening, which may be empty. */
export function sectionsOf(page: Page): PageSection[] {
  const headings = headingsOf(page);
  let part: PageSection = {heading: undefined, nodes: []};
  const parts = [part];
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const {line} = placeOf(node);
      part = {heading: headings.find(({place}) => place.line === line), nodes: []};
      parts.push(part);
    } else if (node.type !== 'yaml') {
      part.nodes.push(node);
    }
  }
  return parts;
}
