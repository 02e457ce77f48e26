import {visit} from 'unist-util-visit';
import {matchesIn, type Prose, proseOf, wholeWords} from '../content/prose';
import {type Check, eachPage, placeOf} from '../check';

/** Marks are written in capitals; in small letters some of them are names. */
const MARKS = wholeWords(['TODO', 'FIXME', 'TBD', 'WIP', 'XXX'], 'gu');

const PHRASES = wholeWords(
  ['coming soon', 'lorem ipsum', 'to be written', 'under construction', 'work in progress'],
  'giu',
);

/** A page is in the site only when it is complete. Comments are searched too: what is hidden is not finished either. */
export const placeholders: Check = {
  name: 'placeholders',
  check: eachPage((page) => {
    const texts: Prose[] = proseOf(page);
    visit(page.tree, 'html', (node) => {
      texts.push({text: node.value, place: placeOf(node)});
    });
    return texts.flatMap((prose) =>
      [MARKS, PHRASES].flatMap((pattern) =>
        matchesIn(prose, pattern).map(({text, ...place}) => ({
          ...place,
          message: `"${text.replace(/\s+/g, ' ')}" marks something unfinished: finish it or take it out.`,
        })),
      ),
    );
  }),
};
