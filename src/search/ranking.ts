import lunr from 'lunr';
import {MAX_QUERY_LENGTH, MAX_RESULTS} from './constants';
import {
  bestInSections,
  hasBeginning,
  hasTerm,
  type LoadedIndex,
  pageOf,
  placesOfBeginning,
  placesOfInside,
  placesOfPathEnd,
  placesOfSimilar,
  scoreSections,
  termsInSection,
} from './lookup';
import {isStopWord, splitWords, tokenizeTitle, type Word} from './tokenizer';
import type {SearchDocument, SearchHit} from './types';

/**
 * How well a section answers a word of the query when the word is found in its content: as it was typed, as the
 * beginning of a longer word, as the end of a path, inside an identifier, in another form, in all of its parts, put
 * together from known words, or mistyped. Found with the relevance suite (tests/search/relevance).
 */
const STRENGTH = {
  exact: 1,
  prefix: 0.95,
  pathEnd: 0.9,
  inside: 0.8,
  stem: 0.85,
  parts: 0.6,
  someParts: 0.2,
  compound: 0.7,
  fuzzy: 0.6,
  pageTitle: 0.9,
};

/** What a match in a field is worth beside one in the content. */
const FIELD_FACTOR: Record<string, number> = {title: 1.3, tags: 0.5};

/**
 * What makes one section better than another that answers the words as well; `page` is for what its page answers,
 * `about` for how many of the page's sections do.
 */
const BONUS = {
  isTitle: 1,
  isPage: 0.03,
  isCurrentSection: 0.02,
  lunr: 0.6,
  allWords: 0.2,
  page: 0.5,
  about: 0.6,
};

/** Each further section of a page counts for so much less: eight results of one page are one answer. */
const SAME_PAGE = 0.1;

/** A page with more sections than this answers anything somewhere: what it answers counts for less, the more there are. */
const LONG_PAGE = 30;

/** A word of the query and the form in which it is also looked up. */
type QueryWord = Word & {stem: string};

function toQueryWord({whole, parts}: Word): QueryWord {
  const stem = parts.length > 0 ? whole : lunr.stemmer(new lunr.Token(whole, {})).toString();
  return {whole, parts, stem};
}

/** Gives the words that a query asks for. Stop words count only when there is nothing else. */
function parseQuery(query: string): QueryWord[] {
  const words = splitWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .filter(({whole}) => !seen.has(whole) && seen.add(whole))
    .map(toQueryWord);
}

/** What a word finds in an index. */
type Answer = {
  /** How well each section answers the word; 0 when it does not. */
  strengths: Float64Array;
  /** lunr's score of each section. */
  scores: Float64Array;
  /** Places of the terms that it was looked up by, each with its boost. */
  boosts: ReadonlyMap<number, number>;
};

const factorOf = (field: string): number => FIELD_FACTOR[field] ?? 1;

