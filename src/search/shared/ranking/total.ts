import {sectionTagOf} from './tags';
import type {LoadedIndex} from '../lookup';
import {countInSteps, type Steps} from '../steps';
import type {SearchDocument} from '../types';
import {isStopWord, splitWords, tokenizeTitle} from '../tokenizer';
import {type Candidate, gatherPages, type PageAnswer} from './candidates';
import {beginsTitle, isTitleOf, joinWords, type QueryWord} from './query';
import {type PhraseShares, sharesOf} from './phrases';
import {stemOf} from './stem';
import {
  BONUS,
  CODE_MALUS,
  LONG_PAGE,
  PLAIN_NAME,
  STRENGTH,
  STRENGTH_IN_TITLE,
  TITLE_BEGUN,
  WORDS_OF_SENTENCE,
  DILUTION,
} from './weights';

/** What a query has to say about every candidate. */
type Context = {
  words: readonly QueryWord[];
  /** Share of each word in the query: rare words weigh more than common ones. Together they are 1. */
  weights: readonly number[];
  pages: ReadonlyMap<string, PageAnswer>;
  /** How much of the query the keywords of each page have. */
  keywords: ReadonlyMap<string, PhraseShares>;
  /** How much of the query the questions of each section have, by its place, of a sentence. */
  questions: ReadonlyMap<LoadedIndex, ReadonlyMap<number, PhraseShares>>;
  /** How much of the query the one question of each page has that has most of it. */
  questionsOfPages: ReadonlyMap<string, number>;
  /** How much of the query is a name that each section explains, by its place. */
  explained: ReadonlyMap<LoadedIndex, ReadonlyMap<number, number>>;
  /** The same of the one section of each page that explains most of it. */
  explainedOfPages: ReadonlyMap<string, number>;
  /** What keywords count: nothing for a single word, which is seldom a problem in somebody's words, all for a sentence. */
  keywordFactor: number;
  /** Candidates whose heading is the query, or begins with it, each with what that counts. */
  titled: ReadonlyMap<Candidate, number>;
  /** lunr's score of the best candidate. */
  highestScore: number;
  currentTag: string | undefined;
};

/** The title of a page: its terms with their stems, and how many of its words say something. */
type PageTitle = {terms: ReadonlySet<string>; length: number};

/** The titles of pages that were asked for: a page has many sections, and every key asks again. */
const pageTitles = new Map<string, PageTitle>();

function readPageTitle(title: string): PageTitle {
  let read = pageTitles.get(title);
  if (!read) {
    read = {
      terms: new Set(tokenizeTitle(title).flatMap((term) => [term, stemOf(term)])),
      length: Math.max(1, splitWords(title).filter((word) => !isStopWord(word)).length),
    };
    pageTitles.set(title, read);
  }
  return read;
}

/** Returns the share of each word in the query, by how few sections answer it. */
function weigh(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  candidates: readonly Candidate[],
): number[] {
  const sectionCount = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  const rarities = words.map(({weight}, position) => {
    const {length} = candidates.filter(({strengths}) => strengths[position]);
    return weight * Math.log(1 + sectionCount / Math.max(length, 1));
  });
  const rarityOfAll = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return rarities.map((rarity) => rarity / rarityOfAll);
}

/**
 * Returns how much a page is about a word, from 0 to 1, by how many of its sections have it. A long page has any word in
 * some, a short one in few.
 */
function aboutness(count: number, pageSize: number): number {
  return Math.min(1, count / (1.5 * Math.sqrt(pageSize)));
}

