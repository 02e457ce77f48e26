import {collectCitations} from '../../../src/code-references/collect';
import {formatReference} from '../../../src/code-references/reference';
import {pageKindOf} from '../../../src/front-matter';
import {fieldLine} from '../front-matter';
import {isAboutCode} from '../page-kinds';
import {eachPage, type Rule} from '../types';

const MINIMUM = 3;

/** A page about code cites at least three places in it. */
export const codeReferences: Rule = {
  name: 'code-references',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    const count = new Set(collectCitations(page).map(formatReference)).size;
    return kind && isAboutCode(kind) && count < MINIMUM
      ? [
          {
            line: fieldLine(page, 'kind'),
            message: `A page of kind "${kind}" needs ${MINIMUM} different code references and has ${count}: link the code it speaks of, as in [\`label\`](code:packages/core/core/src/Strapi.ts#Strapi).`,
          },
        ]
      : [];
  }),
};
