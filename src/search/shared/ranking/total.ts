import {sectionTagOf} from './tags';
import type {IndexedPage, LoadedIndex} from '../lookup';
import {countInSteps, type Steps} from '../steps';
import type {SearchDocument} from '../types';
import {likelihoodsOf} from './asked-words';
import type {Answer} from './answer';
import type {Candidate} from './candidates';
import {readPageTitle} from './page-title';
import {joinWords, type QueryWord} from './query';
import {type PhraseShares, sharesOf} from './phrases';
import {findTitles} from './titles';
import {
  BONUS,
  CODE_MALUS,
  DILUTION,
  LONG_PAGE,
  PLAIN_NAME,
  STRENGTH,
  UNSEEN,
  WORDS_OF_SENTENCE,
} from './weights';

/** What a query has to say about the pages and sections of an index; those of which it says nothing are left out. */
type ContextOfIndex = {
  /** How much of the query the keywords of each page have, by its first section. */
  keywords: ReadonlyMap<number, PhraseShares>;
  /** How much of the query the questions of each section have, of a sentence. */
  questions: ReadonlyMap<number, PhraseShares>;
  /** How much of the query is a name that each section explains. */
  explained: ReadonlyMap<number, number>;
  /** How likely people ask for each page, and each section, in these words, of a sentence. */
  likelihoods: Likelihoods | undefined;
  /** What counts against each section. */
  maluses: Float64Array;
};

type Likelihoods = {pages: ReadonlyMap<IndexedPage, number>; sections: readonly number[]};

/** What a query has to say about every candidate. */
type Context = {
  words: readonly QueryWord[];
  /** Share of each word in the query: rare words weigh more than common ones. Together they are 1. */
  weights: readonly number[];
  ofIndexes: ReadonlyMap<LoadedIndex, ContextOfIndex>;
  /** What keywords count: nothing for a single word, which is seldom a problem in somebody's words, all for a sentence. */
  keywordFactor: number;
  /** Sections whose heading is the query, or begins with it, each with what that counts. */
  titled: ReadonlyMap<SearchDocument, number>;
  /** lunr's score of the best section. */
  highestScore: number;
  currentTag: string | undefined;
};

/** Returns the share of each word in the query, by how few sections answer it. */
function weigh(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  candidates: readonly Candidate[],
): number[] {
  const sectionCount = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  const rarities = words.map(({weight}, position) => {
    let count = 0;
    for (const {answers, sections} of candidates) {
      const {strengths} = answers[position]!;
      for (const section of sections) {
        count += Number(strengths[section]! > 0);
      }
    }
    return weight * Math.log(1 + sectionCount / Math.max(count, 1));
  });
  const rarityOfAll = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return rarities.map((rarity) => rarity / rarityOfAll);
}

const NOTHING: PhraseShares = {phrase: 0, all: 0, isQuery: false};

/** Returns how likely people ask in these words for the pages and sections of an index. */
function likelihoodsIn({pages, questions}: LoadedIndex, words: readonly QueryWord[]): Likelihoods {
  const asked = questions!.words;
  const ofPages = likelihoodsOf(asked.pages, words, UNSEEN.ofPage);
  return {
    pages: new Map(pages.map((page, place) => [page, ofPages[place]!])),
    sections: likelihoodsOf(asked.sections, words, UNSEEN.ofSection),
  };
}

/** Returns how much of the query is a name that each section explains. In a longer query, a plain word is seldom meant as one. */
function explainedBySections(
  answers: readonly Answer[],
  words: readonly QueryWord[],
  weights: readonly number[],
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const [position, {explained}] of answers.entries()) {
    const isPlain = words.length > 1 && words[position]!.parts.length === 0;
    const factor = (isPlain ? PLAIN_NAME : 1) * weights[position]!;
    for (const [section, share] of explained) {
      shares.set(section, (shares.get(section) ?? 0) + factor * share);
    }
  }
  return shares;
}

/** A query, taken apart and looked up. */
export type AskedQuery = {
  words: readonly QueryWord[];
  /** What the words find, by index. */
  answers: readonly (readonly Answer[])[];
  isSentence: boolean;
  /** Docusaurus search tag of the section that the reader is in. */
  currentTag: string | undefined;
};