/** Returns how much of the query a section and its page answer, from 0 to a little more than 1, and whether it is all of it. */
function shareOfQuery(
  {document, page, strengths}: Candidate,
  pageSize: number,
  {words, weights, pages}: Context,
) {
  const title = readPageTitle(document.pageTitle);
  const {best, counts} = pages.get(page)!;
  const share = {section: 0, page: 0, about: 0, title: 0, isComplete: true};
  let wordsInTitle = 0;
  for (const [position, {whole, stem}] of words.entries()) {
    const isInPageTitle = title.terms.has(whole) || title.terms.has(stem);
    const strengthOfTitle = isInPageTitle ? STRENGTH.pageTitle : 0;
    const weight = weights[position]!;
    const strength = Math.max(strengths[position]!, strengthOfTitle);
    share.section += weight * strength;
    share.page += weight * Math.max(best[position]!, strengthOfTitle);
    share.about += weight * aboutness(counts[position]!, pageSize);
    share.isComplete &&= strength > STRENGTH.someParts;
    if (isInPageTitle) {
      share.title += weight;
      wordsInTitle += 1;
    }
  }
  // One word of a long title says little of what the page is about.
  share.title *= Math.min(1, wordsInTitle / title.length);
  return share;
}

/** True when the heading of a section is the query itself. */
function isTitle({document, strengths}: Candidate, wantedTitle: string): boolean {
  return (
    // Titles are taken apart only when they have all words: among thousands, that takes the longest.
    strengths.every((strength) => strength >= STRENGTH_IN_TITLE) &&
    isTitleOf(document.sectionTitle, wantedTitle)
  );
}

/** True when the heading of a section begins with the query, of several words, the last of which is still being typed. */
function isTitleBegun({document, strengths}: Candidate, wantedTitle: string): boolean {
  return (
    strengths.length > 1 &&
    strengths.at(-1)! > 0 &&
    strengths.slice(0, -1).every((strength) => strength >= STRENGTH_IN_TITLE) &&
    beginsTitle(document.sectionTitle, wantedTitle)
  );
}

/**
 * Returns those whose heading is the query, or begins with it, each with its share: a heading that many pages have says less
 * of each.
 */
function findTitles(candidates: readonly Candidate[], wantedTitle: string): Map<Candidate, number> {
  const begun = candidates.filter((candidate) => isTitleBegun(candidate, wantedTitle));
  const found = candidates.filter((candidate) => isTitle(candidate, wantedTitle));
  const sections = found.filter(({document}) => document.sectionTitle !== document.pageTitle);
  const shares = new Map(
    begun.map((candidate) => [candidate, TITLE_BEGUN / Math.sqrt(begun.length)]),
  );
  for (const candidate of found) {
    shares.set(candidate, sections.includes(candidate) ? 1 / Math.sqrt(sections.length) : 1);
  }
  return shares;
}

const NOTHING: PhraseShares = {phrase: 0, all: 0, isQuery: false};

/** Returns how much of the query the keywords of each page have, by its route: of a sentence all of them, as soon as they are there. */
function keywordsOfPages(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  weights: readonly number[],
  isSentence: boolean,
): Map<string, PhraseShares> {
  return new Map(
    indexes.flatMap(({keywords, questions, pages}) =>
      [...sharesOf((isSentence && questions?.keywords) || keywords, words, weights)].map(
        ([section, shares]) => [pages[section]!, shares] as const,
      ),
    ),
  );
}

/** Returns how much of the query the questions of the sections have, by their place, of a sentence as soon as they are there. */
function questionsOfSections(
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  weights: readonly number[],
  isSentence: boolean,
): Map<LoadedIndex, Map<number, PhraseShares>> {
  return new Map(
    indexes.flatMap((index) =>
      isSentence && index.questions
        ? [[index, sharesOf(index.questions.questions, words, weights)] as const]
        : [],
    ),
  );
}

