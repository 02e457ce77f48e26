import lunr from 'lunr';
import {MAX_COUNT, tellingNames} from '../../../../src/search/plugin/build-index';
import {Spelling} from '../../../../src/search/plugin/spelling';
import {BM25, FIELD_BOOSTS} from '../../../../src/search/shared/constants';
import {tokenize, tokenizeTitle} from '../../../../src/search/shared/tokenizer';
import type {IndexedSection} from '../../../../src/search/shared/types';

/** The scores of the index are in such steps. */
const SCORE_STEP = 1.5;

type Serialised = {fieldVectors: [ref: string, vector: number[]][]};

/** Returns the words without those that came so many times before. */
function atMost(count: number, words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return words.filter((word) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts.get(word)! <= count;
  });
}

/** Returns what lunr makes of these sections, its scores in the steps of ours. */
export function buildLunrIndex(sections: readonly IndexedSection[]): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(BM25.b);
  builder.k1(BM25.k1);
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) {
    builder.field(field, {boost});
  }
  const namesOfSections = sections.map(({content}) => tellingNames(content));
  const spelling = new Spelling(namesOfSections.flat());
  for (const [id, section] of sections.entries()) {
    builder.add({
      id,
      title: tokenizeTitle(section.sectionTitle),
      content: [
        ...atMost(
          MAX_COUNT,
          namesOfSections[id]!.map((name) => spelling.of(name)),
        ).flatMap(tokenize),
        ...section.citedFiles.map((file) => file.toLowerCase()),
      ],
      tags: section.tags.flatMap(tokenizeTitle),
      sidebarParentCategories: section.sidebarParentCategories.flatMap(tokenizeTitle),
    });
  }
  const serialised = builder.build().toJSON() as Serialised;
  for (const [, vector] of serialised.fieldVectors) {
    for (let place = 1; place < vector.length; place += 2) {
      const step = Math.round(Math.log(vector[place]!) / Math.log(SCORE_STEP));
      vector[place] = Number((SCORE_STEP ** step).toPrecision(2));
    }
  }
  return lunr.Index.load(serialised);
}