/** Returns what a query has to say about each index, in steps: of a sentence with all that people ask, as far as it is there. */
function* contextsOf(
  indexes: readonly LoadedIndex[],
  {words, answers, isSentence}: AskedQuery,
  weights: readonly number[],
): Steps<ReadonlyMap<LoadedIndex, ContextOfIndex>> {
  const contexts = new Map<LoadedIndex, ContextOfIndex>();
  // Those of some pages cannot be compared with nothing of others.
  const areAllAsked = isSentence && indexes.every(({questions}) => questions);
  for (const [place, index] of indexes.entries()) {
    yield;
    const asked = isSentence ? index.questions : undefined;
    const questions = asked ? sharesOf(asked.questions, words, weights) : new Map<never, never>();
    yield;
    contexts.set(index, {
      keywords: sharesOf(asked?.keywords ?? index.keywords, words, weights),
      questions,
      explained: explainedBySections(answers[place]!, words, weights),
      likelihoods: areAllAsked ? likelihoodsIn(index, words) : undefined,
      maluses: malusesOf(index),
    });
  }
  return contexts;
}

/**
 * Returns how much a page is about a word, from 0 to 1, by how many of its sections have it. A long page has any word in
 * some, a short one in few.
 */
function aboutness(count: number, pageSize: number): number {
  return Math.min(1, count / (1.5 * Math.sqrt(pageSize)));
}

/** What all sections of a page have in common. */
type PageShare = {
  /** What counts for each of them. */
  total: number;
  /** How well the title of the page answers each word. */
  strengthsOfTitle: readonly number[];
};

/** Returns how much of the query a page answers. */
function shareOfPage({page, best, counts}: Candidate, {words, weights}: Context): PageShare {
  const {terms, length} = readPageTitle(page.title);
  const strengthsOfTitle = words.map(({whole, stem}) =>
    terms.has(whole) || terms.has(stem) ? STRENGTH.pageTitle : 0,
  );
  const share = {page: 0, about: 0, title: 0};
  for (const [position, weight] of weights.entries()) {
    const strengthOfTitle = strengthsOfTitle[position]!;
    share.page += weight * Math.max(best[position]!, strengthOfTitle);
    share.about += weight * aboutness(counts[position]!, page.sections.length);
    share.title += strengthOfTitle > 0 ? weight : 0;
  }
  // One word of a long title says little of what the page is about.
  const shareOfTitle = Math.min(1, strengthsOfTitle.filter(Boolean).length / length);
  return {
    total:
      BONUS.page * Math.min(1, LONG_PAGE / page.sections.length) * share.page +
      BONUS.about * share.about +
      BONUS.title * share.title * shareOfTitle,
    strengthsOfTitle,
  };
}

/** Returns how much of the query a section answers itself, or the title of its page, and all of that. */
function shareOfSection(
  section: number,
  {answers}: Candidate,
  {strengthsOfTitle}: PageShare,
  {weights}: Context,
): number {
  let share = 0;
  let isComplete = true;
  for (let position = 0; position < weights.length; position += 1) {
    const strength = Math.max(answers[position]!.strengths[section]!, strengthsOfTitle[position]!);
    share += weights[position]! * strength;
    isComplete &&= strength > STRENGTH.someParts;
  }
  return isComplete ? share + BONUS.allWords : share;
}

/** Headings under which there is code, or where it is, and how much of each such section that is. */
const CODE_HEADINGS: readonly (readonly [RegExp, keyof typeof CODE_MALUS])[] = [
  [/^(?:import|signature|used by|how it is tested|where to start reading.*)$/iu, 'list'],
  [/^sample$/iu, 'sample'],
];

/** Returns how much less a section counts for having code where others have sentences. */
function malusOfCode(sectionTitle: string): number {
  const heading = CODE_HEADINGS.find(([pattern]) => pattern.test(sectionTitle));
  return heading ? CODE_MALUS[heading[1]] : 0;
}

