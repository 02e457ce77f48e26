import {type BitCoder, BitReader} from './bit-coder';
import {check, PackedNumbers} from './packed';
import {countInSteps, type Steps} from './steps';
import type {PackedWords} from './types';

/**
 * Which sections have a word, and how often, as bits: on how many pages it is, on which, in which sections of those, how
 * often there, and whether in further ones. What is likely is estimated from the sizes of pages and sections, and from the words before, which are
 * in the order of the alphabet: `useForm` and `useFormAction` are often on the same pages.
 */

/** How many different words the pages and the sections have, and which sections are of each page. */
export type Sizes = {
  ofPages: readonly number[];
  ofSections: readonly number[];
  sectionsOfPages: readonly (readonly number[])[];
};

/** A word's sections, with how often it is in each. */
export type WordPostings = ReadonlyMap<number, number>;

/** Contexts: each kind begins where the one before ends. */
const STEPS_OF_LIKELIHOOD = 32;
const ON_PAGE = 0;
const IN_SECTION = ON_PAGE + STEPS_OF_LIKELIHOOD * 4 * 6;
const COUNT = IN_SECTION + STEPS_OF_LIKELIHOOD * 4 * 2 * 8;
const IS_MORE = COUNT + 12 * 8 * 8;
const PAGE_COUNT = IS_MORE + STEPS_OF_LIKELIHOOD * 4 * 8;
export const CONTEXTS = PAGE_COUNT + 32;

const WORDS_OF_STEP = 64;

/** Returns how many binary digits a number has, at most 7. */
const magnitude = (number: number): number => Math.min(7, 32 - Math.clz32(number));

/** Returns how likely something is in half steps of the logarithm, from 0 to 31. No logarithm is the same in all browsers. */
function likelihood(expected: number): number {
  const scaled = Math.min(2 ** 16 - 1, Math.floor(expected * 2 ** 12));
  const digits = 32 - Math.clz32(scaled);
  return digits === 0 ? 0 : 2 * (digits - 1) + ((scaled >>> Math.max(0, digits - 2)) & 1);
}

function commonLetters(a: string, b: string): number {
  let length = 0;
  while (length < 5 && length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/**
 * Writes the postings of words, or reads them, in steps.
 *
 * @param written what is to be written, by word; nothing when it is read
 * @param take gets each posting
 */
export function* codePostings(
  coder: BitCoder,
  words: readonly string[],
  {ofPages, ofSections, sectionsOfPages}: Sizes,
  written: readonly WordPostings[],
  take: (word: number, section: number, count: number) => void,
): Steps<void> {
  const allWords = sum(ofPages);
  const wordsOfPages = sectionsOfPages.map((sections) => sum(sections.map((n) => ofSections[n]!)));
  /** The last word on each page. */
  const lastWords = ofPages.map(() => -3);

  /** Codes a number from `least` by as many bits, each of which says whether it is larger. */
  const codeNumber = (
    number: number,
    least: number,
    most: number,
    contextOf: (n: number) => number,
  ) => {
    let reached = least;
    while (reached < most && coder.bit(contextOf(reached), number > reached)) {
      reached += 1;
    }
    return reached;
  };

  function codeSections(word: number, page: number, pageCount: number): void {
    const sections = sectionsOfPages[page]!;
    const last = sections.length - 1;
    const ofWord = written[word];
    const countOnPage = ofWord ? sections.filter((section) => ofWord.has(section)).length : 0;
    const kindOfPages = magnitude(pageCount);
    let wordsLeft = wordsOfPages[page]!;
    let found = 0;
    let isInLast = 0;
    let isMore = true;
    for (let place = 0; isMore; place += 1) {
      const section = sections[place]!;
      const size = ofSections[section]!;
      const likely = likelihood(size / wordsLeft);
      const context = ((likely * 4 + Math.min(found, 3)) * 2 + isInLast) * 8 + kindOfPages;
      // It is in one of those that are left.
      const isThere =
        place === last || coder.bit(IN_SECTION + context, ofWord?.has(section) ?? false);
      wordsLeft -= size;
      isInLast = Number(isThere);
      if (isThere) {
        found += 1;
        const kind = kindOfPages * 8 + magnitude(size >>> 2);
        take(
          word,
          section,
          codeNumber(
            ofWord?.get(section) ?? 0,
            1,
            2 ** 16,
            (n) => COUNT + kind * 12 + Math.min(n, 12) - 1,
          ),
        );
        const shareLeft = likelihood(wordsLeft / wordsOfPages[page]!);
        isMore =
          place < last &&
          coder.bit(
            IS_MORE + (shareLeft * 4 + Math.min(found, 3)) * 8 + kindOfPages,
            found < countOnPage,
          );
      }
    }
  }

  yield* countInSteps(words.length, WORDS_OF_STEP, (word) => {
    const ofWord = written[word];
    const isOnPage =
      ofWord && sectionsOfPages.map((sections) => sections.some((n) => ofWord.has(n)));
    const letters = word === 0 ? 0 : commonLetters(words[word]!, words[word - 1]!);
    const pageCount = codeNumber(
      isOnPage?.filter(Boolean).length ?? 0,
      1,
      ofPages.length,
      (n) => PAGE_COUNT + Math.min(n, 32) - 1,
    );
    let left = pageCount;
    let wordsLeft = allWords;
    for (let page = 0; left > 0 && page < ofPages.length; page += 1) {
      const size = ofPages[page]!;
      const since = Math.min(3, word - lastWords[page]!);
      const context = (likelihood((left * size) / wordsLeft) * 4 + since) * 6 + letters;
      wordsLeft -= size;
      if (coder.bit(ON_PAGE + context, isOnPage?.[page] ?? false)) {
        left -= 1;
        lastWords[page] = word;
        codeSections(word, page, pageCount);
      }
    }
  });
}

/**
 * Reads which sections have each word, in steps.
 *
 * @param words unpacked
 * @param take gets each posting
 * @throws {Error} in one of the steps, when the lists do not belong to these words and sections
 */
export function* readPostings(
  words: readonly string[],
  {sizes, postings}: Omit<PackedWords, 'words'>,
  sectionsOfPages: Sizes['sectionsOfPages'],
  take: (word: number, section: number, count: number) => void,
): Steps<void> {
  const numbers = new PackedNumbers(sizes);
  const ofPages = sectionsOfPages.map(() => numbers.next());
  const ofSections = sectionsOfPages.flat().map(() => numbers.next());
  check(numbers.isAtEnd);
  yield;
  const bits = new BitReader(CONTEXTS, postings);
  yield* codePostings(bits, words, {ofPages, ofSections, sectionsOfPages}, [], take);
  check(bits.isAtEnd);
}
