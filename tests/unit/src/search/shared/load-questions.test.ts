import {describe, expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {buildQuestionsFile} from '../../../../../src/search/plugin/questions-file';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {addQuestions, addQuestionsInSteps} from '../../../../../src/search/shared/load-questions';
import {packNumbers} from '../../../../../src/search/shared/packed';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import type {QuestionsFile} from '../../../../../src/search/shared/types';
import {toSection} from '../sections';

const tag = 'docs-default-current';
const sections = [
  {...toSection('/a', 'A', 'Text of it.'), keywords: ['a word', 'a phrase of many words']},
  {...toSection('/a#b', 'B', 'Text of it.'), questions: ['how are rows locked', 'row lock']},
];
const file = buildQuestionsFile(new Map([[tag, sections]]));

/** Returns an index after a file has come for it. */
function indexWith(content: unknown) {
  const index = loadIndex(tag, buildIndex(sections));
  addQuestions([index], content as QuestionsFile);
  return index;
}

test('all keywords of a page and the questions of a section are there by their stems', () => {
  const {keywords, questions} = indexWith(file).questions!;
  expect(keywords.owners).toEqual([0, 0]);
  expect(keywords.phrases.map(({length}) => length)).toEqual([1, 3]);
  expect(keywords.phrasesOfStem.get('mani')).toEqual([1]);
  expect(questions.owners).toEqual([1, 1]);
  expect(questions.phrases.map(({length}) => length)).toEqual([2, 2]);
  expect(questions.phrasesOfStem.get('lock')).toEqual([0, 1]);
});

test('of the searches of a page only their words count, each as often as it is in them', () => {
  const {words, keywords, questions} = indexWith(
    buildQuestionsFile(
      new Map([
        [tag, [{...sections[0]!, searches: ['row wait', 'rows of a table']}, sections[1]!]],
        ['other', [{...toSection('/o', 'O', ''), searches: ['row']}]],
      ]),
    ),
  ).questions!;
  expect(['row', 'wait', 'tabl'].map((stem) => words.pages.counts.get(stem)?.get(0))).toEqual([
    4, 1, 1,
  ]);
  expect([...keywords.phrases, ...questions.phrases]).toHaveLength(4);
});

test('the indexes of all tags have their own', () => {
  const others = [{...toSection('/o', 'O', ''), keywords: ['mail'], questions: ['send a mail']}];
  const both = buildQuestionsFile(
    new Map([
      ['other', others],
      [tag, sections],
    ]),
  );
  expect(indexWith(both).questions).toEqual(indexWith(file).questions);
  const index = loadIndex('other', buildIndex(others));
  addQuestions([index], both);
  expect(index.questions!.questions.phrases).toEqual([
    [
      {whole: 'mail', stems: new Set(['mail'])},
      {whole: 'send', stems: new Set(['send'])},
    ],
  ]);
});

describe('a file that is not of this index leaves it as it was', () => {
  const {counts, ...rest} = file;
  const others: Record<string, unknown> = {
    'with more sections': buildQuestionsFile(
      new Map([[tag, [...sections, toSection('/c', 'C', '')]]]),
    ),
    'with fewer sections': buildQuestionsFile(new Map([[tag, sections.slice(1)]])),
    'with a section on another page': buildQuestionsFile(
      new Map([[tag, [sections[0]!, toSection('/c', 'C', '')]]]),
    ),
    'of other tags': {...file, counts: {other: counts[tag]}},
    'with half of it': {counts},
    'without counts': rest,
    'with more phrases than it can have': {...file, counts: {[tag]: packNumbers([1e9, 0])}},
    'with texts of another kind': {counts: {[tag]: 1}, words: 'text', sizes: [], postings: {}},
    'with null in it': {...file, counts: {[tag]: null}},
    'that is a list': [],
    'that is a text': 'questions',
    'that is a number': 1,
  };
  for (const name of ['sizes', 'postings'] as const) {
    others[`with cut ${name}`] = {...file, [name]: file[name].slice(0, -1)};
    others[`with more ${name}`] = {...file, [name]: `${file[name]} `};
  }

  for (const [name, content] of Object.entries(others)) {
    test(name, () => {
      const index = indexWith(content);
      expect(index.questions).toBeUndefined();
      expect(searchIndexes([index], 'how are rows locked')).toEqual([]);
      expect(searchIndexes([index], 'text')).toHaveLength(2);
    });
  }
});

test('a file is read once for an index, also when it is not of it', () => {
  const others = buildQuestionsFile(new Map([[tag, sections.slice(1)]]));
  const index = loadIndex(tag, buildIndex(sections));
  expect([...addQuestionsInSteps([index], others)]).not.toEqual([]);
  expect([...addQuestionsInSteps([index], others)]).toEqual([]);
  addQuestions([index], file);
  expect(index.questions!.questions.owners).toEqual([1, 1]);
  expect([...addQuestionsInSteps([index], file)]).toEqual([]);
});

test('a file with a wrong character is left, or can be searched', () => {
  const text = JSON.stringify(file);
  let left = 0;
  for (let place = 0; place < text.length; place += 1) {
    let content: unknown;
    try {
      content = JSON.parse(`${text.slice(0, place)}Z${text.slice(place + 1)}`);
    } catch {
      // The browser reads no such file: it is as if there was none.
      continue;
    }
    const index = indexWith(content);
    expect(searchIndexes([index], 'how are rows locked').length).toBeLessThanOrEqual(8);
    left += Number(!index.questions);
  }
  expect(left).toBeGreaterThan(text.length / 8);
});
