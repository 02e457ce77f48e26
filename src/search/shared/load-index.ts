import {BM25, FIELD_BOOSTS} from './constants';
import type {IndexedPage, LoadedIndex} from './lookup';
import {check, LABEL_END, LIST_END, PackedNumbers, unpackNames} from './packed';
import {readPostings} from './postings-code';
import {indexPhrases, type Phrase, type PhraseIndex, wordsOfPhrase} from './ranking/phrases';
import {groupByPage, pageOf} from './routes';
import {countInSteps, doAll, type Steps} from './steps';
import {takeApart, tokenizeTitle} from './tokenizer';
import {type Field, FIELDS, LABEL_FIELDS, type PackedLabels, type SearchIndexFile} from './types';

/**
 * The format of an index file.
 *
 * `documents` are the sections (spec section 3), each at the place of its id. `index` says which words each has, and how
 * often. Everything else is worked out here: the parts of identifiers, and lunr's scores with the constants of the
 * specification, in steps. A file is less than half as large for it as a serialised lunr index.
 *
 * - `words`: every word of the content as it is written, in the order of its code units, and of the same words in other
 *   letters only one. Words that are taken apart in the same way have the same letters here.
 * - `sizes`: for each page, in the order of their first sections, the number of its different words, and then for each
 *   section.
 * - `postings`: which sections have each word, and how often, at most three times, as bits; `postings-code.ts` writes and reads them.
 * - `explained`: for each section the number of the words that are names which it explains, and their places in `words` in
 *   ascending order, as in `citations`.
 * - `files`: every cited file, in small letters and in the order of its code units.
 * - `citations`: for each section the number of its files, and their places in ascending order: the first, and for each
 *   other one how many there are between it and the one before.
 * - `labels`: for the fields of labels, `tags` and `sidebarParentCategories`, the different lists of labels, a line each with bars between labels, and for each
 *   run of sections with the same list the place of that list and the number of sections.
 * - `keywords`: the keywords of the sections' pages that are a word or two, in the same way. All of them, and the questions of
 *   each section, are in `search-questions.json`, see `load-questions.ts`.
 * - `facts`: the kind and the group of the sections' pages, and the search tag of their own section where it is not that of
 *   the file, in the same way; they are shown, and not searched.
 *
 * The words of the field `title` are those of `sectionTitle`. Lists of numbers and of names are packed, see `packed.ts`.
 */

/** A step of the reader takes about a millisecond with so many words, sections or postings, with code that is not yet compiled. */
const WORDS_OF_STEP = 256;
const SECTIONS_OF_STEP = 16;
const POSTINGS_OF_STEP = 4096;

/** Numbers terms as they come. */
class TermNumbers {
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a term, a new one for a new term. */
  of(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.length;
      this.terms.push(term);
      this.#numbers.set(term, number);
    }
    return number;
  }
}

/** Returns a longer list with the same beginning. */
function grow(list: Uint32Array, length: number): Uint32Array {
  const longer = new Uint32Array(length);
  longer.set(list);
  return longer;
}

/** Counts the terms of the fields, one after the other, and gathers the postings: a term in a field of a section. */
class Postings {
  /** Number of postings. */
  length = 0;
  /** Number of the term of each posting; this list and the next three are longer than there are postings. */
  terms: Uint32Array;
  sections: Uint32Array;
  /** Field of each posting, as its place in `FIELDS`. */
  fields: Uint32Array;
  counts: Uint32Array;
  /** Number of terms in each field of each section. */
  readonly lengths: readonly Uint32Array[];
  #countOf: Uint32Array = new Uint32Array(4096);
  /** Where the postings of the field begin that is counted now. */
  #begin = 0;
  #fieldLength = 0;

  /** @param capacity about how many postings there will be */
  constructor(sectionCount: number, capacity: number) {
    this.terms = new Uint32Array(capacity);
    this.sections = new Uint32Array(capacity);
    this.fields = new Uint32Array(capacity);
    this.counts = new Uint32Array(capacity);
    this.lengths = FIELDS.map(() => new Uint32Array(sectionCount));
  }

