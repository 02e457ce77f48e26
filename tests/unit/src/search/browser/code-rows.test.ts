import {expect, test} from 'vitest';
import {codeRowsOf, countPlaces} from '../../../../../src/search/browser/widget/code-rows';
import {CodeSource} from '../../../../../src/search/browser/widget/sources/code';
import type {CodeHit, Explanation} from '../../../../../src/search/shared/code/types';

const locks: Explanation = {route: '/locks', title: 'Locks', covers: 'file'};
const rows: Explanation = {route: '/rows', title: 'Rows', covers: 'folder'};

const hit = (text: string, explanation?: Explanation): CodeHit => ({
  kind: 'message',
  text,
  file: 'packages/locks.ts',
  line: 7,
  url: `https://github.com/strapi/strapi/blob/v1.2.3/packages/locks.ts#L7`,
  isComplete: true,
  ...(explanation && {explanation}),
});

const search = (hits: CodeHit[]) => ({version: '1.2.3', search: () => hits});

test('below a place stands the page that explains its file, each page once', () => {
  const hits = [hit('a', locks), hit('b', locks), hit('c'), hit('d', rows), hit('e', rows)];
  const found = codeRowsOf(search(hits), 'The row is locked');
  expect(found.map(({code, explainedIn}) => code?.text ?? explainedIn?.title)).toEqual([
    'a',
    'Locks',
    'b',
    'c',
    'd',
    'Rows',
  ]);
  expect(countPlaces(found)).toBe(4);
  expect(found.map(({isFirst}) => isFirst)).toEqual([true, false, false, false, false, false]);
  expect(found[0]).toMatchObject({
    url: hits[0]!.url,
    group: 'In the code of Strapi 1.2.3',
    marks: ['row', 'locked'],
  });
  expect(found[1]!.url).toBe('/locks');
});

test('before its index is there, nothing is found in the code, and only what it may have is missing', () => {
  const source = new CodeSource();
  expect(source.merge('isValidLink', [])).toEqual([]);
  expect(source.isMissing('isValidLink', [])).toBe(true);
  expect(source.isMissing('how do rows travel between instances', [])).toBe(true);
  expect(source.isMissing('transaction', [])).toBe(false);
});
