import {describe, expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import type {IndexedSection} from '../../../../../src/search/shared/types';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import {proves} from '../../../../spec/statements';
import {toSection} from '../sections';

const filler = ['Routing of requests', 'Saving a document', 'Publishing', 'Translations'].map(
  (title, number) => toSection(`/filler#${number}`, title, 'What else a page says about content.'),
);

/** Returns the routes of what a query finds in these sections among others. */
function find(query: string, sections: IndexedSection[]): string[] {
  const index = loadIndex('docs-default-current', buildIndex([...filler, ...sections]));
  return searchIndexes([index], query).map(({document}) => document.sectionRoute);
}

test(
  'a hit has its document, a score and the terms that were found',
  proves('3.search-hit'),
  () => {
    const sections = [
      toSection('/locks', 'Locking of rows', 'A transaction locks the rows that it changes.'),
      toSection('/other', 'Other things', 'Where a transaction has its place.'),
    ];
    const index = loadIndex('docs-default-current', buildIndex([...filler, ...sections]));
    const hits = searchIndexes([index], 'locking transaction');
    expect(hits[0]).toMatchObject({
      document: {
        id: filler.length,
        pageTitle: 'Page locks',
        sectionRoute: '/locks',
        sectionTitle: 'Locking of rows',
        type: 'docs',
      },
      score: expect.any(Number),
      terms: expect.arrayContaining(['locking', 'transaction']),
    });
    expect(hits[1]).toMatchObject({document: {sectionRoute: '/other'}, terms: ['transaction']});
    expect(hits[0]!.score).toBeGreaterThan(hits[1]!.score);
    expect(hits[1]!.score).toBeGreaterThan(0);
  },
);

describe('a file path', () => {
  const sections = [
    toSection('/noise', 'Sources of the hooks', 'admin src hooks, useRBAC and other ts files'),
    toSection('/cites', 'Checks', 'What a component may show.', [
      'packages/core/admin/admin/src/hooks/useRBAC.ts',
    ]),
  ];

  for (const query of [
    'packages/core/admin/admin/src/hooks/useRBAC.ts',
    'admin/src/hooks/useRBAC.ts',
    'hooks/useRBAC.ts',
    'packages/core/admin/admin/src/hooks',
  ]) {
    test(`${query} finds the section that cites the file`, () => {
      expect(find(query, sections)[0]).toBe('/cites');
    });
  }

  test('is no end of a path when it begins within a name', () => {
    expect(find('ooks/useRBAC.ts', [sections[1]!])).toEqual([]);
  });
});

test('an option is found before the word that it is made of', () => {
  const sections = [
    toSection('/verb', 'Tickets', 'They open a ticket, and open another. Open it.'),
    toSection('/option', 'Options', 'Set --open or leave it to the browser and its settings.'),
  ];
  expect(find('--open', sections)[0]).toBe('/option');
  expect(find('open', sections)).toContain('/option');
});

for (const [american, british] of [
  ['memoization', 'memoisation'],
  ['serialize', 'serialise'],
  ['behavior', 'behaviour'],
  ['license', 'licence'],
  ['canceled', 'cancelled'],
  ['catalog', 'catalogue'],
  ['center', 'centre'],
] as const) {
  test(`${american} finds ${british}`, () => {
    const sections = [toSection('/british', british, `About ${british}.`)];
    expect(find(american, sections)[0]).toBe('/british');
  });
}

test(
  'a page is found once, with three of its sections at most, and leaves room for others',
  proves('9.search.results'),
  () => {
    const many = Array.from({length: 12}, (_, number) =>
      toSection(`/many#${number}`, `Part ${number}`, 'locale and locale'),
    );
    const others = Array.from({length: 12}, (_, number) =>
      toSection(`/other-${number}`, 'Settings', 'The locale of a page.'),
    );
    const pagesOf = (routes: string[]) => routes.map((route) => route.split('#')[0]);
    expect(pagesOf(find('locale', many))).toEqual(['/many', '/many', '/many']);
    const pages = pagesOf(find('locale', [...many, ...others]));
    expect(pages).toHaveLength(8);
    // Those of a page follow each other.
    const beginnings = pages.filter((page, place) => page !== pages[place - 1]);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    expect(beginnings.length).toBeGreaterThan(5);
  },
);

describe('keywords of a page', () => {
  const keywords = ['logged out every half hour', 'session expired'];
  const sections = [
    {...toSection('/sessions', 'Lifespans', 'Tokens live for thirty minutes.'), keywords},
    {
      ...toSection('/sessions#rotation', 'Rotation', 'A session of the panel is renewed.'),
      keywords,
    },
    toSection('/hours', 'Hours', 'What happens every hour of a session.'),
  ];

  test('find the page for words that its text does not have, where the phrase has them', () => {
    expect(find('why am I logged out', sections)[0]).toMatch(/^\/sessions/);
  });

  test('do not stand before a page whose text answers better', () => {
    expect(find('what happens every hour', sections)[0]).toBe('/hours');
  });
});
