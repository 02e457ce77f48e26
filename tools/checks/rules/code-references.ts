import {collectCitations} from '../../../src/code-references/collect';
import {formatReference} from '../../../src/code-references/reference';
import {pageKindOf} from '../../../src/markdown/front-matter';
import {fieldPlace} from '../content/front-matter';
import {isAboutCode, isGenerated} from '../content/page-kinds';
import {type Check, eachPage} from '../check';

const MINIMUM = 3;

/** A page about code cites at least three places in it. */
export const codeReferences: Check = {
  name: 'code-references',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    const count = new Set(collectCitations(page).map(formatReference)).size;
    return kind && isAboutCode(kind) && !isGenerated(page) && count < MINIMUM
      ? [
          {
            ...fieldPlace(page, 'kind'),
            message: `A page of kind "${kind}" needs ${MINIMUM} different code references and has ${count}: link the code it speaks of, as in [\`label\`](code:packages/core/core/src/Strapi.ts#Strapi).`,
          },
        ]
      : [];
  }),
};
