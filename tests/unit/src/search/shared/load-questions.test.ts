import {describe, expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {buildQuestionsFile} from '../../../../../src/search/plugin/questions-file';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {addQuestions} from '../../../../../src/search/shared/load-questions';
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

describe('a file that is not of this index leaves it as it was', () => {
  const {questions, keywords} = file[tag]!;
  const others: Record<string, unknown> = {
    'with more sections': {
      [tag]: buildQuestionsFile(new Map([[tag, [...sections, toSection('/c', 'C', '')]]]))[tag],
    },
    'with fewer sections': {
      [tag]: buildQuestionsFile(new Map([[tag, sections.slice(1)]]))[tag],
    },
    'of other tags': {other: file[tag]},
    'with half of it': {[tag]: {keywords}},
    'with cut lists': {[tag]: {keywords, questions: {...questions, runs: questions.runs.slice(1)}}},
    'with texts of another kind': {[tag]: {keywords: 1, questions: 'text'}},
    'with null in it': {[tag]: null},
    'that is a list': [],
    'that is a text': 'questions',
    'that is a number': 1,
  };

  for (const [name, content] of Object.entries(others)) {
    test(name, () => {
      const index = indexWith(content);
      expect(index.questions).toBeUndefined();
      expect(searchIndexes([index], 'how are rows locked')).toEqual([]);
      expect(searchIndexes([index], 'text')).toHaveLength(2);
    });
  }
});
