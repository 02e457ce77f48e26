import {matchesIn, proseOf, wholeWords} from '../content/prose';
import {type Check, eachPage} from '../check';

/** Words that the writing guide forbids, with what to do instead. */
const FORBIDDEN: {words: string[]; advice: string}[] = [
  {
    words: ['simply', 'easily', 'obviously', 'of course', 'trivially', 'needless to say'],
    advice: 'it makes readers feel slow, delete it',
  },
  {words: ['just'], advice: 'delete it, or write "only", "a moment ago" or "exactly"'},
  {
    words: [
      'as mentioned above',
      'as mentioned before',
      'as mentioned earlier',
      'as already mentioned',
    ],
    advice: 'say it again in two words, or link the section',
  },
  {
    words: [
      'powerful',
      'seamless',
      'seamlessly',
      'blazing',
      'blazingly',
      'effortless',
      'effortlessly',
      'robust',
      'cutting-edge',
      'state-of-the-art',
      'world-class',
      'best-in-class',
      'next-generation',
      'game-changing',
      'revolutionary',
      'supercharge',
      'delightful',
    ],
    advice: 'it advertises, write what the code does',
  },
];

const advices = FORBIDDEN.map(({words, advice}) => ({pattern: wholeWords(words, 'giu'), advice}));

/** No filler, no condescension, no marketing. Text only: code may be called what it likes. */
export const forbiddenWords: Check = {
  name: 'forbidden-words',
  check: eachPage((page) =>
    proseOf(page).flatMap((prose) =>
      advices.flatMap(({pattern, advice}) =>
        matchesIn(prose, pattern).map(({text, ...place}) => ({
          ...place,
          message: `"${text.replace(/\s+/g, ' ')}": ${advice}.`,
        })),
      ),
    ),
  ),
};
