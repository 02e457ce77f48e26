import {placeIn, proseOf, wholeWords} from '../content/prose';
import {type Check, eachPage} from '../check';

/** Words that claim something of everything, or of nothing else. */
const ATTACKED = [
  'each',
  'every',
  'all',
  'always',
  'never',
  'only',
  'required',
  'cannot',
  'none',
  'both',
  'the three',
];

const pattern = wholeWords(ATTACKED, 'giu');

/** What is around a match, in one line. */
function around(text: string, index: number, length: number): string {
  const before = text.slice(0, index).replace(/\s+/gu, ' ');
  const after = text.slice(index + length).replace(/\s+/gu, ' ');
  return `${before.slice(-40)}**${text.slice(index, index + length)}**${after.slice(0, 50)}`;
}

/** The words that somebody must try to refute before they are published; right or wrong is for a person to say. */
export const attacked: Check = {
  name: 'attacked',
  check: eachPage((page) =>
    proseOf(page).flatMap((prose) =>
      [...prose.text.matchAll(pattern)].map(({0: {length}, index}) => ({
        ...placeIn(prose, index),
        message: around(prose.text, index, length),
      })),
    ),
  ),
};
