import {byCodeUnits} from '../../lib/by-code-units';
import {BitWriter} from '../shared/bit-coder';
import {LABEL_END, LIST_END, packNames, packNumbers} from '../shared/packed';
import {codePostings, CONTEXTS} from '../shared/postings-code';
import {groupByPage} from '../shared/routes';
import {stemOf} from '../shared/ranking/stem';
import {WORDS_OF_NAME} from '../shared/ranking/weights';
import {doAll} from '../shared/steps';
import {isStopWord, splitNames, takeApart, withCompounds} from '../shared/tokenizer';
import type {IndexedSection, PackedLabels, SearchDocument, SearchIndexFile} from '../shared/types';
import {ENGLISH_WORD, Spelling} from './spelling';

/** How often a section has each word. */
type Counts = ReadonlyMap<string, number>;

/** Counts words, each up to a limit. */
export function countEach(words: readonly string[], most = Infinity): Counts {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, Math.min(most, (counts.get(word) ?? 0) + 1));
  }
  return counts;
}

/** Returns the words of a text that say something, as they are written. */
export function tellingNames(text: string): string[] {
  return splitNames(text).filter((name) => !isStopWord(takeApart(name)));
}

/** From the third time on, a word says little more of a section: BM25 flattens, and what is above takes a hundredth of the file. */
export const MAX_COUNT = 3;

/** Returns how words are written, and the words of each section's content with how often they are there, at most three times. */
function countWords(sections: readonly IndexedSection[]) {
  const namesOfSections = sections.map(({content}) => tellingNames(content));
  const spelling = new Spelling(namesOfSections.flat());
  const wordsOfSections = namesOfSections.map((names) =>
    countEach(
      names.map((name) => spelling.of(name)),
      MAX_COUNT,
    ),
  );
  return {spelling, wordsOfSections};
}

/** Packs lists of places, none of them twice: the number of places, and the gaps between them in ascending order. */
function packPlaces(lists: readonly ReadonlySet<number>[]): string {
  return packNumbers(
    lists.flatMap((list) => {
      const ascending = [...list].toSorted((a, b) => a - b);
      const gaps = ascending.map((number, place) => number - (ascending[place - 1] ?? -1) - 1);
      return [gaps.length, ...gaps];
    }),
  );
}

/**
 * Packs the words of all sections.
 *
 * @param wordsOfSections the words of each, with how often it has them
 */
export function packWords(
  sectionsOfPages: readonly (readonly number[])[],
  wordsOfSections: readonly Counts[],
) {
  const postings = new Map<string, Map<number, number>>();
  for (const [section, counts] of wordsOfSections.entries()) {
    for (const [name, count] of counts) {
      const ofName = postings.get(name) ?? new Map<number, number>();
      postings.set(name, ofName.set(section, count));
    }
  }
  const names = [...postings.keys()].toSorted(byCodeUnits);
  const sizes = {
    ofPages: sectionsOfPages.map(
      (sections) =>
        new Set(sections.flatMap((section) => [...wordsOfSections[section]!.keys()])).size,
    ),
    ofSections: wordsOfSections.map(({size}) => size),
    sectionsOfPages,
  };
  const writer = new BitWriter(CONTEXTS);
  const written = names.map((name) => postings.get(name)!);
  doAll(codePostings(writer, names, sizes, written, () => {}));
  return {
    names,
    words: packNames(names),
    sizes: packNumbers([...sizes.ofPages, ...sizes.ofSections]),
    postings: writer.end(),
  };
}

/** Packs which words are names that each section explains. What is in headings alone is found there without. */
function packExplained(
  sections: readonly IndexedSection[],
  words: readonly string[],
  spelling: Spelling,
): string {
  const places = new Map(words.map((word, place) => [word.toLowerCase(), place]));
  return packPlaces(
    sections.map(({names}) => {
      const explained = names.map((name) => places.get(spelling.of(name).toLowerCase()));
      return new Set(explained.filter((place) => place !== undefined));
    }),
  );
}

/** Packs the files that the sections cite. A path is one term: its parts are in the text, as far as they say something. */
function packFiles(sections: readonly IndexedSection[]) {
  const filesOfSections = sections.map(({citedFiles}) => [
    ...new Set(citedFiles.map((file) => file.toLowerCase())),
  ]);
  const files = [...new Set(filesOfSections.flat())].toSorted(byCodeUnits);
  const places = new Map(files.map((file, place) => [file, place]));
  return {
    files: packNames(files),
    citations: packPlaces(
      filesOfSections.map((cited) => new Set(cited.map((file) => places.get(file)!))),
    ),
  };
}

/** Packs lists of labels, one for each section. */
function packLabels(labelsOfSections: readonly (readonly string[])[]): PackedLabels {
  const lists: string[] = [];
  const places = new Map<string, number>();
  const runs: [place: number, count: number][] = [];
  for (const labels of labelsOfSections) {
    const key = labels.join(LABEL_END);
    if (!places.has(key)) {
      places.set(key, lists.length);
      lists.push(key);
    }
    const place = places.get(key)!;
    const run = runs.at(-1);
    if (run?.[0] === place) {
      run[1] += 1;
    } else {
      runs.push([place, 1]);
    }
  }
  return {lists: lists.join(LIST_END), runs: packNumbers(runs.flat())};
}

/** Returns the stem of a word, as keywords are compared by it; the word itself where its stem has another stem. */
function shortenWord(word: string): string {
  const stem = ENGLISH_WORD.test(word) ? stemOf(word.toLowerCase()) : word;
  return stemOf(stem) === stem ? stem : word;
}

/**
 * Returns the words of a phrase that say something, by their stems: the others are never asked for. Their order is not
 * either, and phrases with the same beginning compress better.
 */
export function shortenPhrase(phrase: string): string {
  const words = new Set(tellingNames(withCompounds(phrase)).map(shortenWord));
  return [...words].toSorted(byCodeUnits).join(' ');
}

/** True for a phrase, as {@link shortenPhrase} returns it, of a word or two: it can be a whole query that names a thing. */
const isName = (phrase: string): boolean => phrase.split(' ').length <= WORDS_OF_NAME;

/**
 * Returns the content of an index file for these sections, in the format that `shared/load-index.ts` describes. The same
 * sections in the same order give the same file.
 */
export function buildIndex(sections: readonly IndexedSection[]): SearchIndexFile {
  // In this order of their properties, they take some nine per cent less when they are compressed.
  const documents = sections.map(
    ({pageTitle, sectionTitle, sectionRoute, type}, id): SearchDocument => ({
      pageTitle,
      sectionRoute,
      sectionTitle,
      id,
      type,
    }),
  );
  const {spelling, wordsOfSections} = countWords(sections);
  const {names, ...words} = packWords(groupByPage(documents), wordsOfSections);
  return {
    documents,
    index: {
      ...words,
      explained: packExplained(sections, names, spelling),
      ...packFiles(sections),
      labels: {
        tags: packLabels(sections.map(({tags}) => tags)),
        sidebarParentCategories: packLabels(
          sections.map(({sidebarParentCategories}) => sidebarParentCategories),
        ),
      },
      keywords: packLabels(
        sections.map(({keywords}) => keywords.map(shortenPhrase).filter(isName)),
      ),
      facts: packLabels(
        sections.map(({facts: {kind, group, tag}}) => (tag ? [kind, group, tag] : [kind, group])),
      ),
    },
  };
}