/** Returns how much of the query is a name that each section explains. In a longer query, a plain word is seldom meant as one. */
function explainedBySections(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  weights: readonly number[],
): Map<LoadedIndex, Map<number, number>> {
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

/** Returns the most that a section of each page has, by the page's route: the right section may be beside the found one. */
function bestOfPages<Value>(
  values: ReadonlyMap<LoadedIndex, ReadonlyMap<number, Value>>,
  toNumber: (value: Value) => number,
): Map<string, number> {
  const best = new Map<string, number>();
  for (const [{pages}, ofSections] of values) {
    for (const [section, value] of ofSections) {
      const page = pages[section]!;
      best.set(page, Math.max(best.get(page) ?? 0, toNumber(value)));
    }
  }
  return best;
}

/** Headings under which there is code, or where it is, and how much of each such section that is. */
const CODE_HEADINGS: readonly (readonly [RegExp, keyof typeof CODE_MALUS])[] = [
  [/^(?:import|signature|used by|how it is tested|where to start reading.*)$/iu, 'list'],
  [/^sample$/iu, 'sample'],
];

/** Returns how much less a section counts for having code where others have sentences. */
function malusOfCode({sectionTitle}: SearchDocument): number {
  const heading = CODE_HEADINGS.find(([pattern]) => pattern.test(sectionTitle));
  return heading ? CODE_MALUS[heading[1]] : 0;
}

function totalOf(candidate: Candidate, context: Context): number {
  const {loaded, document, page, score} = candidate;
  const pageSize = loaded.pageSizes.get(page)!;
  const share = shareOfQuery(candidate, pageSize, context);
  const keywords = context.keywords.get(page) ?? NOTHING;
  const explains = context.explained.get(loaded)?.get(document.id) ?? 0;
  const asked = context.questions.get(loaded)?.get(document.id) ?? NOTHING;
  return (
    share.section +
    BONUS.page * Math.min(1, LONG_PAGE / pageSize) * share.page +
    BONUS.about * share.about +
    BONUS.title * share.title +
    BONUS.explains * (explains + (context.explainedOfPages.get(page) ?? 0)) +
    context.keywordFactor *
      (BONUS.keywordPhrase * keywords.phrase +
        BONUS.keywords * keywords.all +
        BONUS.question * asked.phrase +
        BONUS.questions * asked.all +
        BONUS.questionOfPage * (context.questionsOfPages.get(page) ?? 0)) +
    (share.isComplete ? BONUS.allWords : 0) +
    (context.titled.get(candidate) ?? 0) * BONUS.isTitle +
    (keywords.isQuery && document.sectionTitle === document.pageTitle ? BONUS.isKeyword : 0) +
    (document.sectionTitle === document.pageTitle ? BONUS.isPage : 0) +
    (sectionTagOf(loaded, page) === context.currentTag ? BONUS.isCurrentSection : 0) +
    BONUS.lunr * (score / context.highestScore) -
    malusOfCode(document) -
    DILUTION.malus *
      Math.max(0, Math.log2(loaded.lengths[document.id]! / (DILUTION.from * loaded.averageLength)))
  );
}

/** A step takes about a millisecond with so many, with code that is not yet compiled. */
const CANDIDATES_OF_STEP = 256;

/** Returns the total of each candidate: how good a result of the query it is. */
export function* totalsOf(
  candidates: readonly Candidate[],
  indexes: readonly LoadedIndex[],
  words: readonly QueryWord[],
  currentTag: string | undefined,
  isSentence: boolean,
): Steps<Float64Array> {
  const weights = weigh(indexes, words, candidates);
  const questions = questionsOfSections(indexes, words, weights, isSentence);
  const explained = explainedBySections(candidates, words, weights);
  const context: Context = {
    words,
    weights,
    pages: gatherPages(candidates),
    keywords: keywordsOfPages(indexes, words, weights, isSentence),
    questions,
    questionsOfPages: bestOfPages(questions, ({phrase}) => phrase),
    explained,
    explainedOfPages: bestOfPages(explained, (share) => share),
    keywordFactor: Math.min(1, (words.length - 1) / (WORDS_OF_SENTENCE - 1)),
    titled: findTitles(candidates, joinWords(words)),
    // Nothing has a score when only keywords have the words.
    highestScore: candidates.reduce((highest, {score}) => Math.max(highest, score), 0) || 1,
    currentTag,
  };
  const totals = new Float64Array(candidates.length);
  yield* countInSteps(candidates.length, CANDIDATES_OF_STEP, (place) => {
    totals[place] = totalOf(candidates[place]!, context);
  });
  return totals;
}
