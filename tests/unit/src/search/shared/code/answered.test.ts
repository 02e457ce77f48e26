import {expect, test} from 'vitest';
import {isAnswered, shareAnswered} from '../../../../../../src/search/shared/code/answered';
import type {SearchHit} from '../../../../../../src/search/shared/types';

const hit = (sectionRoute: string, title: string, terms: string[]): SearchHit => ({
  document: {id: 0, pageTitle: title, sectionTitle: title, sectionRoute, type: 'docs'},
  tag: 'docs-default-current',
  facts: {kind: '', group: ''},
  score: 1,
  terms,
});

test('the sections of the first page and its titles answer together, other pages do not', () => {
  const hits = [
    hit('/locks', 'Locks', ['row']),
    hit('/locks#ends', 'Locks', ['released']),
    hit('/other', 'Transactions', ['transaction']),
  ];
  expect(shareAnswered('when are the locks of rows released', hits)).toBe(1);
  expect(shareAnswered('locks released in a transaction', hits)).toBeCloseTo(2 / 3);
  expect(isAnswered('locks released in a transaction', hits)).toBe(false);
});

test('nothing answers what nobody has', () => {
  expect(shareAnswered('locks', [])).toBe(0);
  expect(shareAnswered('of the', [hit('/locks', 'Locks', [])])).toBe(0);
});
