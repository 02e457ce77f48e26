import type {RootContent} from 'mdast';
import type {Page} from '../../../src/markdown/pages';
import {isStepper} from '../../../src/remark/stepper';
import {placeOf} from '../check';
import {headingsOf, type PageHeading} from './headings';

/** A heading with what stands below it. */
export type PageSection = {
  heading: PageHeading | undefined;
  nodes: RootContent[];
  /** What comes before the first of the other sections. */
  isOpening: boolean;
};

function split(
  page: Page,
  depth: number,
  {heading, nodes}: Omit<PageSection, 'isOpening'>,
): PageSection[] {
  const headings = headingsOf(page);
  let part: PageSection = {heading, nodes: [], isOpening: true};
  const parts = [part];
  const flat = nodes.flatMap((node) =>
    isStepper(node) ? (node.children as RootContent[]) : [node],
  );
  for (const node of flat) {
    if (node.type === 'heading' && node.depth === depth) {
      const {line} = placeOf(node);
      const own = headings.find(({place}) => place.line === line);
      part = {heading: own, nodes: [], isOpening: false};
      parts.push(part);
    } else if (node.type !== 'yaml') {
      part.nodes.push(node);
    }
  }
  return parts;
}

/** Takes a page apart at its H2 headings, those of steppers included. The first part is its opening, which may be empty. */
export function sectionsOf(page: Page): PageSection[] {
  return split(page, 2, {heading: undefined, nodes: page.tree.children});
}

/** Takes a section apart at its H3 headings. The first part is its opening, which has the heading of the section. */
export function partsOf(page: Page, section: PageSection): PageSection[] {
  return split(page, 3, section);
}
