import lunr from 'lunr';
import {BM25, FIELD_BOOSTS} from './constants';
import {tokenize, tokenizeTitle} from './tokenizer';
import type {SearchDocument, SearchIndexFile} from './types';

/** A section with the text that is indexed for it. */
export type IndexedSection = Omit<SearchDocument, 'id'> & {
  content: string;
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

type SerialisedIndex = {fieldVectors: [ref: string, vector: number[]][]};

/** Scores are needed to tell sections apart, not to the third digit: two digits save a tenth of the file. */
function roundScores(index: object): object {
  const {fieldVectors} = index as SerialisedIndex;
  return {
    ...index,
    fieldVectors: fieldVectors.map(([ref, vector]) => [
      ref,
      // A vector is a flat list of positions and scores in turn.
      vector.map((value, position) => (position % 2 === 0 ? value : Number(value.toPrecision(2)))),
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
      content: tokenizers.content(section.content),
      tags: section.tags.flatMap(tokenizers.tags),
      sidebarParentCategories: section.sidebarParentCategories.flatMap(
        tokenizers.sidebarParentCategories,
      ),
    });
  }
  return {documents, index: roundScores(builder.build().toJSON())};
}
