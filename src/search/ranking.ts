import lunr from 'lunr';
import {MAX_QUERY_LENGTH, MAX_RESULTS} from './constants';
import {isStopWord, splitWords, tokenizeTitle, type Word} from './tokenizer';
import type {SearchDocument, SearchHit, SearchIndexFile} from './types';

/** An index file made ready for queries. */
export type LoadedIndex = {
  tag: string;
  documents: SearchDocument[];
  index: lunr.Index;
  /** Every term of the index. */
  vocabulary: ReadonlySet<string>;
};

type SerialisedIndex = {invertedIndex: [term: string, postings: object][]};

/**
 * Makes an index file ready for queries.
 *
 * @throws when the file's content has not the shape of an index
 */
export function loadIndex(tag: string, {documents, index}: SearchIndexFile): LoadedIndex {
  const vocabulary = new Set((index as SerialisedIndex).invertedIndex.map(([term]) => term));
  return {tag, documents, index: lunr.Index.load(index), vocabulary};
}

/**
 * How well a section answers a word of the query when the word is found in its content: as it was typed, as the
 * beginning of a longer word, in another form, in all of its parts, put together from known words, or mistyped.
 * Found with the relevance suite (tests/search/relevance).
 */
const STRENGTH = {
  exact: 1,
  prefix: 0.85,
  stem: 0.75,
  parts: 0.7,
  someParts: 0.2,
  compound: 0.7,
  fuzzy: 0.6,
  pageTitle: 0.75,
};

/** What a match in a field is worth beside one in the content. */
const FIELD_FACTOR: Record<string, number> = {title: 1.5, tags: 0.8};

/** What makes one section better than another that answers the words as well. */
const BONUS = {isTitle: 1, isPage: 0.06, isCurrentSection: 0.02, lunr: 0.4, allWords: 0.3};

/** A word of the query and the form in which it is also looked up. */
type QueryWord = Word & {stem: string};

function stemOf({whole, parts}: Word): string {
  return parts.length > 0 ? whole : lunr.stemmer(new lunr.Token(whole, {})).toString();
}

/** Gives the words that a query asks for. Stop words count only when there is nothing else. */
function parseQuery(query: string): QueryWord[] {
  const words = splitWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .filter(({whole}) => !seen.has(whole) && seen.add(whole))
    .map((word) => ({...word, stem: stemOf(word)}));
}

/** A section in which a word was found. */
type Match = {
  loaded: LoadedIndex;
  document: SearchDocument;
  /** lunr's score. */
  score: number;
  /** Terms of the index, each with the fields it was found in. */
  terms: Record<string, Record<string, unknown>>;
};

function runQuery(
  indexes: readonly LoadedIndex[],
  addClauses: (query: lunr.Query) => void,
): Match[] {
  return indexes.flatMap((loaded) =>
    loaded.index.query(addClauses).map(({ref, score, matchData}) => ({
      loaded,
      document: loaded.documents[Number(ref)]!,
      score,
      terms: matchData.metadata as Match['terms'],
    })),
  );
}

/** The best of these terms in a section, the field it stands in counted. */
function bestOf({terms}: Match, strengthOf: (term: string) => number): number {
  let best = 0;
  for (const [term, fields] of Object.entries(terms)) {
    const strength = strengthOf(term);
    if (strength > 0) {
      const factors = Object.keys(fields).map((field) => FIELD_FACTOR[field] ?? 1);
      best = Math.max(best, strength * Math.max(...factors));
    }
  }
  return best;
}

/** A longer word is the worse an answer the more it has beside what was typed. */
function strengthOfTerm(term: string, whole: string, stem: string): number {
  if (term === whole) {
    return STRENGTH.exact;
  }
  if (term.startsWith(whole)) {
    return STRENGTH.prefix * (whole.length / term.length) ** 0.25;
  }
  return stem.length > 2 && term.startsWith(stem) ? STRENGTH.stem : 0;
}

