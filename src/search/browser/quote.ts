import {isInsideWord} from './marks';
import {CELL_SEPARATOR, CODE_LINE} from '../shared/constants';
import {isStopWord, takeApart, tokenizeTitle} from '../shared/tokenizer';
import type {SearchHit} from '../shared/types';

/** Length of a quotation, in characters: about two lines. One longer sentence may be quoted as a whole, up to the maximum. */
const LENGTH = {usual: 160, maximum: 220} as const;

/** Where the first term of a sentence must be at the latest, so that its beginning is shown, and what goes before it if not. */
const FIRST_TERM = {latest: 120, lead: 40} as const;

/** What a term is worth that a reader finds in a sentence, in a row of a table or its first, and in a line of code. */
const WORTH = {prose: 1, row: 0.75, code: 0.6, header: 0.3} as const;

/** A sentence, a row of a table or a line of code. */
type Piece = {
  text: string;
  kind: keyof typeof WORTH;
  /** Number of the line that it is in. */
  line: number;
};

/** White space after the end of a sentence. `e.g. Knex` is none. */
const SENTENCE_END = /(?<=[.!?]["')\]]?)(?<!\b(?:e\.g|i\.e|vs|cf|etc)\.)\s+/u;

function toPieces(text: string): Piece[] {
  return text.split('\n').flatMap((content, line, lines): Piece[] => {
    if (content.startsWith(CODE_LINE)) {
      return [{text: content.slice(CODE_LINE.length), kind: 'code', line}];
    }
    if (content.includes(CELL_SEPARATOR)) {
      const isFirst = !lines[line - 1]?.includes(CELL_SEPARATOR);
      return [{text: content, kind: isFirst ? 'header' : 'row', line}];
    }
    return content.split(SENTENCE_END).map((sentence) => ({text: sentence, kind: 'prose', line}));
  });
}

/** Returns where a term is in a text in small letters, a short one only at the beginning of a word; -1 when it is not there. */
function placeOf(lower: string, term: string): number {
  let place = lower.indexOf(term);
  while (place > 0 && isInsideWord(lower, place, term)) {
    place = lower.indexOf(term, place + 1);
  }
  return place;
}

/** Returns those of the terms that are in a piece, without what only repeats another of them: `locks` beside `lock`. */
function termsIn({text}: Piece, terms: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const found: string[] = [];
  for (const term of terms) {
    const isNew = !found.some((other) => other.includes(term) || term.includes(other));
    if (isNew && placeOf(lower, term) >= 0) {
      found.push(term);
    }
  }
  return found;
}

/** Cuts a long piece between words: a little before the first term. */
function cut(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => placeOf(lower, term)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  if (text.length <= LENGTH.maximum && first <= FIRST_TERM.latest) {
    return text;
  }
  const begin = first > FIRST_TERM.latest ? text.indexOf(' ', first - FIRST_TERM.lead) + 1 : 0;
  const limit = begin + LENGTH.usual;
  const lastSpace = text.lastIndexOf(' ', limit);
  // A word that is longer than the quotation is cut.
  const end = limit >= text.length || lastSpace <= begin ? limit : lastSpace;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}

/** Joins pieces in their order; what was left out between two of them is shown. */
function join(pieces: readonly Piece[], places: readonly number[]): string {
  return places
    .toSorted((a, b) => a - b)
    .map((place, position, sorted) => {
      const before = sorted[position - 1];
      const isNext = before === place - 1 && pieces[before]!.line === pieces[place]!.line;
      return `${before === undefined ? '' : isNext ? ' ' : ' … '}${pieces[place]!.text}`;
    })
    .join('');
}

/**
 * Returns what is quoted and marked of a hit, the most important first. What was typed comes before what was found: a
 * quotation should show an identifier as a whole, where it is. Words that only hold a sentence together are left out, unless
 * there are no others.
 */
export function marksOf(query: string, {terms}: Pick<SearchHit, 'terms'>): string[] {
  const typed = tokenizeTitle(query).filter((term) => term.length > 1);
  const telling = typed.filter((term) => !isStopWord(takeApart(term)));
  return [...new Set([...(telling.length > 0 ? telling : typed), ...terms])];
}

/**
 * Returns what shows these terms best of a section's text: whole sentences, a row of a table or a line of code. What has
 * most of the terms is quoted, sentences before rows before code, then a second piece with what is missing, then the
 * sentences that follow, as far as there is room. Without a term it is the beginning of the text.
 *
 * @param text in lines, as `plugin/text-lines.ts` writes it
 * @param terms in small letters, the most important first
 */
export function quote(text: string, terms: readonly string[]): string {
  const pieces = toPieces(text);
  const telling = terms.filter((term) => term.length > 1 && !isStopWord(takeApart(term)));
  const bestPlace = (wanted: readonly string[], limit: number): number => {
    const worths = pieces.map((piece) =>
      piece.text.length <= limit ? WORTH[piece.kind] * termsIn(piece, wanted).length : 0,
    );
    const highest = Math.max(...worths);
    return highest > 0 ? worths.indexOf(highest) : -1;
  };
  const best = Math.max(0, bestPlace(telling, Infinity));
  const {text: bestText, line} = pieces[best]!;
  if (bestText.length > LENGTH.usual) {
    return cut(bestText, telling);
  }
  const places = [best];
  let room = LENGTH.usual - bestText.length;
  const shown = termsIn(pieces[best]!, telling);
  const missing = telling.filter(
    (term) => !shown.some((other) => other.includes(term) || term.includes(other)),
  );
  const second = bestPlace(missing, room - 3);
  if (second >= 0) {
    places.push(second);
    room -= pieces[second]!.text.length + 3;
  }
  for (let next = best + 1; pieces[next]?.line === line; next += 1) {
    room -= pieces[next]!.text.length + 1;
    if (room < 0) {
      break;
    }
    if (next !== second) {
      places.push(next);
    }
  }
  return join(pieces, places);
}
