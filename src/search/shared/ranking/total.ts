import {sectionTagOf} from './tags';
import type {IndexedPage, LoadedIndex} from '../lookup';
import {countInSteps, type Steps} from '../steps';
import type {SearchDocument} from '../types';
import {likelihoodsOf} from './asked-words';
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

/** Something of the sections of each index, by their place; sections of which there is nothing are left out. */
type OfSections<Value> = ReadonlyMap<LoadedIndex, ReadonlyMap<number, Value>>;

/** What a query has to say about every candidate. */
type Context = {
  words: readonly QueryWord[];
  /** Share of each word in the query: rare words weigh more than common ones. Together they are 1. */
  weights: readonly number[];
  /** How much of the query the keywords of each page have, by its first section. */
  keywords: OfSections<PhraseShares>;
  /** How much of the query the questions of each section have, of a sentence. */
  questions: OfSections<PhraseShares>;
  /** How much of the query is a name that each section explains. */
  explained: OfSections<number>;
  /** How likely people ask for each page, and each section, in these words, of a sentence. */
  likelihoods: {
    pages: ReadonlyMap<IndexedPage, number>;
    sections: ReadonlyMap<LoadedIndex, readonly number[]>;
  };
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

/** Returns how much of the query the keywords of the pages have: of a sentence all of them, as soon as they are there. */
function keywordsOfPages(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  weights: readonly number[],
  isSentence: boolean,
): OfSections<PhraseShares> {
  return new Map(
    indexes.map((index) => [
      index,
      sharesOf((isSentence && index.questions?.keywords) || index.keywords, words, weights),
    ]),
  );
}

/** Returns how much of the query the questions of the sections have, of a sentence as soon as they are there. */
function questionsOfSections(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  weights: readonly number[],
  isSentence: boolean,
): OfSections<PhraseShares> {
  return new Map(
    indexes.flatMap((index) =>
      isSentence && index.questions
        ? [[index, sharesOf(index.questions.questions, words, weights)] as const]
        : [],
    ),
  );
}

/** Returns how likely people ask in these words, of a sentence as soon as the questions of all indexes are there. */
function likelihoodsIn(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  isSentence: boolean,
): Context['likelihoods'] {
  const isThere = isSentence && indexes.every(({questions}) => questions);
  const pages = new Map<IndexedPage, number>();
  const sections = new Map<LoadedIndex, readonly number[]>();
  for (const index of isThere ? indexes : []) {
    const asked = index.questions!.words;
    for (const [page, likelihood] of likelihoodsOf(asked.pages, words, UNSEEN.ofPage).entries()) {
      pages.set(index.pages[page]!, likelihood);
    }
    sections.set(index, likelihoodsOf(asked.sections, words, UNSEEN.ofSection));
  }
  return {pages, sections};
}

/** Returns how much of the query is a name that each section explains. In a longer query, a plain word is seldom meant as one. */
function explainedBySections(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  weights: readonly number[],
): OfSections<number> {
  const answersOfIndexes = new Map(candidates.map(({loaded, answers}) => [loaded, answers]));
  const factors = words.map(({parts}) => (words.length > 1 && parts.length === 0 ? PLAIN_NAME : 1));
  return new Map(
    [...answersOfIndexes].map(([loaded, answers]) => {
      const shares = new Map<number, number>();
      for (const [position, {explained}] of answers.entries()) {
        for (const [section, share] of explained) {
          const ofQuery = factors[position]! * weights[position]! * share;
          shares.set(section, (shares.get(section) ?? 0) + ofQuery);
        }
      }
      return [loaded, shares];
    }),
  );
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

/** Returns the total of each section of a candidate. */
function totalsOfPage(candidate: Candidate, context: Context): number[] {
  const {loaded, page, sections, scores} = candidate;
  const {keywordFactor, titled, highestScore} = context;
  const ofPage = shareOfPage(candidate, context);
  const keywords = context.keywords.get(loaded)?.get(page.sections[0]!) ?? NOTHING;
  const explained = sections.map((section) => context.explained.get(loaded)?.get(section) ?? 0);
  const likelihoodsOfSections = context.likelihoods.sections.get(loaded);
  const asked = sections.map((section) => context.questions.get(loaded)?.get(section) ?? NOTHING);
  // The right section may be beside the found one.
  const explainedOfPage = Math.max(...explained);
  const askedOfPage = Math.max(...asked.map(({phrase}) => phrase));
  const totalOfPage =
    ofPage.total +
    BONUS.explains * explainedOfPage +
    BONUS.likelihood * (context.likelihoods.pages.get(page) ?? 0) +
    keywordFactor *
      (BONUS.keywordPhrase * keywords.phrase +
        BONUS.keywords * keywords.all +
        BONUS.questionOfPage * askedOfPage) +
    (sectionTagOf(loaded, page) === context.currentTag ? BONUS.isCurrentSection : 0);
  const bonusOfFirst = BONUS.isPage + (keywords.isQuery ? BONUS.isKeyword : 0);
  return sections.map((section, place) => {
    const document = loaded.documents[section]!;
    return (
      totalOfPage +
      shareOfSection(section, candidate, ofPage, context) +
      BONUS.explains * explained[place]! +
      BONUS.likelihoodOfSection * (likelihoodsOfSections?.[section] ?? 0) +
      keywordFactor *
        (BONUS.question * asked[place]!.phrase + BONUS.questions * asked[place]!.all) +
      BONUS.isTitle * (titled.get(document) ?? 0) +
      (document.sectionTitle === page.title ? bonusOfFirst : 0) +
      BONUS.lunr * (scores[place]! / highestScore) -
      malusOfCode(document.sectionTitle) -
      malusOfLength(section, loaded)
    );
  });
}

/** A step takes about a millisecond with so many pages, with code that is not yet compiled. */
const PAGES_OF_STEP = 16;

/** Returns the totals of the sections of each candidate: how good a result of the query each is. */
export function* totalsOf(
  candidates: readonly Candidate[],
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  currentTag: string | undefined,
  isSentence: boolean,
): Steps<number[][]> {
  const weights = weigh(indexes, words, candidates);
  yield;
  const questions = questionsOfSections(indexes, words, weights, isSentence);
  yield;
  const context: Context = {
    words,
    weights,
    keywords: keywordsOfPages(indexes, words, weights, isSentence),
    questions,
    explained: explainedBySections(candidates, words, weights),
    likelihoods: likelihoodsIn(indexes, words, isSentence),
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
