import lunr from 'lunr';
import {BM25, FIELD_BOOSTS} from './constants';
import {tokenize, tokenizeTitle} from './tokenizer';
import type {SearchDocument, SearchIndexFile} from './types';

/** A section with the text that is indexed for it. */
export type IndexedSection = Omit<SearchDocument, 'id'> & {
  content: string;
  /** Paths of the source files that it cites, from the root of the monorepo. */
  citedFiles: string[];
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, nearest first. */
  sidebarParentCategories: string[];
};

const tokenizers: Record<keyof typeof FIELD_BOOSTS, (text: string) => string[]> = {
  title: tokenizeTitle,
  content: tokenize,
  tags: tokenizeTitle,
  sidebarParentCategories: tokenizeTitle,
};

type Posting = {_index: number} & Record<keyof typeof FIELD_BOOSTS, Record<string, object>>;

type SerialisedIndex = {
  fieldVectors: [ref: string, vector: number[]][];
  invertedIndex: [term: string, posting: Posting][];
};

const numberOf = ({_index: number}: Posting): number => number;

/** Fields in the order in which the postings of a term name them: those that are empty for most terms first. */
const fieldsOfPostings = ['title', 'tags', 'sidebarParentCategories', 'content'] as const;

const countOf = (posting: Posting): number =>
  fieldsOfPostings.reduce((sum, field) => sum + Object.keys(posting[field]).length, 0);

/** Each step of the scores in the file is so many times the one before. */
const SCORE_STEP = 1.5;

/** Scores are needed to tell sections apart, and the ranking has more to go by. */
function roundScore(score: number): number {
  const step = Math.round(Math.log(score) / Math.log(SCORE_STEP));
  return Number((SCORE_STEP ** step).toPrecision(2));
}

/**
 * Writes a serialised index so that it compresses well, in the form that lunr reads. Terms that stand in many sections
 * get the lowest numbers, so that short numbers are common and equal scores neighbours; the numbers of the terms of a
 * single section follow each other.
 */
function compact({fieldVectors, invertedIndex, ...rest}: SerialisedIndex): object {
  const numbers = new Map(
    invertedIndex
      .map(([, posting]) => ({number: numberOf(posting), count: countOf(posting)}))
      // lunr numbers terms as they come.
      .toSorted((a, b) => b.count - a.count || a.number - b.number)
      .map(({number}, position) => [number, position]),
  );
  return {
    ...rest,
    fieldVectors: fieldVectors.map(([ref, vector]) => [
      ref,
      // A vector is a flat list of numbers of terms, in ascending order, and scores in turn.
      vector
        .flatMap((number, position) =>
          position % 2 === 0
            ? [{number: numbers.get(number)!, score: roundScore(vector[position + 1]!)}]
            : [],
        )
        .toSorted((a, b) => a.number - b.number)
        .flatMap(({number, score}) => [number, score]),
    ]),
    invertedIndex: invertedIndex.map(([term, posting]) => [
      term,
      {
        ...Object.fromEntries(fieldsOfPostings.map((field) => [field, posting[field]])),
        _index: numbers.get(numberOf(posting)),
      },
    ]),
  };
}

/** Gives the content of an index file for these sections. The same sections in the same order give the same file. */
export function buildIndex(sections: readonly IndexedSection[]): SearchIndexFile {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(BM25.b);
  builder.k1(BM25.k1);
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) {
    builder.field(field, {boost});
  }
  // The tokens come ready-made from our tokenizer.
  builder.tokenizer = ((terms: string[]) =>
    terms.map((term) => new lunr.Token(term, {}))) as unknown as typeof lunr.tokenizer;

  const documents = sections.map(
    ({pageTitle, sectionTitle, sectionRoute, type}, id): SearchDocument => ({
      id,
      pageTitle,
      sectionTitle,
      sectionRoute,
      type,
    }),
  );
  for (const [id, section] of sections.entries()) {
    builder.add({
      id,
      title: tokenizers.title(section.sectionTitle),
      // A path is one term: its parts are in the text, as far as they say something.
      content: [
        ...tokenizers.content(section.content),
        ...section.citedFiles.map((file) => file.toLowerCase()),
      ],
      tags: section.tags.flatMap(tokenizers.tags),
      sidebarParentCategories: section.sidebarParentCategories.flatMap(
        tokenizers.sidebarParentCategories,
      ),
    });
  }
  return {documents, index: compact(builder.build().toJSON() as SerialisedIndex)};
}
