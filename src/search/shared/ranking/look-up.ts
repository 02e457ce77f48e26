import {
  bestInSections,
  hasBeginning,
  hasTerm,
  type LoadedIndex,
  placesOfBeginning,
  placesOfInside,
  placesOfPathEnd,
  placesOfSimilar,
} from '../lookup';
import {
  addTerm,
  type Answer,
  explainedBy,
  isAnyAbove,
  mergeAnswers,
  shareOfName,
  strengthOfTerm,
  strengthsOfParts,
  toAnswer,
} from './answer';
import {type QueryWord, spellingsOf} from './query';
import {
  COMPOUND,
  factorOf,
  FUZZY,
  STRENGTH,
  STRENGTH_OF_FIND,
  SYNONYM,
  TERM_BOOST,
} from './weights';

/** Looks the word up as it is: as a whole, by its beginning, by its stem, and by its parts. */
function lookUpAsTyped(loaded: LoadedIndex, {whole, parts, stem}: QueryWord): Answer {
  const boosts = new Map<number, number>();
  addTerm(loaded, boosts, whole, TERM_BOOST.whole);
  if (stem !== whole && stem.length > 2) {
    for (const place of placesOfBeginning(loaded, stem)) {
      boosts.set(place, (boosts.get(place) ?? 0) + TERM_BOOST.stem);
    }
  }
  if (parts.length > 0) {
    const find = whole.includes('/') ? placesOfPathEnd : placesOfInside;
    for (const place of find(loaded, whole)) {
      boosts.set(place, TERM_BOOST.inside);
    }
  }
  const explained = explainedBy(loaded, boosts.keys(), (name) => shareOfName(name, whole));
  let strengths = bestInSections(
    loaded,
    boosts.keys(),
    (term) => strengthOfTerm(term, whole, stem),
    factorOf,
  );
  if (parts.length > 0) {
    for (const part of parts) {
      addTerm(loaded, boosts, part, TERM_BOOST.part);
    }
    const ofParts = strengthsOfParts(loaded, parts, STRENGTH.parts);
    strengths = strengths.map((strength, section) => strength || ofParts[section]!);
  }
  return toAnswer(loaded, strengths, boosts, explained);
}

/** Looks up a word by the stem of another that means the same. */
function lookUpSynonym(loaded: LoadedIndex, stem: string): Answer {
  const places = placesOfBeginning(loaded, stem);
  const strengths = bestInSections(loaded, places, () => SYNONYM.text, factorOf);
  return toAnswer(loaded, strengths, new Map(places.map((place) => [place, TERM_BOOST.synonym])));
}

/** Looks up a mistyped word: one edit is forgiven, two in longer words. */
function lookUpFuzzy(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answer[] {
  const {length} = whole;
  if (length < FUZZY.minLength || length > FUZZY.maxLength) {
    return [];
  }
  const edits = length >= FUZZY.twoEditsFrom ? 2 : 1;
  return indexes.map((loaded) => {
    const places = placesOfSimilar(loaded, whole, edits);
    const strengths = bestInSections(loaded, places, () => STRENGTH.fuzzy, factorOf);
    const boosts = new Map(places.map((place) => [place, TERM_BOOST.fuzzy]));
    const explained = explainedBy(loaded, places, () => STRENGTH.fuzzy);
    return toAnswer(loaded, strengths, boosts, explained);
  });
}

/** Cuts a word into the fewest known terms, the last of which may be a beginning; undefined when that cannot be done. */
function cutCompound(indexes: readonly LoadedIndex[], word: string): string[] | undefined {
  const isTerm = (piece: string) => indexes.some((loaded) => hasTerm(loaded, piece));
  const isBeginning = (piece: string) => indexes.some((loaded) => hasBeginning(loaded, piece));
  // cuts[end] holds the fewest pieces that make up the first `end` letters.
  const cuts: (string[] | undefined)[] = [[]];
  for (let end = COMPOUND.minPiece; end <= word.length; end += 1) {
    for (let begin = 0; begin <= end - COMPOUND.minPiece; begin += 1) {
      const before = cuts[begin];
      const piece = word.slice(begin, end);
      const isShorter =
        before && before.length + 1 < (cuts[end]?.length ?? Number.POSITIVE_INFINITY);
      if (isShorter && (isTerm(piece) || (end === word.length && isBeginning(piece)))) {
        cuts[end] = [...before, piece];
      }
    }
  }
  return cuts[word.length];
}

/** Looks up a word that was written together from others, such as a piece out of the middle of an identifier. */
function lookUpCompound(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answer[] {
  const pieces = whole.length <= COMPOUND.maxLength ? cutCompound(indexes, whole) : undefined;
  if (!pieces || pieces.length < 2) {
    return [];
  }
  return indexes.map((loaded) => {
    const boosts = new Map<number, number>();
    for (const piece of pieces) {
      addTerm(loaded, boosts, piece, TERM_BOOST.piece);
    }
    return toAnswer(loaded, strengthsOfParts(loaded, pieces, STRENGTH.compound), boosts);
  });
}

/** Looks a word up in the ways that there are, until one of them finds all of it; returns its answer of each index. */
export function lookUp(indexes: readonly LoadedIndex[], word: QueryWord): Answer[] {
  const spellings = spellingsOf(word);
  const asTyped = indexes.map((loaded) =>
    [
      ...spellings.map((spelling) => lookUpAsTyped(loaded, spelling)),
      ...word.synonyms.map((synonym) => lookUpSynonym(loaded, synonym)),
    ].reduce(mergeAnswers),
  );
  if (isAnyAbove(asTyped, STRENGTH_OF_FIND)) {
    return asTyped;
  }
  for (const lookUpOtherwise of [lookUpFuzzy, lookUpCompound]) {
    const answers = lookUpOtherwise(indexes, word);
    if (isAnyAbove(answers, 0)) {
      return answers;
    }
  }
  return asTyped;
}
