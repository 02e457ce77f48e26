import type {RootContent} from 'mdast';
import type {Page} from '../../src/markdown/pages';
import {headingsOf, type PageHeading} from './headings';

/** An H2 with what stands below it; the opening, before the first H2, has no heading. */
export type PageSection = {heading: PageHeading | undefined; nodes: RootContent[]};

/** Takes a page apart at its H2 headings. The first part is its opening, which may be empty. */
export function sectionsOf(page: Page): PageSection[] {
  const headings = headingsOf(page);
  const parts: PageSection[] = [{heading: undefined, nodes: []}];
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const {line} = node.position!.start;
      parts.push({heading: headings.find((heading) => heading.line === line), nodes: []});
    } else if (node.type !== 'yaml') {
      parts.at(-1)!.nodes.push(node);
    }
  }
  return parts;
}