  /** Counts a term so many times. */
  add(term: number, count: number): void {
    if (term >= this.#countOf.length) {
      this.#countOf = grow(this.#countOf, 2 * term);
    }
    if (this.#countOf[term] === 0) {
      if (this.length === this.terms.length) {
        const length = 2 * this.length + 1;
        this.terms = grow(this.terms, length);
        this.sections = grow(this.sections, length);
        this.fields = grow(this.fields, length);
        this.counts = grow(this.counts, length);
      }
      this.terms[this.length] = term;
      this.length += 1;
    }
    this.#countOf[term]! += count;
    this.#fieldLength += count;
  }

  /** Ends the field of a section, to which all belongs that was counted. */
  endField(field: Field, section: number): void {
    const place = FIELDS.indexOf(field);
    for (let posting = this.#begin; posting < this.length; posting += 1) {
      const term = this.terms[posting]!;
      this.sections[posting] = section;
      this.fields[posting] = place;
      this.counts[posting] = this.#countOf[term]!;
      this.#countOf[term] = 0;
    }
    this.lengths[place]![section] = this.#fieldLength;
    this.#begin = this.length;
    this.#fieldLength = 0;
  }
}

/** Returns the next list of numbers in ascending order, all of them below a limit. */
function readList(numbers: PackedNumbers, limit: number): number[] {
  const list: number[] = [];
  let last = -1;
  for (let count = numbers.next(); count > 0; count -= 1) {
    last += 1 + numbers.next();
    check(last < limit);
    list.push(last);
  }
  return list;
}

/** The sections that explain a name, by the number of its term. */
type Explained = Map<number, number[]>;

/** Counts the words and the cited files of all sections; returns which names they explain. */
function* readContent(
  {documents, index}: SearchIndexFile,
  pages: readonly IndexedPage[],
  terms: TermNumbers,
  postings: Postings,
): Steps<Explained> {
  const words = unpackNames(index.words);
  const termsOfWords: number[][] = [];
  yield* countInSteps(words.length, WORDS_OF_STEP, (word) => {
    const {whole, parts} = takeApart(words[word]!);
    const ofWord = parts.map((part) => terms.of(part));
    ofWord.push(terms.of(whole));
    termsOfWords.push(ofWord);
  });
  const termsOfFiles = unpackNames(index.files).map((file) => terms.of(file));
  const wordsOfSections: number[][] = documents.map(() => []);
  const countsOfSections: number[][] = documents.map(() => []);
  const sectionsOfPages = pages.map(({sections}) => sections);
  yield* readPostings(words, index, sectionsOfPages, (word, section, count) => {
    wordsOfSections[section]!.push(word);
    countsOfSections[section]!.push(count);
  });
  const citations = new PackedNumbers(index.citations);
  const names = new PackedNumbers(index.explained);
  const explained: Explained = new Map();
  yield;
  yield* countInSteps(documents.length, SECTIONS_OF_STEP, (section) => {
    for (const [place, word] of wordsOfSections[section]!.entries()) {
      for (const term of termsOfWords[word]!) {
        postings.add(term, countsOfSections[section]![place]!);
      }
    }
    for (const file of readList(citations, termsOfFiles.length)) {
      postings.add(termsOfFiles[file]!, 1);
    }
    for (const word of readList(names, words.length)) {
      const term = termsOfWords[word]!.at(-1)!;
      explained.set(term, [...(explained.get(term) ?? []), section]);
    }
    postings.endField('content', section);
  });
  check(citations.isAtEnd && names.isAtEnd);
  return explained;
}

/** Returns the different lists of labels, in their order. */
function unpackLists({lists}: PackedLabels): string[][] {
  return lists.split(LIST_END).map((list) => (list === '' ? [] : list.split(LABEL_END)));
}

/**
 * Returns the list of labels of each section.
 *
 * @throws {Error} when there are not as many
 */
function readLabels(labels: PackedLabels, sectionCount: number): (readonly string[])[] {
  const lists = unpackLists(labels);
  const numbers = new PackedNumbers(labels.runs);
  const ofSections: (readonly string[])[] = [];
  while (!numbers.isAtEnd) {
    const list = lists[numbers.next()];
    const count = numbers.next();
    check(list !== undefined && ofSections.length + count <= sectionCount);
    for (let repeat = 0; repeat < count; repeat += 1) {
      ofSections.push(list);
    }
  }
  check(ofSections.length === sectionCount);
  return ofSections;
}