function strengthOfParts(match: Match, parts: readonly string[], strengthOfAll: number): number {
  const found = parts.map((part) => bestOf(match, (term) => strengthOfTerm(term, part, part)));
  const mean = found.reduce((sum, part) => sum + part, 0) / parts.length;
  return mean * (found.every((part) => part > 0) ? strengthOfAll : STRENGTH.someParts);
}

const {TRAILING} = lunr.Query.wildcard;

/** Adds a term exactly and with a trailing wildcard (spec section 9). */
function addTerm(query: lunr.Query, term: string, boost: number): void {
  query.term(term, {boost: 2 * boost});
  query.term(term, {boost, wildcard: TRAILING});
}

/** Sections in which a word was found, each with how well it answers the word. */
type Answers = Map<Match, number>;

function toAnswers(matches: readonly Match[], strengthOf: (match: Match) => number): Answers {
  return new Map(
    matches.map((match) => [match, strengthOf(match)] as const).filter(([, value]) => value > 0),
  );
}

/** Looks the word up as it is: as a whole, by its beginning, by its stem, and by its parts. */
function lookUpAsTyped(indexes: readonly LoadedIndex[], word: QueryWord): Answers {
  const {whole, parts, stem} = word;
  const matches = runQuery(indexes, (query) => {
    addTerm(query, whole, 2);
    if (stem !== whole && stem.length > 2) {
      query.term(stem, {wildcard: TRAILING});
    }
    for (const part of parts) {
      addTerm(query, part, 0.5);
    }
  });
  return toAnswers(matches, (match) => {
    const strength = bestOf(match, (term) => strengthOfTerm(term, whole, stem));
    return strength > 0 || parts.length === 0
      ? strength
      : strengthOfParts(match, parts, STRENGTH.parts);
  });
}

/** Shortest piece of a compound, and longest compound, in letters. */
const PIECE_LENGTH = 3;
const COMPOUND_LENGTH = 64;

