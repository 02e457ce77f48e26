import {expect, test} from 'vitest';
import {listMoves} from '../../../../tools/relevance/ranks';
import {
  describeGoals,
  findShortfalls,
  listNamesOfNoPage,
  rankQueries,
} from '../../../e2e/search/relevance/measure';
import type {RelevanceQuery} from '../../../e2e/search/relevance/query';
import {buildIndex} from '../../../../src/search/plugin/build-index';
import {loadIndex} from '../../../../src/search/shared/load-index';
import {toSection} from '../../src/search/sections';

const indexes = [
  loadIndex(
    'docs-default-current',
    buildIndex([
      toSection('/locks', 'Locks', 'Locks of rows.'),
      toSection('/locks#rows', 'Rows', 'Which rows a transaction locks.'),
      toSection('/jobs', 'Jobs', 'Jobs run at night.'),
    ]),
  ),
];

function ask(query: string, ...routes: string[]): RelevanceQuery {
  return {kind: 'exact title', query, routes};
}

test('the rank is that of the first page with a result that answers; a route without anchor is the whole page', () => {
  const ranked = rankQueries(indexes, [
    ask('locks', '/locks'),
    ask('rows', '/locks'),
    ask('locks', '/locks#rows'),
    ask('jobs', '/locks#rows'),
    ask('rows locks night', '/jobs'),
    {...ask('rows', '/locks#other'), kind: 'symptom'},
  ]);
  expect(ranked.map(({rank}) => rank)).toEqual([1, 1, 1, 0, 2, 1]);
});

test('names that no page has as a word of their own are listed', () => {
  const names = ['rows', 'row', 'night'].map((name) => ({
    ...ask(name, '/locks'),
    kind: 'whole identifier' as const,
  }));
  expect(listNamesOfNoPage(indexes, [...names, ask('gone', '/jobs')])).toEqual(['row']);
});

test('moves are listed with the rank before, those that got worse first', () => {
  const ranked = ['better', 'found', 'same', 'first', 'worse', 'lost'].map((query, place) => ({
    ...ask(query, '/'),
    rank: [2, 3, 4, 1, 2, 0][place]!,
  }));
  const saved = {
    'exact title: better': 5,
    'exact title: found': 0,
    'exact title: same': 4,
    'exact title: lost': 8,
  };
  expect(listMoves(ranked, saved)).toEqual([
    '1 → 2  exact title: worse',
    '8 → none  exact title: lost',
    '5 → 2  exact title: better',
    'none → 3  exact title: found',
  ]);
});

test('what the search does not reach is named with its figure', () => {
  const hits = Array.from({length: 75}, () => ({...ask('hit', '/'), rank: 1}));
  const misses = Array.from({length: 25}, () => ({...ask('miss', '/'), rank: 0}));
  expect(findShortfalls(hits)).toEqual([]);
  expect(findShortfalls([...hits, ...misses])).toEqual([
    'hit@1 is 0.750, not 0.91',
    'hit@3 is 0.750, not 0.97',
    'hit@8 is 0.750, not 0.975',
    'MRR@8 is 0.750, not 0.94',
    'hit@3 of the kind "exact title" is 0.750, not 0.85',
  ]);
});

test('every goal is named with the distance to it, also where the floor is held', () => {
  const hits = Array.from({length: 915}, () => ({...ask('hit', '/'), rank: 1}));
  const seconds = Array.from({length: 85}, () => ({...ask('second', '/'), rank: 2}));
  const ranked = [...hits, ...seconds];
  expect(findShortfalls(ranked)).toEqual([]);
  expect(describeGoals(ranked)).toEqual([
    'hit@1 is 0.9150, the goal 0.92: 0.0050 below it',
    'hit@3 is 1.0000, the goal 0.98: reached',
    'hit@8 is 1.0000, the goal 0.98: reached',
    'MRR@8 is 0.9575, the goal 0.95: reached',
  ]);
});
