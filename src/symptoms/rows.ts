import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type CodeReference, parseReference} from '../code-references/reference';
import {linksOf} from '../markdown/links';
import type {Page} from '../markdown/pages';

/** The page whose rows these are, relative to the project's folder. */
export const SYMPTOMS_FILE = 'docs/docs/symptoms.md';

/** What a user reports, and where it leads. */
export type Symptom = {
  /** Anchor on the page; empty when the heading has none. */
  id: string;
  /** The report in the words of people, without Markdown. */
  report: string;
  /** What it usually is; empty when no paragraph says it. */
  cause: string;
  /** The code to open, the first one first. */
  code: CodeReference[];
  /** Addresses of the pages that explain it. */
  pages: string[];
  /** Where its heading is; counts from 1. */
  line: number;
};

/** `The relation is empty {#relation-empty}` */
const headingPattern = /^(.*?)\s*(?:\{#([\w-]+)\})?$/su;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

/** Returns what is below a heading, up to the next one. */
function belowHeading(children: readonly RootContent[], place: number): RootContent[] {
  const rest = children.slice(place + 1);
  const end = rest.findIndex(isHeading);
  return end === -1 ? rest : rest.slice(0, end);
}

/**
 * Returns the rows of the page of symptoms in their order: each is a heading of the third level with the report, a paragraph
 * with the cause, and one with the links to the code and to a page. What a row lacks is empty; the check `symptom-rows`
 * reports it.
 */
export function symptomsOf({tree}: Pick<Page, 'tree'>): Symptom[] {
  return tree.children.flatMap((heading, place) => {
    if (!isHeading(heading) || heading.depth !== 3) {
      return [];
    }
    const below = belowHeading(tree.children, place);
    const [cause, ...rest] = below.filter((node): node is Paragraph => node.type === 'paragraph');
    const addresses = linksOf({tree: {type: 'root', children: rest}}).map(({url}) => url);
    const [, report = '', id = ''] = headingPattern.exec(toString(heading))!;
    return [
      {
        id,
        report,
        cause: cause ? toString(cause) : '',
        code: addresses.flatMap((address) => parseReference(address) ?? []),
        pages: addresses.filter((address) => !parseReference(address)),
        line: heading.position!.start.line,
      },
    ];
  });
}