/** Returns what counts against a section that is much longer than others. */
function malusOfLength(section: number, {lengths, averageLength}: LoadedIndex): number {
  const times = lengths[section]! / (DILUTION.from * averageLength);
  return DILUTION.malus * Math.max(0, Math.log2(times));
}

/** What counts against each section of an index, whatever is asked: every key asks again. */
const malusesOfIndexes = new WeakMap<LoadedIndex, Float64Array>();

function malusesOf(index: LoadedIndex): Float64Array {
  let maluses = malusesOfIndexes.get(index);
  if (!maluses) {
    maluses = Float64Array.from(
      index.documents,
      ({sectionTitle}, section) => malusOfCode(sectionTitle) + malusOfLength(section, index),
    );
    malusesOfIndexes.set(index, maluses);
  }
  return maluses;
}

/** Returns the total of each section of a candidate. */
function totalsOfPage(candidate: Candidate, context: Context): number[] {
  const {loaded, page, sections, scores} = candidate;
  const {keywordFactor, titled, highestScore} = context;
  const {keywords, questions, explained, likelihoods, maluses} = context.ofIndexes.get(loaded)!;
  const ofPage = shareOfPage(candidate, context);
  const ofKeywords = keywords.get(page.sections[0]!) ?? NOTHING;
  // The right section may be beside the found one.
  let explainedOfPage = 0;
  let askedOfPage = 0;
  for (const section of sections) {
    explainedOfPage = Math.max(explainedOfPage, explained.get(section) ?? 0);
    askedOfPage = Math.max(askedOfPage, questions.get(section)?.phrase ?? 0);
  }
  const totalOfPage =
    ofPage.total +
    BONUS.explains * explainedOfPage +
    BONUS.likelihood * (likelihoods?.pages.get(page) ?? 0) +
    keywordFactor *
      (BONUS.keywordPhrase * ofKeywords.phrase +
        BONUS.keywords * ofKeywords.all +
        BONUS.questionOfPage * askedOfPage) +
    (sectionTagOf(loaded, page) === context.currentTag ? BONUS.isCurrentSection : 0);
  const bonusOfFirst = BONUS.isPage + (ofKeywords.isQuery ? BONUS.isKeyword : 0);
  return sections.map((section, place) => {
    const document = loaded.documents[section]!;
    const asked = questions.get(section) ?? NOTHING;
    return (
      totalOfPage +
      shareOfSection(section, candidate, ofPage, context) +
      BONUS.explains * (explained.get(section) ?? 0) +
      BONUS.likelihoodOfSection * (likelihoods?.sections[section] ?? 0) +
      keywordFactor * (BONUS.question * asked.phrase + BONUS.questions * asked.all) +
      BONUS.isTitle * (titled.get(document) ?? 0) +
      (document.sectionTitle === page.title ? bonusOfFirst : 0) +
      BONUS.lunr * (scores[place]! / highestScore) -
      maluses[section]!
    );
  });
}

/** A step takes about a millisecond with so many pages, with code that is not yet compiled. */
const PAGES_OF_STEP = 16;

/** Returns the totals of the sections of each candidate: how good a result of the query each is. */
export function* totalsOf(
  candidates: readonly Candidate[],
  indexes: readonly LoadedIndex[],
  query: AskedQuery,
): Steps<number[][]> {
  const {words, currentTag} = query;
  const weights = weigh(indexes, words, candidates);
  const ofIndexes = yield* contextsOf(indexes, query, weights);
  const context: Context = {
    words,
    weights,
    ofIndexes,
    keywordFactor: Math.min(1, (words.length - 1) / (WORDS_OF_SENTENCE - 1)),
    titled: findTitles(candidates, joinWords(words)),
    // Nothing has a score when only keywords have the words.
    highestScore: Math.max(0, ...candidates.map(({scores}) => Math.max(...scores))) || 1,
    currentTag,
  };
  yield;
  const totals: number[][] = [];
  yield* countInSteps(candidates.length, PAGES_OF_STEP, (place) => {
    totals.push(totalsOfPage(candidates[place]!, context));
  });
  return totals;
}