/** Returns the pages with what their sections have in common. */
function readPages({documents, index}: SearchIndexFile): IndexedPage[] {
  const tags = readLabels(index.labels.tags, documents.length);
  const facts = readLabels(index.facts, documents.length);
  return groupByPage(documents).map((sections) => {
    const [first] = sections;
    const document = documents[first!]!;
    const [kind = '', group = '', tag] = facts[first!]!;
    return {
      route: pageOf(document),
      title: document.pageTitle,
      sections,
      tags: tags[first!]!,
      facts: {kind, group, ...(tag && {tag})},
    };
  });
}

/** Returns an index of the keywords of pages, in steps; the first section of a page is their owner. */
export function* indexKeywords(
  keywordsOfPages: readonly (readonly Phrase[])[],
  {documents, pages}: Pick<LoadedIndex, 'documents' | 'pages'>,
): Steps<PhraseIndex> {
  const ofFirstSections: (readonly Phrase[])[] = documents.map(() => []);
  for (const [page, {sections}] of pages.entries()) {
    ofFirstSections[sections[0]!] = keywordsOfPages[page]!;
  }
  return yield* indexPhrases(ofFirstSections);
}

/** Counts the words of the titles and labels of all sections. */
function* readTitlesAndLabels(
  {documents, index}: SearchIndexFile,
  terms: TermNumbers,
  postings: Postings,
): Steps<void> {
  // Many sections have the same title, and all of a page the same labels.
  const termsOfTexts = new Map<string, number[]>();
  const addText = (text: string): void => {
    let numbers = termsOfTexts.get(text);
    if (!numbers) {
      numbers = tokenizeTitle(text).map((term) => terms.of(term));
      termsOfTexts.set(text, numbers);
    }
    for (const number of numbers) {
      postings.add(number, 1);
    }
  };
  yield* countInSteps(documents.length, SECTIONS_OF_STEP, (section) => {
    addText(documents[section]!.sectionTitle);
    postings.endField('title', section);
  });
  for (const field of LABEL_FIELDS) {
    const labels = readLabels(index.labels[field], documents.length);
    yield* countInSteps(documents.length, SECTIONS_OF_STEP, (section) => {
      labels[section]!.forEach(addText);
      postings.endField(field, section);
    });
  }
}

/** Each step of the scores is so many times the one before. The weights of the ranking were found with such scores. */
const SCORE_STEP = 1.5;

/** The steps, in two digits: from 0.001, which is lunr's smallest score, to far above the largest. */
const LOWEST_STEP = -18;
const STEPS = Array.from({length: 64}, (_, place) =>
  Number((SCORE_STEP ** (LOWEST_STEP + place)).toPrecision(2)),
);
const LOG_OF_STEP = Math.log(SCORE_STEP);

/** Returns lunr's score of each posting, in steps: BM25 with the boost of the field. */
function* scoresOf(
  {length, terms, sections, fields, counts, lengths}: Postings,
  termCount: number,
): Steps<Float64Array> {
  const frequencies = new Uint32Array(termCount);
  for (let posting = 0; posting < length; posting += 1) {
    frequencies[terms[posting]!]! += 1;
  }
  const sectionCount = lengths[0]!.length;
  const rarities = new Float64Array(termCount);
  for (let term = 0; term < termCount; term += 1) {
    const frequency = frequencies[term]!;
    rarities[term] = Math.log(1 + Math.abs((sectionCount - frequency + 0.5) / (frequency + 0.5)));
  }
  const averages = lengths.map((ofField) => ofField.reduce((sum, n) => sum + n, 0) / sectionCount);
  const boosts = FIELDS.map((field) => FIELD_BOOSTS[field]);
  const {b, k1} = BM25;
  const scores = new Float64Array(length);
  yield* countInSteps(length, POSTINGS_OF_STEP, (posting) => {
    const field = fields[posting]!;
    const count = counts[posting]!;
    const norm = k1 * (1 - b + (b * lengths[field]![sections[posting]!]!) / averages[field]!);
    const score =
      ((rarities[terms[posting]!]! * (k1 + 1) * count) / (norm + count)) * boosts[field]!;
    const step = Math.round(Math.log(Math.round(score * 1000) / 1000) / LOG_OF_STEP);
    scores[posting] = STEPS[step - LOWEST_STEP] ?? 0;
  });
  return scores;
}

