import type {Field} from '../types';

/**
 * The weights of the ranking, found with the relevance suite. Change one, then run `npm run relevance`: it lists the
 * queries whose rank moved.
 */

/**
 * How well a section answers a word of the query when the word is found in its content: as it was typed, as the
 * beginning of a longer word, as the end of a path, inside an identifier, in another form, in all of its parts, in some
 * of them, put together from known words, or mistyped; and when it is in the page's title.
 */
export const STRENGTH = {
  exact: 1,
  prefix: 0.95,
  pathEnd: 0.9,
  inside: 0.8,
  stem: 0.85,
  parts: 0.6,
  someParts: 0.2,
  compound: 0.7,
  fuzzy: 0.6,
  pageTitle: 1,
} as const;

/** What a match in a field is worth beside one in the content. */
const FIELD_FACTOR: Record<Field, number> = {
  title: 1.3,
  content: 1,
  tags: 0.5,
  sidebarParentCategories: 1,
};

/** Returns what a match in this field is worth beside one in the content. */
export const factorOf = (field: Field): number => FIELD_FACTOR[field];

/** What is in a heading itself, as it was typed, is worth this. */
export const STRENGTH_IN_TITLE = STRENGTH.exact * FIELD_FACTOR.title;

/** From this strength on, a section has the word, and not only a part of it. */
export const STRENGTH_OF_WORD = 0.5;

/** From more than this strength on, a word counts as found: no other way of looking it up is tried. */
export const STRENGTH_OF_FIND = 1.5 * STRENGTH.someParts;

/** Boosts of the terms that a word is looked up by, for lunr's score. A term that is the whole word counts three times more. */
export const TERM_BOOST = {
  whole: 2,
  stem: 1,
  part: 0.5,
  piece: 1,
  fuzzy: 1,
  inside: 6,
  synonym: 0.3,
} as const;

/**
 * What makes one section better than another that answers the words as well; `page` is for what its page answers,
 * `about` for how many of the page's sections do, `title` for how much of it the title of the page has, times how much of
 * the title the query has; `isKeyword` when one of its keywords is a query of a word or two,
 * `keywordPhrase` and `keywords` for what the one phrase or all phrases of its page's keywords have of it, `question` and
 * `questions` the same of its own questions, `questionOfPage` for what the best question of any section of its page has;
 * `explains` for how much of it is a name that the section explains, and again for what a section of its page does;
 * `likelihood` for how likely people ask for its page in these words, of a sentence, `likelihoodOfSection` for it.
 */
export const BONUS = {
  isTitle: 1.5,
  isKeyword: 2.5,
  isPage: 0.03,
  isCurrentSection: 0.02,
  lunr: 0.36,
  allWords: 0.2,
  page: 0.5,
  about: 0.5,
  title: 0.2,
  keywordPhrase: 1.5,
  keywords: 0.8,
  question: 1.2,
  questions: 0.5,
  questionOfPage: 0.8,
  explains: 0.5,
  likelihood: 0.13,
  likelihoodOfSection: 0.03,
} as const;

/**
 * How often a word counts that nobody has used for a page or a section, and all such words together: the smoothing of naive
 * Bayes.
 */
export const UNSEEN = {word: 0.05, ofPage: 360, ofSection: 150} as const;

/**
 * Number of first pages that are there with further sections: what readers look at before they type on. Of the others there
 * is the best one.
 */
export const PAGES_WITH_SECTIONS = 3;

/** A page with more sections than this answers anything somewhere: what it answers counts for less, the more there are. */
export const LONG_PAGE = 30;

/** Shortest piece of a compound, and longest compound, in letters. */
export const COMPOUND = {minPiece: 3, maxLength: 64} as const;

/** Words within which a typo is looked for, and those in which two are forgiven, in letters. */
export const FUZZY = {minLength: 3, maxLength: 32, twoEditsFrom: 8} as const;

/** What a heading that begins with the words of the query counts beside one that is the query. */
export const TITLE_BEGUN = 0.2;

/** What a part of a name that is explained counts beside all of it, times how much of the name it is. */
export const PART_OF_NAME = 0.9;

/** What a word counts as a name that is explained when it has no parts, as identifiers have, and there are other words. */
export const PLAIN_NAME = 0.2;

/** Number of words from which on a query is a sentence, for which the keywords of pages count in full. */
export const WORDS_OF_SENTENCE = 4;

/** Number of words, all of them counted, from which on a query is looked up in the questions of sections. */
export const WORDS_OF_QUESTION = 3;

/** Most words of a query that names a thing: a page whose keyword it is comes first. */
export const WORDS_OF_NAME = 2;

/** What a word that only says when or how counts beside another that is as rare. */
export const WEIGHT_OF_CIRCUMSTANCE = 0.4;

/** Number of words from which on the synonyms of a query's words are looked up as well. */
export const WORDS_WITH_SYNONYMS = 3;

/** What a synonym is worth beside the word itself, in texts and in keywords. */
export const SYNONYM = {text: 0.5, keyword: 0.8} as const;

/** What a section counts less when it is a list of code, or a sample: prose that answers as well is first. */
export const CODE_MALUS = {list: 0.3, sample: 0.03} as const;

/** A section counts so much less for each time that it is twice as long as a long one, which is so many times the mean. */
export const DILUTION = {malus: 0.05, from: 2} as const;
