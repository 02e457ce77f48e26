import lunr from 'lunr';
import {BM25, FIELD_BOOSTS} from '../shared/constants';
import {tokenize, tokenizeTitle} from '../shared/tokenizer';
import type {
  Field,
  IndexedSection,
  SearchDocument,
  SearchIndexFile,
  SerialisedIndex,
} from '../shared/types';

type Posting = SerialisedIndex['invertedIndex'][number][1];

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
 * Rewrites a serialised index so that it compresses well, in the form that lunr reads. Terms that are in many sections
 * get the lowest numbers, so that short numbers are common and equal scores neighbours; the numbers of the terms of a
 * single section follow each other.
 */
function compact({fieldVectors, invertedIndex, ...rest}: SerialisedIndex): SerialisedIndex {
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
      vector
        .flatMap((number, position) =>
          position % 2 === 0
            ? [{number: numbers.get(number)!, score: roundScore(vector[position + 1]!)}]
            : [],
        )
        .toSorted((a, b) => a.number - b.number)
        .flatMap(({number, score}) => [number, score]),
    ]),
    invertedIndex: invertedIndex.map(
      ([term, {title, tags, sidebarParentCategories, content, _index}]) => [
        term,
        {title, tags, sidebarParentCategories, content, _index: numbers.get(_index)!},
      ],
    ),
  };
}

/** Returns the terms of each field of a section. */
function termsOf(section: IndexedSection): Record<Field, string[]> {
  return {
    title: tokenizeTitle(section.sectionTitle),
    // A path is one term: its parts are in the text, as far as they say something.
    content: [
      ...tokenize(section.content),
      ...section.citedFiles.map((file) => file.toLowerCase()),
    ],
    tags: section.tags.flatMap(tokenizeTitle),
    sidebarParentCategories: section.sidebarParentCategories.flatMap(tokenizeTitle),
  };
}

/** Returns the content of an index file for these sections. The same sections in the same order give the same file. */
export function buildIndex(sections: readonly IndexedSection[]): SearchIndexFile {
  // Without a pipeline: lunr takes lists of terms as they are.
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(BM25.b);
  builder.k1(BM25.k1);
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) {
    builder.field(field, {boost});
  }
  for (const [id, section] of sections.entries()) {
    builder.add({id, ...termsOf(section)});
  }
  const documents = sections.map(
    ({pageTitle, sectionTitle, sectionRoute, type}, id): SearchDocument => ({
      id,
      pageTitle,
      sectionTitle,
      sectionRoute,
      type,
    }),
  );
  return {documents, index: compact(builder.build().toJSON() as SerialisedIndex)};
}