/** Returns terms in the order of their code units. Those with the same first one are sorted at a time. */
function* sortTerms(terms: readonly string[]): Steps<string[]> {
  const byBeginning = new Map<number, string[]>();
  for (const term of terms) {
    const beginning = term.charCodeAt(0);
    const list = byBeginning.get(beginning);
    if (list) {
      list.push(term);
    } else {
      byBeginning.set(beginning, [term]);
    }
  }
  const sorted: string[][] = [];
  for (const beginning of [...byBeginning.keys()].toSorted((a, b) => a - b)) {
    yield;
    sorted.push(byBeginning.get(beginning)!.toSorted());
  }
  return sorted.flat();
}

/** Returns the postings, and the sections that explain names, in the order of their terms, which are in the order of their code units. */
function* sortPostings(
  terms: TermNumbers,
  postings: Postings,
  explained: Explained,
): Steps<
  Pick<LoadedIndex, 'terms' | 'explained' | 'starts' | 'sections' | 'fieldsOfPostings' | 'scores'>
> {
  const {length} = postings;
  const unsorted = yield* scoresOf(postings, terms.terms.length);
  const sorted = yield* sortTerms(terms.terms);
  const places = new Uint32Array(sorted.length);
  for (const [place, term] of sorted.entries()) {
    places[terms.of(term)] = place;
  }
  yield;

  // First where the postings of each term go, then the postings.
  const starts = new Uint32Array(sorted.length + 1);
  yield* countInSteps(length, POSTINGS_OF_STEP, (posting) => {
    starts[places[postings.terms[posting]!]! + 1]! += 1;
  });
  for (let place = 0; place < sorted.length; place += 1) {
    starts[place + 1]! += starts[place]!;
  }
  const ends = starts.slice();
  const sections = new Uint32Array(length);
  const fieldsOfPostings = new Uint8Array(length);
  const scores = new Float64Array(length);
  yield* countInSteps(length, POSTINGS_OF_STEP, (posting) => {
    const place = places[postings.terms[posting]!]!;
    const target = ends[place]!;
    ends[place]! += 1;
    sections[target] = postings.sections[posting]!;
    fieldsOfPostings[target] = postings.fields[posting]!;
    scores[target] = unsorted[posting]!;
  });
  return {
    terms: sorted,
    explained: new Map([...explained].map(([term, ofTerm]) => [places[term]!, ofTerm])),
    starts,
    sections,
    fieldsOfPostings,
    scores,
  };
}

/**
 * Makes an index file ready for queries, in steps.
 *
 * @param tag Docusaurus search tag that the file is of
 * @throws {Error} in one of the steps, when the file's content has not the shape of an index
 */
export function* loadIndexInSteps(
  tag: string,
  {documents, index}: SearchIndexFile,
): Steps<LoadedIndex> {
  const terms = new TermNumbers();
  // Words of titles and parts of words make some more than there are numbers.
  const postings = new Postings(documents.length, index.postings.length);
  const file = {documents, index};
  const pages = readPages(file);
  yield;
  const explained = yield* readContent(file, pages, terms, postings);
  yield* readTitlesAndLabels(file, terms, postings);
  const keywords = readLabels(index.keywords, documents.length);
  const keywordsOfPages = pages.map(({sections}) => keywords[sections[0]!]!.map(wordsOfPhrase));
  const lengths = postings.lengths[FIELDS.indexOf('content')]!;
  return {
    tag,
    documents,
    pages,
    lengths,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    keywords: yield* indexKeywords(keywordsOfPages, {documents, pages}),
    tagLabels: [...new Set(unpackLists(index.labels.tags).flat())],
    fields: FIELDS,
    ...(yield* sortPostings(terms, postings, explained)),
  };
}

/**
 * Makes an index file ready for queries.
 *
 * @param tag Docusaurus search tag that the file is of
 * @throws {Error} when the file's content has not the shape of an index
 */
export function loadIndex(tag: string, file: SearchIndexFile): LoadedIndex {
  return doAll(loadIndexInSteps(tag, file));
}
