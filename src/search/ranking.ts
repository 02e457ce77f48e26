import lunr from 'lunr';
import {MAX_QUERY_LENGTH, MAX_RESULTS} from './constants';
import {isStopWord, splitWords, tokenizeTitle, type Word} from './tokenizer';
import type {SearchDocument, SearchHit, SearchIndexFile} from './types';

/** An index file made ready for queries. */
export type LoadedIndex = {
  tag: string;
  documents: SearchDocument[];
  index: lunr.Index;
};

/**
 * Makes an index file ready for queries.
 *
 * @throws when the file's content has not the shape of an index
 */
export function loadIndex(tag: string, {documents, index}: SearchIndexFile): LoadedIndex {
  return {tag, documents, index: lunr.Index.load(index)};
}

/** How well a term of the index answers a word of the query, from 0 to 1. */
const STRENGTH = {exact: 1, prefix: 0.8, stem: 0.7, part: 0.55, fuzzy: 0.4, pageTitle: 0.5};

/** What a match in a field is worth beside one in the content. */
const FIELD_FACTOR: Record<string, number> = {title: 1.5, tags: 0.9, content: 1};

/** A word of the query and the ways in which it is looked up. */
type QueryWord = Word & {stem: string};

function stemOf(whole: string): string {
  return lunr.stemmer(new lunr.Token(whole, {})).toString();
}

/** Gives the words that a query asks for. Stop words count only when there is nothing else. */
function parseQuery(query: string): QueryWord[] {
  const words = splitWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => !isStopWord(word));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .filter(({whole}) => !seen.has(whole) && seen.add(whole))
    .map((word) => ({...word, stem: word.parts.length > 0 ? word.whole : stemOf(word.whole)}));
}

const {TRAILING} = lunr.Query.wildcard;

/** Adds the exact and trailing-wildcard look-ups of a word (spec section 9). */
function addClauses(query: lunr.Query, {whole, parts, stem}: QueryWord): void {
  query.term(whole, {boost: 4});
  query.term(whole, {wildcard: TRAILING, boost: 2});
  if (stem !== whole && stem.length > 2) {
    query.term(stem, {wildcard: TRAILING});
  }
  for (const part of parts) {
    query.term(part, {});
    query.term(part, {wildcard: TRAILING, boost: 0.5});
  }
}

/** Edits that a mistyped word is forgiven: one, and two from eight letters on. */
function forgivenEdits(word: string): number {
  return word.length >= 8 ? 2 : 1;
}

function addFuzzyClauses(query: lunr.Query, {whole, parts}: QueryWord): void {
  for (const term of [whole, ...parts]) {
    if (term.length > 2) {
      query.term(term, {editDistance: forgivenEdits(term)});
    }
  }
}

/** Terms of the index that matched in one section, each with the fields it was found in. */
type Matches = Record<string, Record<string, unknown>>;

function strengthOfTerm({whole, stem}: QueryWord, term: string): number {
  if (term === whole) {
    return STRENGTH.exact;
  }
  if (term.startsWith(whole)) {
    return STRENGTH.prefix * (whole.length / term.length) ** 0.25;
  }
  return stem.length > 2 && term.startsWith(stem) ? STRENGTH.stem : 0;
}

function bestMatch(matches: Matches, strength: (term: string) => number): number {
  let best = 0;
  for (const [term, fields] of Object.entries(matches)) {
    const value = strength(term);
    if (value > 0) {
      const factor = Math.max(...Object.keys(fields).map((field) => FIELD_FACTOR[field] ?? 1));
      best = Math.max(best, value * factor);
    }
  }
  return best;
}

function strengthOfWord(word: QueryWord, matches: Matches, isFuzzy: boolean): number {
  const whole = bestMatch(matches, (term) => strengthOfTerm(word, term));
  if (whole > 0) {
    return whole;
  }
  if (word.parts.length > 0) {
    const parts = word.parts.map((part) =>
      bestMatch(matches, (term) =>
        term === part ? 1 : term.startsWith(part) ? STRENGTH.prefix : 0,
      ),
    );
    const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    if (mean > 0) {
      return mean * STRENGTH.part;
    }
  }
  return isFuzzy ? bestMatch(matches, () => STRENGTH.fuzzy) : 0;
}

type Candidate = {loaded: LoadedIndex; document: SearchDocument; score: number; matches: Matches};

function runQuery(
  indexes: readonly LoadedIndex[],
  addTo: (query: lunr.Query) => void,
): Candidate[] {
  return indexes.flatMap((loaded) =>
    loaded.index.query(addTo).map(({ref, score, matchData}) => ({
      loaded,
      document: loaded.documents[Number(ref)]!,
      score,
      matches: matchData.metadata as Matches,
    })),
  );
}

/** True when the term `word` or one that begins with it stands in an index. */
function isKnown(indexes: readonly LoadedIndex[], word: QueryWord): boolean {
  return runQuery(indexes, (query) => addClauses(query, word)).length > 0;
}

function titleTerms(title: string): Set<string> {
  return new Set(tokenizeTitle(title));
}

/**
 * Gives the best results of a query over these indexes, at most eight.
 *
 * lunr finds the candidates and scores them with the constants of the specification. Their order then follows how much
 * of the query a section answers: words in its own heading and in the title of its page count, a heading that is the
 * query itself comes first, and lunr's score decides among equals.
 */
export function searchIndexes(
  indexes: readonly LoadedIndex[],
  query: string,
  {currentTag}: {currentTag?: string} = {},
): SearchHit[] {
  const words = parseQuery(query);
  if (words.length === 0) {
    return [];
  }
  const unknown = new Set(words.filter((word) => !isKnown(indexes, word)));
  const candidates = runQuery(indexes, (lunrQuery) => {
    for (const word of words) {
      (unknown.has(word) ? addFuzzyClauses : addClauses)(lunrQuery, word);
    }
  });
  const maximum = Math.max(...candidates.map(({score}) => score), Number.MIN_VALUE);
  const queryTerms = words.map(({whole}) => whole).join(' ');

  const rank = ({loaded, document, score, matches}: Candidate): SearchHit => {
    const pageTerms = titleTerms(document.pageTitle);
    const strengths = words.map((word) => {
      const strength = strengthOfWord(word, matches, unknown.has(word));
      const inPageTitle = pageTerms.has(word.whole) || pageTerms.has(word.stem);
      return Math.max(strength, inPageTitle ? STRENGTH.pageTitle : 0);
    });
    const answered = strengths.reduce((sum, strength) => sum + strength, 0) / words.length;
    const sectionTerms = splitWords(document.sectionTitle).map(({whole}) => whole);
    const telling = splitWords(document.sectionTitle)
      .filter((word) => !isStopWord(word))
      .map(({whole}) => whole);
    const isTitle = [sectionTerms, telling].some((terms) => terms.join(' ') === queryTerms);
    const isPage = document.sectionTitle === document.pageTitle;
    const total =
      answered +
      (isTitle ? (isPage ? 1.2 : 1) : 0) +
      0.5 * (score / maximum) +
      (isPage ? 0.05 : 0) +
      (loaded.tag === currentTag ? 0.02 : 0);
    return {document, tag: loaded.tag, score: total, terms: Object.keys(matches)};
  };

  return candidates
    .map(rank)
    .toSorted((a, b) => b.score - a.score || a.document.id - b.document.id)
    .slice(0, MAX_RESULTS);
}
