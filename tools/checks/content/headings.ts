import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf} from '../check';

/** A heading as the site's build sees it. */
export type PageHeading = {
  depth: number;
  /** What readers see, without the id. */
  text: string;
  /** Where it begins. */
  place: Place;
  /** Anchor in the built page. */
  id: string;
  /** Whether the author wrote the id: `## Heading {#id}` or `## Heading <!-- #id -->`. */
  explicit: boolean;
};

/** The id that an HTML comment at the end of the heading gives, if any. */
function commentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'html'
    ? /^<!--\s*#(\S+?)(?:\s[\s\S]*)?-->$/.exec(last.value)?.[1]
    : undefined;
}

/** Returns the headings of a page in the order of the text, with the ids that Docusaurus gives them. */
export function headingsOf({tree}: Pick<Page, 'tree'>): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const {text, id: classicId} = parseMarkdownHeadingId(
      toString(node.children.filter(({type}) => type !== 'html')),
    );
    const explicitId = commentId(node) ?? classicId;
    headings.push({
      depth: node.depth,
      text: text.trim(),
      place: placeOf(node),
      id: explicitId ?? slugger.slug(text),
      explicit: explicitId !== undefined,
    });
  });
  return headings;
}
