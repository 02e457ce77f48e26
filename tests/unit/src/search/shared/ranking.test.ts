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

/** Pages of these routes. */
const pagesOf = (routes: string[]) => routes.map((route) => route.split('#')[0]);

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

describe("lunr's scores decide among sections that answer a query as well", () => {
  /** Two pages alike but for one thing, the better one last. */
  const pairs: Record<string, [worse: Partial<IndexedSection>, better: Partial<IndexedSection>]> = {
    'a word that is there more often (k1)': [
      {content: 'locale one two three four five six seven'},
      {content: 'locale locale locale four five six seven'},
    ],
    'a shorter text (b)': [
      {content: `locale ${'and many other words of no use here '.repeat(6)}`},
      {content: 'locale and few other words'},
    ],
    'the field with the higher boost: tags 3, content 1': [
      {content: 'locale and few other words'},
      {content: 'locale and few other words', tags: ['locale']},
    ],
    'the field with the higher boost: parent categories 2, content 1': [
      {content: 'locale and few other words'},
      {content: 'locale and few other words', sidebarParentCategories: ['locale']},
    ],
  };

  for (const [what, [worse, better]] of Object.entries(pairs)) {
    test(what, proves('9.search.boosts', '9.search.ranking'), () => {
      const sections = [
        {...toSection('/worse', 'Settings', ''), ...worse},
        {...toSection('/better', 'Settings', ''), ...better},
      ];
      expect(find('locale', sections)).toEqual(['/better', '/worse']);
    });
  }
});

test(
  'a word in a heading comes first, and one in the text before one in the tags alone',
  proves('9.search.boosts'),
  () => {
    const sections = [
      {...toSection('/tags', 'Settings', 'Other words.'), tags: ['locale']},
      toSection('/content', 'Settings', 'The locale of a page.'),
      toSection('/title', 'The locale', 'Other words.'),
    ];
    expect(find('locale', sections)).toEqual(['/title', '/content', '/tags']);
  },
);

test(
  'a word of the query is found as it is, and first, and as the beginning of longer ones',
  proves('9.search.matching'),
  () => {
    const sections = [
      toSection('/longer', 'Settings', 'The localisation of a page.'),
      toSection('/exact', 'Settings', 'The local of a page.'),
      toSection('/other', 'Settings', 'The glocal of a page.'),
    ];
    expect(find('local', sections)).toEqual(['/exact', '/longer']);
    expect(find('localisat', sections)).toEqual(['/longer']);
    expect(find('localisation', sections)[0]).toBe('/longer');
  },
);
