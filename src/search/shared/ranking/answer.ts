import {bestInSections, type LoadedIndex, placesOfBeginning, scoreSections} from '../lookup';
import {factorOf, PART_OF_NAME, STRENGTH} from './weights';

/** What a word finds in an index. */
export type Answer = {
  /** How well each section answers the word; 0 when it does not. */
  strengths: Float64Array;
  /** lunr's score of each section. */
  scores: Float64Array;
  /** Places of the terms that it was looked up by, each with its boost. */
  boosts: ReadonlyMap<number, number>;
  /** The sections that explain a name that the word is, or is a part of, each with how much of the name that is. */
  explained: ReadonlyMap<number, number>;
};

/** Returns the answer of these strengths, with lunr's scores for the terms. */
export function toAnswer(
  loaded: LoadedIndex,
  strengths: Float64Array,
  boosts: ReadonlyMap<number, number>,
  explained: ReadonlyMap<number, number> = new Map(),
): Answer {
  return {strengths, scores: scoreSections(loaded, boosts), boosts, explained};
}

/** Returns the sections that explain a name of these terms, each with the share of the one that has the largest. */
export function explainedBy(
  {explained, terms}: LoadedIndex,
  places: Iterable<number>,
  shareOf: (name: string) => number,
): Map<number, number> {
  const shares = new Map<number, number>();
  for (const place of places) {
    for (const section of explained.get(place) ?? []) {
      shares.set(section, Math.max(shares.get(section) ?? 0, shareOf(terms[place]!)));
    }
  }
  return shares;
}

/** Returns the larger of the two values of each section. */
function larger(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, section) => Math.max(value, b[section]!));
}

/** Puts together what two spellings of a word find in an index. */
export function mergeAnswers(a: Answer, b: Answer): Answer {
  return {
    strengths: larger(a.strengths, b.strengths),
    scores: larger(a.scores, b.scores),
    boosts: new Map([...a.boosts, ...b.boosts]),
    explained: new Map([...b.explained, ...a.explained]),
  };
}

/** True when a section answers with more than this strength. */
export function isAnyAbove(answers: readonly Answer[], limit: number): boolean {
  return answers.some(({strengths}) => strengths.some((strength) => strength > limit));
}

/** Adds a term that is looked up exactly and with a trailing wildcard (spec section 9). */
export function addTerm(
  loaded: LoadedIndex,
  boosts: Map<number, number>,
  term: string,
  boost: number,
): void {
  for (const place of placesOfBeginning(loaded, term)) {
    const ofForm = loaded.terms[place] === term ? 3 * boost : boost;
    boosts.set(place, (boosts.get(place) ?? 0) + ofForm);
  }
}

/** Returns how well a term answers a word. A longer term is the worse an answer the more it has beside what was typed. */
export function strengthOfTerm(term: string, whole: string, stem: string): number {
  if (term === whole) {
    return STRENGTH.exact;
  }
  if (term.startsWith(whole)) {
    return STRENGTH.prefix * (whole.length / term.length) ** 0.25;
  }
  if (term.endsWith(`/${whole}`)) {
    return STRENGTH.pathEnd;
  }
  if (stem.length > 2 && term.startsWith(stem)) {
    return STRENGTH.stem;
  }
  return term.includes(whole) ? STRENGTH.inside * (whole.length / term.length) ** 0.25 : 0;
}

/** Returns how much of a name a word is, from 0 to 1; a little less where it is not all of it. */
export function shareOfName(name: string, whole: string): number {
  if (name === whole) {
    return 1;
  }
  return name.includes(whole) ? (PART_OF_NAME * whole.length) / name.length : 0;
}

/** Returns how well each section answers the parts of a word: those with all of them much better than others. */
export function strengthsOfParts(
  loaded: LoadedIndex,
  parts: readonly string[],
  strengthOfAll: number,
): Float64Array {
  const found = parts.map((part) =>
    bestInSections(
      loaded,
      placesOfBeginning(loaded, part),
      (term) => strengthOfTerm(term, part, part),
      factorOf,
    ),
  );
  return Float64Array.from(loaded.documents, (_, section) => {
    const mean = found.reduce((sum, ofPart) => sum + ofPart[section]!, 0) / parts.length;
    return mean * (found.every((ofPart) => ofPart[section]) ? strengthOfAll : STRENGTH.someParts);
  });
}
