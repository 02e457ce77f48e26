import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord, splitWords, withCompounds, type Word} from '../tokenizer';
import {stemOfWord} from './stem';
import {synonymsOf} from './synonyms';
import {WEIGHT_OF_CIRCUMSTANCE, WORDS_OF_QUESTION, WORDS_WITH_SYNONYMS} from './weights';

/** A word of the query and the form in which it is also looked up. */
export type QueryWord = Word & {
  stem: string;
  /** What the word counts beside others that are as rare, from 0 to 1. */
  weight: number;
  /** Stems of words that say the same, in a query of several words. */
  synonyms: readonly string[];
};

function toQueryWord(word: Word): QueryWord {
  const {whole} = word;
  return {
    ...word,
    stem: stemOfWord(word),
    weight: isCircumstance(whole) ? WEIGHT_OF_CIRCUMSTANCE : 1,
    synonyms: [],
  };
}

/** The filter of a section (`browser/widget/filter.ts`), when what it names is none: what is left of it here. */
const UNKNOWN_FILTER = /(?<!\S)in:(?=[^\s:])/giu;

/** Returns the words that a query asks for, each once. Stop words count only when there is nothing else. */
export function parseQuery(query: string): QueryWord[] {
  const words = splitWords(
    withCompounds(query.slice(0, MAX_QUERY_LENGTH).replaceAll(UNKNOWN_FILTER, '')),
  );
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Set<string>();
  const parsed = (telling.length > 0 ? telling : words)
    .filter(({whole}) => !seen.has(whole) && seen.add(whole))
    .map(toQueryWord);
  return parsed.length < WORDS_WITH_SYNONYMS
    ? parsed
    : parsed.map((word) => ({...word, synonyms: synonymsOf(word.stem)}));
}

/** True for a query of several words, stop words counted: it is looked up in what people ask. */
export function isSentence(query: string): boolean {
  return splitWords(query.slice(0, MAX_QUERY_LENGTH)).length >= WORDS_OF_QUESTION;
}

/**
 * Words that say when, how often or in spite of what: a report of a problem is full of them, and so are pages. They are
 * looked up, but count for little beside others.
 */
const circumstances = new Set(
  `after again all already also always another anymore before behind both during each either else ever every everything
  even first get gets getting got instead just like lot made make makes many more most much need needs never nothing now
  often once only other over please same see sees several since something sometimes still strapi suddenly though through
  try trying under until up upon use used using want wants whenever whether within without work working works yet`.split(
    /\s+/,
  ),
);

/** Verbs and nouns that end as adverbs do. */
const noAdverbs = new Set(['apply', 'assembly', 'multiply', 'rely', 'reply', 'supply']);

const isCircumstance = (word: string): boolean =>
  circumstances.has(word) || (/^[a-z]{3,}ly$/u.test(word) && !noAdverbs.has(word));

/** Endings and words that are spelt in two ways. The pages have British spelling; readers type either. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(?=(?:e[drs]?|ers|ing|able|ations?)$)/u, 'is'],
  [/(?<=behavi|col|fav|hon|lab|neighb)or/u, 'our'],
  [/(?<=cent)er(?=s?$|ed$)/u, 're'],
  [/(?<=licen|defen)s/u, 'c'],
  [/(?<=licen|defen)c/u, 's'],
  [/(?<=cance|labe|trave|mode)l(?=ed$|ing$)/u, 'll'],
  [/(?<=catal|dial)og(?=s?$)/u, 'ogue'],
];

/** Returns the word as it was typed, and as it is spelt otherwise. */
export function spellingsOf(word: QueryWord): QueryWord[] {
  const others = new Set(SPELLINGS.map(([pattern, other]) => word.whole.replace(pattern, other)));
  others.delete(word.whole);
  return [word, ...[...others].map((whole) => toQueryWord({whole, parts: []}))];
}

/** Returns a word as readers type it: an option with its dashes or without. */
const nameOf = ({whole}: Word): string => whole.replace(/^--/u, '');

/** Returns words as one text, in which the same words in the same order are the same text. */
export function joinWords(words: readonly Word[]): string {
  return words.map(nameOf).join(' ');
}

/** Returns the words of a title as {@link joinWords} has those of a query: all of them, and those that are no stop words. */
function spellingsOfTitle(title: string): string[] {
  const words = splitWords(title);
  return [joinWords(words), joinWords(words.filter((word) => !isStopWord(word)))];
}

/** True when a title is the words of the query, stop words left out on both sides or on none. */
export function isTitleOf(title: string, wanted: string): boolean {
  return spellingsOfTitle(title).includes(wanted);
}

/** True when a title begins with the query, of which the last word may be a beginning. */
export function beginsTitle(title: string, wanted: string): boolean {
  return spellingsOfTitle(title).some((spelling) => spelling.startsWith(wanted));
}
