import {CODE_PROTOCOL} from '../../../src/code-references/reference';
import {isGenerated} from '../content/page-kinds';
import {paragraphsOf, sentencesOf} from '../content/paragraphs';
import {type Check, eachPage, placeOf} from '../check';

/** A sentence has one link to code at most; lists in tables have as many as they need. */
export const linksInSentence: Check = {
  name: 'links-in-sentence',
  check: eachPage((page) =>
    isGenerated(page)
      ? []
      : paragraphsOf(page).flatMap((paragraph) => {
          const links = paragraph.links.filter(({node}) => node.url.startsWith(CODE_PROTOCOL));
          return sentencesOf(paragraph).flatMap(([start, end]) => {
            const [, second, ...more] = links.filter(
              (link) => link.start >= start && link.start < end,
            );
            return second
              ? [
                  {
                    ...placeOf(second.node),
                    message: `The sentence has ${more.length + 2} links to code: keep the one that readers would open; the field "checked" takes the others.`,
                  },
                ]
              : [];
          });
        }),
  ),
};
