import {expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {unpackNames} from '../../../../../src/search/shared/packed';
import type {IndexedSection} from '../../../../../src/search/shared/types';
import {proves} from '../../../../spec/statements';
import {toSection} from '../sections';

const fields = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;

type Field = (typeof fields)[number];
type Constants = Record<Field | 'b' | 'k1', number>;

/** The constants of the specification. */
const specified: Constants = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
  b: 0.75,
  k1: 1.2,
};

/** The scores are in such steps. */
const SCORE_STEP = 1.5;

/** Fields with a word of their own, which stands in them once to three times, among up to 40 others. No word ends in q in another form. */
const samples = fields.flatMap((field, place) =>
  Array.from({length: 200}, (_, section) => {
    const count = 1 + (section % 3);
    const length = count + ((section * 7 + place * 13) % 41);
    const digits = [...String(section)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    return {field, section, term: `own${field.toLowerCase()}${digits}q`, count, length};
  }),
);

/** No word counts more than three times. */
const fillers = Array.from(
  {length: 45},
  (_, place) => `filler${'abcdefghij'[Math.floor(place / 10)]}${'abcdefghij'[place % 10]}q`,
);

function textOf(field: Field, section: number): string {
  const {term, count, length} = samples.find(
    (sample) => sample.field === field && sample.section === section,
  )!;
  return `${`${term} `.repeat(count)}${fillers.slice(0, length - count).join(' ')}`;
}

const file = buildIndex(
  Array.from({length: 200}, (_, section): IndexedSection => ({
    type: 'docs',
    pageTitle: 'Page',
    sectionTitle: textOf('title', section),
    sectionRoute: `/page#${section}`,
    content: textOf('content', section),
    citedFiles: [],
    tags: [textOf('tags', section)],
    sidebarParentCategories: [textOf('sidebarParentCategories', section)],
    keywords: [],
    questions: [],
    searches: [],
    names: [],
    facts: {kind: '', group: ''},
  })),
);
const loaded = loadIndex('docs-default-current', file);

/** Score of the word in the index, in steps. */
function stepInIndex({field, section, term}: (typeof samples)[number]): number {
  const {terms, starts, sections, fieldsOfPostings, scores} = loaded;
  const posting = starts[terms.indexOf(term)]!;
  expect([sections[posting], loaded.fields[fieldsOfPostings[posting]!]]).toEqual([section, field]);
  return Math.round(Math.log(scores[posting]!) / Math.log(SCORE_STEP));
}

const averageLengths = new Map(
  fields.map((field) => {
    const lengths = samples.filter((sample) => sample.field === field).map(({length}) => length);
    return [field, lengths.reduce((sum, length) => sum + length, 0) / lengths.length];
  }),
);

/** Score of the word by the formula of BM25, in steps. */
function stepByFormula(
  {field, count, length}: (typeof samples)[number],
  {b, k1, ...boosts}: Constants,
): number {
  // Each word stands in one field of one section.
  const rarity = Math.log(1 + (200 - 1 + 0.5) / (1 + 0.5));
  const norm = k1 * (1 - b + (b * length) / averageLengths.get(field)!);
  const score = (boosts[field] * rarity * (k1 + 1) * count) / (norm + count);
  return Math.log(score) / Math.log(SCORE_STEP);
}

/** Counts the words whose score in the index is not the nearest step to the score by the formula. */
function countMisfits(constants: Constants): number {
  return samples.filter(
    // lunr keeps three decimals.
    (sample) => Math.abs(stepByFormula(sample, constants) - stepInIndex(sample)) > 0.505,
  ).length;
}

test(
  'titles weigh 5, tags 3, parent categories 2 and content 1, with b 0.75 and k1 1.2',
  proves('9.search.boosts', '9.search.ranking'),
  () => {
    expect(countMisfits(specified)).toBe(0);
    // With hundreds of samples, others do not fit, not even those that are nearly the same.
    for (const name of Object.keys(specified) as (keyof Constants)[]) {
      expect(countMisfits({...specified, [name]: specified[name] * 1.05}), name).toBeGreaterThan(0);
      expect(countMisfits({...specified, [name]: specified[name] * 0.95}), name).toBeGreaterThan(0);
    }
  },
);

test('the same sections give the same file', () => {
  const section = {...toSection('/a', 'A', 'Use useQuery, UseQuery, usequery.'), tags: ['b', 'a']};
  expect(JSON.stringify(buildIndex([section]))).toBe(JSON.stringify(buildIndex([{...section}])));
});

test('words that are taken apart in the same way are one word of the file', () => {
  const {index} = buildIndex([toSection('/a', 'A', 'Use useQuery, UseQuery, usequery and Locks.')]);
  expect(unpackNames(index.words)).toEqual(['locks', 'use', 'useQuery', 'usequery']);
});

test('keywords of a word or two are there by their stems, in alphabetical order, without words that only hold them together', () => {
  const section = {
    ...toSection('/page', 'Page', 'Text.'),
    keywords: ['what to do when the release is stuck', 'logged out after an hour', 'Locales'],
  };
  const {keywords} = loadIndex('docs-default-current', buildIndex([section]));
  expect(keywords.owners).toEqual([0, 0]);
  expect([...keywords.phrasesOfStem]).toEqual([
    ['releas', [0]],
    ['stuck', [0]],
    ['local', [1]],
  ]);
});

const lengthOf = (content: string) =>
  loadIndex('docs-default-current', buildIndex([toSection('/a', 'A', content)])).lengths[0];

test('a word that a section has more than three times counts as three', () => {
  expect(['lock lock', 'lock lock lock', 'lock lock locks lock row'].map(lengthOf)).toEqual([
    2, 3, 4,
  ]);
});
