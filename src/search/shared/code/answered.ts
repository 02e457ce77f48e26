import {pageOf} from '../routes';
import {isStopWord, splitWords, tokenizeTitle} from '../tokenizer';
import type {SearchHit} from '../types';
import {classifyQuery} from './classify';
import {clean, withoutPrefix} from './clean';
import type {CodeHit} from './types';

/**
 * From this share on, the best page answers a query. Of the judged queries that are only words, half are below it, and 2 %
 * find something in the code; of the messages of the code that look like mere words, 86 % are below it.
 */
const LEAST_SHARE = 0.9;

/** True when a term is a word, in another form at its end, or has it inside. */
function isTermOf(term: string, word: string): boolean {
  const root = word.length > 5 ? word.slice(0, -2) : word.replace(/s$/u, '');
  return term.startsWith(root) || (word.length > 3 && term.includes(word));
}

/** Returns the telling words of a query, without what a logger writes before them. */
function wordsOf(query: string): string[] {
  return splitWords(withoutPrefix(clean(query)))
    .filter((word) => !isStopWord(word))
    .map(({whole}) => whole);
}

/** Returns the share of words that are among the terms of some sections and in their titles, from 0 to 1. */
function shareOf(words: readonly string[], hits: readonly SearchHit[]): number {
  const terms = hits.flatMap(({document: {pageTitle, sectionTitle}, terms: found}) => [
    ...found,
    ...tokenizeTitle(pageTitle),
    ...tokenizeTitle(sectionTitle),
  ]);
  const answered = words.filter((word) => terms.some((term) => isTermOf(term, word)));
  return words.length === 0 ? 0 : answered.length / words.length;
}

/**
 * Returns which share of a query's words, from 0 to 1, the page has that comes first: in the sections that are shown of
 * it, or in their titles. Stop words are left out.
 *
 * @param hits of the query, the best first
 */
export function shareAnswered(query: string, hits: readonly SearchHit[]): number {
  const page = hits[0] && pageOf(hits[0].document);
  return shareOf(
    wordsOf(query),
    hits.filter(({document}) => pageOf(document) === page),
  );
}

/** True when the best page has so much of a query of mere words that nobody needs to look for it in the code. */
export function isAnswered(query: string, hits: readonly SearchHit[]): boolean {
  return shareAnswered(query, hits) >= LEAST_SHARE;
}

/** True when a section that was found has all words of a query: a message, a name or a path that a page is likely to quote. */
export function isHeld(query: string, hits: readonly SearchHit[]): boolean {
  const words = wordsOf(query);
  return hits.some((hit) => shareOf(words, [hit]) === 1);
}

/**
 * True when a query is looked up in the code: of mere words, only those that the pages do not answer.
 *
 * @param hits of the pages; undefined when they are not known yet
 */
export function isForCode(query: string, hits: readonly SearchHit[] | undefined): boolean {
  const kind = classifyQuery(query)?.kind;
  return kind === 'words' ? hits !== undefined && !isAnswered(query, hits) : kind !== undefined;
}

/**
 * True when the code comes before the pages: its best place is complete, and no section that was found has all words of the
 * query. The whole message, the very name, path or frame is in the code, and on no page. Of the judged queries fewer than one
 * in a hundred have the code first; of messages as they are in the code, four in five.
 *
 * @param best of what the query finds in the code
 */
export function isCodeFirst(
  query: string,
  hits: readonly SearchHit[],
  best: CodeHit | undefined,
): boolean {
  return best?.isComplete === true && !isHeld(query, hits);
}