/** Cuts a word into the fewest known terms, the last of which may be a beginning; undefined when that cannot be done. */
function cutCompound(indexes: readonly LoadedIndex[], word: string): string[] | undefined {
  const isTerm = (piece: string) => indexes.some(({vocabulary}) => vocabulary.has(piece));
  const isBeginning = (piece: string) =>
    indexes.some(({vocabulary}) => [...vocabulary].some((term) => term.startsWith(piece)));
  // cuts[end] holds the fewest pieces that make up the first `end` letters.
  const cuts: (string[] | undefined)[] = [[]];
  for (let end = PIECE_LENGTH; end <= word.length; end += 1) {
    for (let begin = 0; begin <= end - PIECE_LENGTH; begin += 1) {
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
function lookUpCompound(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answers {
  const pieces = whole.length <= COMPOUND_LENGTH ? cutCompound(indexes, whole) : undefined;
  if (!pieces || pieces.length < 2) {
    return new Map();
  }
  const matches = runQuery(indexes, (query) => {
    for (const piece of pieces) {
      addTerm(query, piece, 1);
    }
  });
  return toAnswers(matches, (match) => strengthOfParts(match, pieces, STRENGTH.compound));
}

/** Words within which a typo is looked for, in letters. The work grows with the third power of the length. */
const FUZZY_LENGTH = {min: 3, max: 32};

/** Looks up a mistyped word: one edit is forgiven, two from eight letters on. */
function lookUpFuzzy(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answers {
  if (whole.length < FUZZY_LENGTH.min || whole.length > FUZZY_LENGTH.max) {
    return new Map();
  }
  const matches = runQuery(indexes, (query) => {
    query.term(whole, {editDistance: whole.length >= 8 ? 2 : 1});
  });
  return toAnswers(matches, (match) => bestOf(match, () => STRENGTH.fuzzy));
}

/** Looks a word up in the ways that there are, until one of them finds all of it. */
function lookUp(indexes: readonly LoadedIndex[], word: QueryWord): Answers {
  const asTyped = lookUpAsTyped(indexes, word);
  if ([...asTyped.values()].some((strength) => strength > 1.5 * STRENGTH.someParts)) {
    return asTyped;
  }
  for (const lookUpOtherwise of [lookUpFuzzy, lookUpCompound]) {
    const answers = lookUpOtherwise(indexes, word);
    if (answers.size > 0) {
      return answers;
    }
  }
  return asTyped;
}

/** A section and what it answers. */
type Candidate = Omit<Match, 'terms'> & {strengths: number[]; terms: Set<string>};

function gatherCandidates(answers: readonly Answers[]): Candidate[] {
  const candidates = new Map<SearchDocument, Candidate>();
  for (const [position, answersOfWord] of answers.entries()) {
    for (const [{loaded, document, score, terms}, strength] of answersOfWord) {
      const candidate: Candidate = candidates.get(document) ?? {
        loaded,
        document,
        score: 0,
        strengths: answers.map(() => 0),
        terms: new Set(),
      };
      candidates.set(document, candidate);
      candidate.score += score;
      candidate.strengths[position] = strength;
      for (const term of Object.keys(terms)) {
        candidate.terms.add(term);
      }
    }
  }
  return [...candidates.values()];
}

/** True when a title is the words of the query, stop words left out on both sides or on none. */
function isTitleOf(title: string, wanted: string): boolean {
  const titleWords = splitWords(title);
  return [titleWords, titleWords.filter((word) => !isStopWord(word))].some(
    (candidates) => candidates.map(({whole}) => whole).join(' ') === wanted,
  );
}

/**
 * Gives the best results of a query over these indexes, at most eight.
 *
 * lunr finds the sections and scores them with the constants of the specification. Their order then follows how much
 * of the query a section answers: rare words weigh more than common ones, words in its heading and in the title of its
 * page count, and a heading that is the query itself comes first. lunr's score decides among equals.
 */
export function searchIndexes(
  indexes: readonly LoadedIndex[],
  query: string,
  {currentTag}: {currentTag?: string} = {},
): SearchHit[] {
  const words = parseQuery(query);
  const answers = words.map((word) => lookUp(indexes, word));
  const candidates = gatherCandidates(answers);
  const sectionCount = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  const weights = answers.map(({size}) => Math.log(1 + sectionCount / Math.max(size, 1)));
  const weightOfAll = weights.reduce((sum, weight) => sum + weight, 0);
  const wantedTitle = words.map(({whole}) => whole).join(' ');
  const termsOfPages = new Map<string, ReadonlySet<string>>();
  const highestScore = Math.max(...candidates.map(({score}) => score));

  const rank = ({loaded, document, score, strengths, terms}: Candidate): SearchHit => {
    // Many candidates are sections of one page.
    const pageTerms =
      termsOfPages.get(document.pageTitle) ?? new Set(tokenizeTitle(document.pageTitle));
    termsOfPages.set(document.pageTitle, pageTerms);
    const isPage = document.sectionTitle === document.pageTitle;
    let answered = 0;
    let isComplete = true;
    for (const [position, {whole, stem}] of words.entries()) {
      const isInPageTitle = pageTerms.has(whole) || pageTerms.has(stem);
      const strength = Math.max(strengths[position]!, isInPageTitle ? STRENGTH.pageTitle : 0);
      answered += (weights[position]! * strength) / weightOfAll;
      isComplete &&= strength > STRENGTH.someParts;
    }
    const total =
      answered +
      (isComplete ? BONUS.allWords : 0) +
      (isTitleOf(document.sectionTitle, wantedTitle) ? BONUS.isTitle : 0) +
      (isPage ? BONUS.isPage : 0) +
      (loaded.tag === currentTag ? BONUS.isCurrentSection : 0) +
      BONUS.lunr * (score / highestScore);
    return {document, tag: loaded.tag, score: total, terms: [...terms]};
  };

  return candidates
    .map(rank)
    .toSorted((a, b) => b.score - a.score || a.document.id - b.document.id)
    .slice(0, MAX_RESULTS);
}
