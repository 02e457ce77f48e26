import type {Questions} from './load-questions';
import type {PhraseIndex} from './ranking/phrases';
import type {Field, PageFacts, SearchDocument} from './types';

/** A page of an index, with what all of its sections have in common. */
export type IndexedPage = {
  route: string;
  title: string;
  /** Its sections, as their places in `documents`. */
  sections: readonly number[];
  /** Labels of its tags. */
  tags: readonly string[];
  /** What results say of it. */
  facts: PageFacts;
};

/** An index file made ready for queries: its postings by term, in the order of the terms. */
export type LoadedIndex = {
  tag: string;
  documents: SearchDocument[];
  /** The pages, in the order of their first sections. */
  pages: readonly IndexedPage[];
  /** Number of words in the content of each section, the parts of identifiers among them. */
  lengths: Uint32Array;
  /** The mean of them. */
  averageLength: number;
  /** Keywords of a word or two; the owner of one is the first section of its page. */
  keywords: PhraseIndex;
  /** What a sentence is looked up in; absent until it has arrived. */
  questions?: Questions;
  /** The sections that explain a name, by the place of its term. */
  explained: ReadonlyMap<number, readonly number[]>;
  /** Labels of the tags of its pages. */
  tagLabels: readonly string[];
  /** Every term, in the order of its code units: those with the same beginning are neighbours. */
  terms: readonly string[];
  /** Names of the fields. */
  fields: readonly Field[];
  /** Where the postings of each term begin in the three lists below; one more at the end. */
  starts: Uint32Array;
  /** Section of each posting, as its place in `documents`. */
  sections: Uint32Array;
  /** Field of each posting, as its place in `fields`. */
  fieldsOfPostings: Uint8Array;
  /** lunr's score of each posting. */
  scores: Float64Array;
};

/** Returns the place of the first term that is not before this text. */
function placeOf(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** True when the index has this term. */
export function hasTerm({terms}: LoadedIndex, term: string): boolean {
  return terms[placeOf(terms, term)] === term;
}

/** True when a term of the index begins with this text. */
export function hasBeginning({terms}: LoadedIndex, text: string): boolean {
  return terms[placeOf(terms, text)]?.startsWith(text) ?? false;
}

/** Returns the places of all terms that begin with this text; the text itself, when it is a term, is the first. */
export function placesOfBeginning({terms}: LoadedIndex, text: string): number[] {
  const begin = placeOf(terms, text);
  // After every term that goes on: no character of a text is this one.
  const end = placeOf(terms, `${text}\uFFFF`);
  return Array.from({length: end - begin}, (_, position) => begin + position);
}

/** Returns the places of all terms that are such. */
function placesWhere(terms: readonly string[], isSuch: (term: string) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < terms.length; place += 1) {
    if (isSuch(terms[place]!)) {
      places.push(place);
    }
  }
  return places;
}

/** Returns the places of all terms that are a path with this end: `services/cron.ts` is one of `packages/…/services/cron.ts`. */
export function placesOfPathEnd({terms}: LoadedIndex, end: string): number[] {
  const wanted = `/${end}`;
  return placesWhere(terms, (term) => term.endsWith(wanted));
}

/** Returns the places of all terms that have this text inside: `AssetsStream` is inside `createAssetsStream`. */
export function placesOfInside({terms}: LoadedIndex, text: string): number[] {
  return placesWhere(terms, (term) => term.includes(text, 1));
}

/**
 * True when one word becomes the other by so many edits at most: a letter too many, too few or another, or two letters
 * in the wrong order.
 */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) {
    same += 1;
  }
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA === '' || restB === '' || edits === 0) {
    return restA.length + restB.length <= edits;
  }
  return (
    isWithinEdits(restA.slice(1), restB.slice(1), edits - 1) ||
    isWithinEdits(restA.slice(1), restB, edits - 1) ||
    isWithinEdits(restA, restB.slice(1), edits - 1) ||
    (restA[1] === restB[0] && isWithinEdits(restA[0] + restA.slice(2), restB.slice(1), edits - 1))
  );
}

/** Returns the places of all terms that are so many edits away from this word at most. */
export function placesOfSimilar(
  {terms}: Pick<LoadedIndex, 'terms'>,
  word: string,
  edits: number,
): number[] {
  return placesWhere(
    terms,
    (term) => Math.abs(term.length - word.length) <= edits && isWithinEdits(term, word, edits),
  );
}

/** Returns lunr's score of each section for terms, by place, each with its boost: the sum over the fields. */
export function scoreSections(
  {documents, starts, sections, scores}: LoadedIndex,
  boosts: ReadonlyMap<number, number>,
): Float64Array {
  const sums = new Float64Array(documents.length);
  let squares = 0;
  for (const boost of boosts.values()) {
    squares += boost ** 2;
  }
  const length = Math.sqrt(squares);
  for (const [place, boost] of boosts) {
    for (let posting = starts[place]!; posting < starts[place + 1]!; posting += 1) {
      sums[sections[posting]!]! += (boost * scores[posting]!) / length;
    }
  }
  return sums;
}

/**
 * Returns for each section the best of these terms in it, each worth its strength times the factor of the field that it
 * is in; 0 for a section without any.
 */
export function bestInSections(
  {documents, terms, fields, starts, sections, fieldsOfPostings}: LoadedIndex,
  places: Iterable<number>,
  strengthOf: (term: string) => number,
  factorOf: (field: Field) => number,
): Float64Array {
  const factors = fields.map(factorOf);
  const best = new Float64Array(documents.length);
  for (const place of places) {
    const strength = strengthOf(terms[place]!);
    for (let posting = starts[place]!; posting < starts[place + 1]!; posting += 1) {
      const section = sections[posting]!;
      best[section] = Math.max(best[section]!, strength * factors[fieldsOfPostings[posting]!]!);
    }
  }
  return best;
}

/** Returns those of the terms at these places that are in a section. */
export function termsInSection(
  {terms, starts, sections}: LoadedIndex,
  places: Iterable<number>,
  section: number,
): string[] {
  const found: string[] = [];
  for (const place of places) {
    for (let posting = starts[place]!; posting < starts[place + 1]!; posting += 1) {
      if (sections[posting] === section) {
        found.push(terms[place]!);
        break;
      }
    }
  }
  return found;
}
