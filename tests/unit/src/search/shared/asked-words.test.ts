import {expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {buildQuestionsFile} from '../../../../../src/search/plugin/questions-file';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {addQuestions} from '../../../../../src/search/shared/load-questions';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import {likelihoodsOf} from '../../../../../src/search/shared/ranking/asked-words';
import {parseQuery} from '../../../../../src/search/shared/ranking/query';
import {UNSEEN} from '../../../../../src/search/shared/ranking/weights';
import type {IndexedSection} from '../../../../../src/search/shared/types';
import {toSection} from '../sections';

const tag = 'docs-default-current';

/** Returns the words with which people ask for these sections, and for their pages. */
function load(sections: readonly IndexedSection[]) {
  const index = loadIndex(tag, buildIndex(sections));
  addQuestions([index], buildQuestionsFile(new Map([[tag, sections]])));
  return index.questions!.words;
}

test('counted are the words of the headings, the keywords, the questions and the searches of a page, the first and third of a section', () => {
  const {pages, sections} = load([
    {
      ...toSection('/locks', 'Locks', 'Text that does not count.'),
      keywords: ['row lock'],
      searches: ['table waits', 'second table'],
    },
    {...toSection('/locks#wait', 'Waiting', 'Text.'), questions: ['the locked rows', 'lock']},
    {...toSection('/mail', 'Mail', 'Text.'), questions: ['a lock on a mail']},
  ]);
  expect([...pages.counts.get('lock')!]).toEqual([
    [0, 4],
    [1, 1],
  ]);
  expect([...pages.counts.get('row')!]).toEqual([[0, 2]]);
  expect([...pages.counts.get('tabl')!]).toEqual([[0, 2]]);
  expect(pages.counts.has('text')).toBe(false);
  // Locks, waiting, row, lock, locked, rows, lock, table, waits, second, table; mail, lock, mail.
  expect(pages.lengths).toEqual([11, 3]);
  // By section: those at the beginnings of the pages are before the others.
  expect([...sections.counts.get('lock')!].toSorted()).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(sections.counts.has('tabl')).toBe(false);
  expect(sections.lengths).toEqual([1, 4, 3]);
});

/** How likely a page is that has a word so often, among so many words. */
const likelihoodOf = (count: number, length: number) =>
  Math.log(1 + count / UNSEEN.word) - Math.log(1 + length / UNSEEN.ofPage);

test('a page with a word is the likelier the more often people use it, and the fewer other words they use', () => {
  const {pages} = load([
    {...toSection('/a', 'Alpha', ''), questions: ['lock waits']},
    {...toSection('/b', 'Beta', ''), questions: ['lock waits', 'lock holds']},
    {...toSection('/c', 'Gamma', ''), questions: ['lock waits', 'one two three four']},
    {...toSection('/d', 'Delta', ''), questions: []},
  ]);
  const likelihoods = likelihoodsOf(pages, parseQuery('lock'), UNSEEN.ofPage);
  expect(likelihoods[0]).toBeCloseTo(likelihoodOf(1, 3));
  expect(likelihoods[1]).toBeCloseTo(likelihoodOf(2, 5));
  expect(likelihoods[2]).toBeCloseTo(likelihoodOf(1, pages.lengths[2]!));
  expect(likelihoods[3]).toBeCloseTo(likelihoodOf(0, 1));
  expect(likelihoods.toSorted((a, b) => b - a)).toEqual([1, 0, 2, 3].map((n) => likelihoods[n]));
});

test('a page with all words once comes before one that has the same number of one of them', () => {
  const {pages} = load([
    {...toSection('/often', 'Alpha', ''), questions: ['lock one', 'lock two', 'lock three']},
    {...toSection('/all', 'Beta', ''), questions: ['lock one', 'rows two', 'waits three']},
  ]);
  const [often, all] = likelihoodsOf(pages, parseQuery('lock rows waits'), UNSEEN.ofPage);
  expect(all).toBeGreaterThan(often!);
});

test('as long as the questions of an index are missing, the pages of the others lose nothing by theirs', () => {
  const questions = Array.from(
    {length: 9},
    (_, n) => `other${n} words${n} of${n} people${n} who${n} ask${n}`,
  );
  const asked = {...toSection('/asked', 'Alpha', 'Rows are locked here.'), questions};
  const other = toSection('/other', 'Beta', 'Rows are locked here, and much more is said of that.');
  const [first, second] = [asked, other].map((section) =>
    loadIndex(section.sectionRoute, buildIndex([section])),
  );
  addQuestions([first!], buildQuestionsFile(new Map([['/asked', [asked]]])));
  const routes = searchIndexes([first!, second!], 'locked rows here').map(
    ({document}) => document.sectionRoute,
  );
  expect(routes).toEqual(['/asked', '/other']);
});

test('of two sections of a page that answer alike, the one is first for which people use the words', () => {
  const sections = [
    toSection('/locks', 'Locks', 'All of tables.'),
    {...toSection('/locks#a', 'Alpha', 'Rows wait.'), questions: ['who waits', 'one two three']},
    {
      ...toSection('/locks#b', 'Beta', 'Rows wait.'),
      questions: ['who waits', 'rows', 'two tables'],
    },
  ];
  const likelihoods = likelihoodsOf(
    load(sections).sections,
    parseQuery('rows wait for tables'),
    UNSEEN.ofSection,
  );
  // Without a word of the query, the beginning has only its length.
  expect(likelihoods.map((value) => value > 0)).toEqual([false, true, true]);
  expect(likelihoods[2]).toBeGreaterThan(likelihoods[1]!);
});
