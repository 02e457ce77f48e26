import {EXIT, visit} from 'unist-util-visit';
import {fieldPlace} from '../../../src/markdown/field-place';
import {pageKindOf} from '../../../src/markdown/front-matter';
import {isGenerated, kindRules} from '../content/page-kinds';
import {type PageSection, sectionsOf} from '../content/page-sections';
import {paragraphsOf, wordsOf} from '../content/paragraphs';
import {type Check, eachPage} from '../check';

/** In the first words a reader meets the case. */
const FIRST_WORDS = 150;

/** A number such as an id or a time; that of a version shows nothing that happens. */
const NUMBER =
  /(?<!\b(?:Strapi|Node\.js|TypeScript|React|version) v?[\d.]*)(?<![\w.-])\d[\d:.,-]*/u;

function hasBlock({nodes}: PageSection): boolean {
  let found = false;
  visit({type: 'root', children: nodes}, ['code', 'table'], (node) => {
    if (node.type === 'table' || ('lang' in node && node.lang !== 'mermaid')) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** Whether the first words name something: a number, or an identifier that is not the label of a link to code. */
function namesSomething({nodes}: PageSection): boolean {
  let words = 0;
  for (const paragraph of paragraphsOf({tree: {type: 'root', children: nodes}})) {
    const {leaves, language} = paragraph;
    if (words >= FIRST_WORDS) {
      return false;
    }
    if (leaves.some(({node, inLink}) => node.type === 'inlineCode' && !inLink)) {
      return true;
    }
    if (NUMBER.test(language)) {
      return true;
    }
    words += wordsOf(paragraph).length;
  }
  return false;
}

/** The text before the first H2 shows something that happens: data, a time, an id, the name of an action. */
export const caseFirst: Check = {
  name: 'case-first',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    const opening = sectionsOf(page)[0]!;
    const isFine =
      !kind ||
      !kindRules[kind].beginsWithCase ||
      isGenerated(page) ||
      hasBlock(opening) ||
      namesSomething(opening);
    return isFine
      ? []
      : [
          {
            ...fieldPlace(page, 'kind'),
            message: `A page of kind "${kind}" begins with a case, before its first H2: show one thing that happens, with its ids, times and values.`,
          },
        ];
  }),
};
