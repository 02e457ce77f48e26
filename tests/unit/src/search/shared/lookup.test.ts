import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {
  hasBeginning,
  hasTerm,
  placesOfBeginning,
  placesOfSimilar,
  scoreSections,
  termsInSection,
} from '../../../../../src/search/shared/lookup';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import {splitWords} from '../../../../../src/search/shared/tokenizer';
import {relevanceQueries} from '../../../../e2e/search/relevance/queries';
import {projectDir} from '../../../../paths';
import {proves} from '../../../../spec/statements';
import {buildLunrIndex} from '../lunr-index';
import {toSection} from '../sections';

/** Real prose, names and paths: the Markdown of the guides, a section for each of its parts. */
const guides = readdirSync(path.join(projectDir, 'guides'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .flatMap((name) =>
    readFileSync(path.join(projectDir, 'guides', name), 'utf8')
      .split(/^(?=#)/mu)
      .map((part, number) => ({
        ...toSection(`/${name}#${number}`, part.split('\n')[0]!, part),
        citedFiles: [...new Set(part.match(/packages\/[\w./-]+/gu))],
        tags: [`Tag ${name}`, 'Guides'],
        sidebarParentCategories: name.split('/'),
      })),
  );

const file = buildIndex(guides);
const loaded = loadIndex('docs-default-current', file);
const lunrIndex = buildLunrIndex(guides);

/** Terms from everywhere in the index, and beginnings of one to four letters. */
const samples = loaded.terms
  .filter((_, place) => place % Math.ceil(loaded.terms.length / 60) === 0)
  .flatMap((term, number) => [term, term.slice(0, (number % 4) + 1)]);

/** Returns lunr's scores by section, those above 0. */
function askLunr(addClauses: (query: lunr.Query) => void): Map<number, number> {
  return new Map(lunrIndex.query(addClauses).map(({ref, score}) => [Number(ref), score]));
}

function scoresOf(boosts: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...scoreSections(loaded, boosts).entries()].filter(([, score]) => score > 0));
}

function expectSameScores(scores: Map<number, number>, wanted: Map<number, number>, what: string) {
  expect([...scores.keys()], what).toEqual([...wanted.keys()].toSorted((a, b) => a - b));
  // One assertion for all: each costs milliseconds, and there are thousands of scores.
  const different = [...scores].filter(
    ([section, score]) => Math.abs(score - wanted.get(section)!) > 1e-6,
  );
  expect(different, what).toEqual([]);
}

test(
  'a word, exactly and with a trailing wildcard, finds and scores what lunr finds and scores',
  proves('9.search.matching'),
  () => {
    for (const text of samples) {
      const places = placesOfBeginning(loaded, text);
      const boosts = new Map(places.map((place) => [place, loaded.terms[place] === text ? 3 : 1]));
      const wanted = askLunr((query) => {
        query.term(text, {boost: 2});
        query.term(text, {wildcard: lunr.Query.wildcard.TRAILING});
      });
      expectSameScores(scoresOf(boosts), wanted, text);
    }
  },
);

test('judged queries find and score what lunr finds and scores', () => {
  // Not all of them: lunr takes its time for each.
  for (const {query} of relevanceQueries.filter((_, place) => place % 5 === 0)) {
    const words = splitWords(query).map(({whole}) => whole);
    const boosts = new Map<number, number>();
    for (const place of words.flatMap((word) => placesOfBeginning(loaded, word))) {
      boosts.set(place, (boosts.get(place) ?? 0) + 1);
    }
    const wanted = askLunr((lunrQuery) => {
      for (const word of words) {
        lunrQuery.term(word, {wildcard: lunr.Query.wildcard.TRAILING});
      }
    });
    expectSameScores(scoresOf(boosts), wanted, query);
  }
});

test('a mistyped word finds and scores what lunr finds and scores', () => {
  // Not all of them: lunr takes its time for each.
  const terms = samples.filter(({length}, place) => length >= 5 && place % 8 === 0);
  expect(terms.length).toBeGreaterThan(5);
  for (const term of terms) {
    const typos = [
      `${term.slice(0, 2)}${term.slice(3)}`,
      `${term.slice(0, 2)}x${term.slice(2)}`,
      `${term.slice(0, 2)}${term[3]}${term[2]}${term.slice(4)}`,
      `x${term.slice(1)}`,
    ];
    for (const typo of typos) {
      // As the ranking asks: in a short word, two edits would make lunr and this lookup differ in chained swaps.
      const edits = typo.length >= 8 ? 2 : 1;
      const boosts = new Map(placesOfSimilar(loaded, typo, edits).map((place) => [place, 1]));
      expect([...boosts.keys()].map((place) => loaded.terms[place])).toContain(term);
      const wanted = askLunr((query) => query.term(typo, {editDistance: edits}));
      expectSameScores(scoresOf(boosts), wanted, `${typo}, ${edits}`);
    }
  }
});

test('terms and their beginnings are known, others are not', () => {
  for (const term of samples) {
    expect(hasBeginning(loaded, term)).toBe(true);
    expect(hasTerm(loaded, term)).toBe(loaded.terms.includes(term));
  }
  for (const text of ['zzzz', '\uFFFE', 'constructorx', '__proto__']) {
    expect(hasTerm(loaded, text)).toBe(false);
    expect(hasBeginning(loaded, text)).toBe(false);
    expect(placesOfBeginning(loaded, text)).toEqual([]);
  }
});

test('a beginning of any length finds sections, and names the words in them that begin with it', () => {
  // The dashes of an option are no word yet.
  for (const text of samples.filter((sample) => /[^-]/u.test(sample))) {
    const hits = searchIndexes([loaded], text);
    expect(hits.length, text).toBeGreaterThan(0);
    for (const {document, terms} of hits) {
      expect(terms.length, text).toBeGreaterThan(0);
      const places = terms.flatMap((term) => placesOfBeginning(loaded, term).slice(0, 1));
      expect(termsInSection(loaded, places, document.id), text).toEqual(terms);
    }
  }
});
