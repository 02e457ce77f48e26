import {referencesOf} from '../../../src/code-references/collect';
import {pageKindOf} from '../../../src/markdown/front-matter';
import {fieldPlace} from '../../../src/markdown/field-place';
import {isAboutCode, isGenerated} from '../content/page-kinds';
import {type Check, eachPage} from '../check';

/** A page about code says what it was checked against: by links, or in the field `checked`. */
export const codeReferences: Check = {
  name: 'code-references',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    return kind && isAboutCode(kind) && !isGenerated(page) && referencesOf(page).length === 0
      ? [
          {
            ...fieldPlace(page, 'kind'),
            message: `A page of kind "${kind}" names no code: link what it speaks of, as in [\`label\`](code:packages/core/core/src/Strapi.ts#Strapi), or list it in the field "checked".`,
          },
        ]
      : [];
  }),
};