/** A longer word is the worse an answer the more it has beside what was typed. */
function strengthOfTerm(term: string, whole: string, stem: string): number {
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

/** Looks terms up, each exactly and with a trailing wildcard (spec section 9). */
function addTerm(loaded: LoadedIndex, boosts: Map<number, number>, term: string, boost: number) {
  for (const place of placesOfBeginning(loaded, term)) {
    const ofForm = loaded.terms[place] === term ? 3 * boost : boost;
    boosts.set(place, (boosts.get(place) ?? 0) + ofForm);
  }
}

function strengthsOfParts(
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

/** Looks the word up as it is: as a whole, by its beginning, by its stem, and by its parts. */
function lookUpAsTyped(loaded: LoadedIndex, {whole, parts, stem}: QueryWord): Answer {
  const boosts = new Map<number, number>();
  addTerm(loaded, boosts, whole, 2);
  if (stem !== whole && stem.length > 2) {
    for (const place of placesOfBeginning(loaded, stem)) {
      boosts.set(place, (boosts.get(place) ?? 0) + 1);
    }
  }
  if (parts.length > 0) {
    const find = whole.includes('/') ? placesOfPathEnd : placesOfInside;
    for (const place of find(loaded, whole)) {
      // As much as a whole word that is found exactly.
      boosts.set(place, 6);
    }
  }
  let strengths = bestInSections(
    loaded,
    boosts.keys(),
    (term) => strengthOfTerm(term, whole, stem),
    factorOf,
  );
  if (parts.length > 0) {
    for (const part of parts) {
      addTerm(loaded, boosts, part, 0.5);
    }
    const ofParts = strengthsOfParts(loaded, parts, STRENGTH.parts);
    strengths = strengths.map((strength, section) => strength || ofParts[section]!);
  }
  return {strengths, scores: scoreSections(loaded, boosts), boosts};
}

/** Shortest piece of a compound, and longest compound, in letters. */
const PIECE_LENGTH = 3;
const COMPOUND_LENGTH = 64;

/** Cuts a word into the fewest known terms, the last of which may be a beginning; undefined when that cannot be done. */
function cutCompound(indexes: readonly LoadedIndex[], word: string): string[] | undefined {
  const isTerm = (piece: string) => indexes.some((loaded) => hasTerm(loaded, piece));
  const isBeginning = (piece: string) => indexes.some((loaded) => hasBeginning(loaded, piece));
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
function lookUpCompound(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answer[] {
  const pieces = whole.length <= COMPOUND_LENGTH ? cutCompound(indexes, whole) : undefined;
  if (!pieces || pieces.length < 2) {
    return [];
  }
  return indexes.map((loaded) => {
    const boosts = new Map<number, number>();
    for (const piece of pieces) {
      addTerm(loaded, boosts, piece, 1);
    }
    const strengths = strengthsOfParts(loaded, pieces, STRENGTH.compound);
    return {strengths, scores: scoreSections(loaded, boosts), boosts};
  });
}

/** Words within which a typo is looked for, in letters. */
const FUZZY_LENGTH = {min: 3, max: 32};

/** Looks up a mistyped word: one edit is forgiven, two from eight letters on. */
function lookUpFuzzy(indexes: readonly LoadedIndex[], {whole}: QueryWord): Answer[] {
  if (whole.length < FUZZY_LENGTH.min || whole.length > FUZZY_LENGTH.max) {
    return [];
  }
  return indexes.map((loaded) => {
    const places = [...placesOfSimilar(loaded, whole, whole.length >= 8 ? 2 : 1)];
    const boosts = new Map(places.map((place) => [place, 1]));
    const strengths = bestInSections(loaded, places, () => STRENGTH.fuzzy, factorOf);
    return {strengths, scores: scoreSections(loaded, boosts), boosts};
  });
}

const isAnyAbove = (answers: readonly Answer[], limit: number): boolean =>
  answers.some(({strengths}) => strengths.some((strength) => strength > limit));

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

/** Gives the word as it was typed, and as it is spelt otherwise. */
function spellingsOf(word: QueryWord): QueryWord[] {
  const wholes = SPELLINGS.map(([pattern, other]) => word.whole.replace(pattern, other));
  return [...new Set([word.whole, ...wholes])].map((whole) =>
    whole === word.whole ? word : toQueryWord({whole, parts: []}),
  );
}

/** Puts together what two spellings of a word find in an index. */
function mergeAnswers(a: Answer, b: Answer): Answer {
  return {
    strengths: a.strengths.map((strength, section) => Math.max(strength, b.strengths[section]!)),
    scores: a.scores.map((score, section) => Math.max(score, b.scores[section]!)),
    boosts: new Map([...a.boosts, ...b.boosts]),
  };
}

/** Looks a word up in the ways that there are, until one of them finds all of it; gives its answer of each index. */
function lookUp(indexes: readonly LoadedIndex[], word: QueryWord): Answer[] {
  const spellings = spellingsOf(word);
  const asTyped = indexes.map((loaded) =>
    spellings.map((spelling) => lookUpAsTyped(loaded, spelling)).reduce(mergeAnswers),
  );
  if (isAnyAbove(asTyped, 1.5 * STRENGTH.someParts)) {
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

/** A section that answers a word at least. */
type Candidate = {
  loaded: LoadedIndex;
  document: SearchDocument;
  /** lunr's score, of all words together. */
  score: number;
  /** How well it answers each word. */
  strengths: number[];
  /** What the words found in its index. */
  answers: readonly Answer[];
};

/** Gives the sections of an index that answer a word at least. */
function gatherCandidates(loaded: LoadedIndex, answers: readonly Answer[]): Candidate[] {
  return loaded.documents.flatMap((document, section) => {
    if (!answers.some(({strengths}) => strengths[section])) {
      return [];
    }
    const score = answers.reduce((sum, {scores}) => sum + scores[section]!, 0);
    const strengths = answers.map((answer) => answer.strengths[section]!);
    return [{loaded, document, score, strengths, answers}];
  });
}

/** A word as readers type it: an option with its dashes or without. */
const nameOf = ({whole}: Word): string => whole.replace(/^--/u, '');

/** True when a title is the words of the query, stop words left out on both sides or on none. */
function isTitleOf(title: string, wanted: string): boolean {
  const titleWords = splitWords(title);
  return [titleWords, titleWords.filter((word) => !isStopWord(word))].some(
    (candidates) => candidates.map(nameOf).join(' ') === wanted,
  );
}

/** What stands in a title itself, as it was typed, is worth this. */
const STRENGTH_IN_TITLE = STRENGTH.exact * FIELD_FACTOR.title!;

/** Terms of the pages' titles: many sections stand on one page, and every key asks again. */
const termsOfTitles = new Map<string, ReadonlySet<string>>();

function termsOfTitle(title: string): ReadonlySet<string> {
  const terms = termsOfTitles.get(title) ?? new Set(tokenizeTitle(title));
  termsOfTitles.set(title, terms);
  return terms;
}

/** What the sections of a page answer together, word by word. */
type PageAnswer = {
  /** How well the best of its sections answers each word. */
  best: number[];
  /** How many of its sections have each word. */
  counts: number[];
};

/** From this strength on, a section has the word, and not only a part of it. */
const STRENGTH_OF_WORD = 0.5;

/** What each page answers, by route. */
function gatherPages(candidates: readonly Candidate[]): Map<string, PageAnswer> {
  const pages = new Map<string, PageAnswer>();
  for (const {document, strengths} of candidates) {
    const page = pageOf(document);
    let answer = pages.get(page);
    if (!answer) {
      answer = {best: strengths.map(() => 0), counts: strengths.map(() => 0)};
      pages.set(page, answer);
    }
    for (const [word, strength] of strengths.entries()) {
      answer.best[word] = Math.max(answer.best[word]!, strength);
      answer.counts[word]! += Number(strength > STRENGTH_OF_WORD);
    }
  }
  return pages;
}

/**
 * How much a page is about a word, from 0 to 1, by how many of its sections have it. A long page has any word in some, a
 * short one in few.
 */
function aboutness(count: number, pageSize: number): number {
  return Math.min(1, count / (1.5 * Math.sqrt(pageSize)));
}

type Ranked = readonly [candidate: Candidate, total: number];

/** Gives the best, best first. Only they are put in order: a single letter has thousands of candidates. */
function bestOf(ranked: readonly Ranked[]): Ranked[] {
  const best: Ranked[] = [];
  for (const each of ranked) {
    const isBetterThan = ([{document}, total]: Ranked): boolean =>
      each[1] > total || (each[1] === total && each[0].document.id < document.id);
    if (best.length < MAX_RESULTS || isBetterThan(best.at(-1)!)) {
      const place = best.findIndex(isBetterThan);
      best.splice(place < 0 ? best.length : place, 0, each);
      best.length = Math.min(best.length, MAX_RESULTS);
    }
  }
  return best;
}

/** Gives the best of all pages, best first; each further section of a page counts for less. */
function bestOfPages(ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<string, Ranked[]>();
  for (const each of ranked) {
    const page = pageOf(each[0].document);
    const ofPage = pages.get(page) ?? [];
    ofPage.push(each);
    pages.set(page, ofPage);
  }
  return bestOf(
    [...pages.values()].flatMap((ofPage) =>
      bestOf(ofPage).map(([candidate, total], place): Ranked => [
        candidate,
        total - SAME_PAGE * place,
      ]),
    ),
  );
}

/**
 * Gives the best results of a query over these indexes, at most eight.
 *
 * Sections are found and scored as lunr does it, with the constants of the specification. Their order then follows how
 * much of the query a section answers: rare words weigh more than common ones, words in its heading and in the title of
 * its page count, and a heading that is the query itself comes first. A section gains from a page that answers more of
 * the query, as a long question is seldom answered within one section, and that is about it in many of its
 * sections. lunr's score decides among equals.
 */
export function searchIndexes(
  indexes: readonly LoadedIndex[],
  query: string,
  {currentTag}: {currentTag?: string} = {},
): SearchHit[] {
  const words = parseQuery(query);
  const answers = words.map((word) => lookUp(indexes, word));
  const candidates = indexes.flatMap((loaded, number) =>
    gatherCandidates(
      loaded,
      answers.map((ofWord) => ofWord[number]!),
    ),
  );
  const sectionCount = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  const weights = words.map((_, position) => {
    const {length} = candidates.filter(({strengths}) => strengths[position]);
    return Math.log(1 + sectionCount / Math.max(length, 1));
  });
  const weightOfAll = weights.reduce((sum, weight) => sum + weight, 0);
  const pages = gatherPages(candidates);
  const wantedTitle = words.map(nameOf).join(' ');
  const highestScore = candidates.reduce((highest, {score}) => Math.max(highest, score), 0);

  const rank = ({loaded, document, score, strengths}: Candidate): number => {
    const pageTerms = termsOfTitle(document.pageTitle);
    const isPage = document.sectionTitle === document.pageTitle;
    const page = pageOf(document);
    const pageSize = loaded.pageSizes.get(page)!;
    const {best, counts} = pages.get(page)!;
    let answered = 0;
    let answeredByPage = 0;
    let about = 0;
    let isComplete = true;
    for (const [position, {whole, stem}] of words.entries()) {
      const isInPageTitle = pageTerms.has(whole) || pageTerms.has(stem);
      const strengthOfTitle = isInPageTitle ? STRENGTH.pageTitle : 0;
      const strength = Math.max(strengths[position]!, strengthOfTitle);
      const weight = weights[position]! / weightOfAll;
      answered += weight * strength;
      answeredByPage += weight * Math.max(best[position]!, strengthOfTitle);
      about += weight * aboutness(counts[position]!, pageSize);
      isComplete &&= strength > STRENGTH.someParts;
    }
    // Titles are taken apart only when they have all words: among thousands, that takes the longest.
    const isTitle =
      strengths.every((strength) => strength >= STRENGTH_IN_TITLE) &&
      isTitleOf(document.sectionTitle, wantedTitle);
    return (
      answered +
      BONUS.page * Math.min(1, LONG_PAGE / pageSize) * answeredByPage +
      BONUS.about * about +
      (isComplete ? BONUS.allWords : 0) +
      (isTitle ? BONUS.isTitle : 0) +
      (isPage ? BONUS.isPage : 0) +
      (loaded.tag === currentTag ? BONUS.isCurrentSection : 0) +
      BONUS.lunr * (score / highestScore)
    );
  };

  return bestOfPages(candidates.map((candidate) => [candidate, rank(candidate)])).map(
    ([{loaded, document, answers: answersOfIndex}, total]) => {
      const terms = answersOfIndex.flatMap(({boosts}) =>
        termsInSection(loaded, boosts.keys(), document.id),
      );
      return {document, tag: loaded.tag, score: total, terms: [...new Set(terms)]};
    },
  );
}
