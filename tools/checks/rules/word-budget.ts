import {fieldPlace} from '../../../src/markdown/field-place';
import {pageKindOf} from '../../../src/markdown/front-matter';
import {isGenerated, kindRules} from '../content/page-kinds';
import {paragraphsOf, wordsOf} from '../content/paragraphs';
import {type Check, eachPage} from '../check';

/** A page has no more words than pages of its kind may have; headings, tables and code blocks do not count. */
export const wordBudget: Check = {
  name: 'word-budget',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    const most = kind && kindRules[kind].words;
    if (most === undefined || isGenerated(page)) {
      return [];
    }
    const words = paragraphsOf(page).reduce((sum, paragraph) => sum + wordsOf(paragraph).length, 0);
    return words > most
      ? [
          {
            ...fieldPlace(page, 'kind'),
            message: `The page has ${words} words beside its headings, tables and code, a page of kind "${kind}" ${most} at most: cut ${words - most}, or make two pages of it.`,
          },
        ]
      : [];
  }),
};
