import {describe, expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {buildQuestionsFile} from '../../../../../src/search/plugin/questions-file';
import type {IndexedSection} from '../../../../../src/search/shared/types';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {addQuestions} from '../../../../../src/search/shared/load-questions';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import {proves} from '../../../../spec/statements';
import {toSection} from '../sections';

const filler = ['Routing of requests', 'Saving a document', 'Publishing', 'Translations'].map(
  (title, number) => toSection(`/filler#${number}`, title, 'What else a page says about content.'),
);

/** Returns the routes of what a query finds in these sections among others, `with` what people ask or before that has come. */
function find(query: string, sections: IndexedSection[], questions: 'with' | 'before' = 'with') {
  const tag = 'docs-default-current';
  const all = [...filler, ...sections];
  const index = loadIndex(tag, buildIndex(all));
  if (questions === 'with') {
    addQuestions([index], buildQuestionsFile(new Map([[tag, all]])));
  }
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

test("a page that another section's index has is of its own section: so it is named, and so it is left out or not", () => {
  const own = 'docs-default-current';
  const elsewhere = 'docs-api-current';
  const section = toSection('/transfer', 'Transfer of locks', 'What a transfer locks.');
  const index = loadIndex(
    elsewhere,
    buildIndex([...filler, {...section, facts: {...section.facts, tag: own}}]),
  );
  const routesOf = (onlyTags: string[]) =>
    searchIndexes([index], 'transfer locks', {onlyTags}).map(({document}) => document.sectionRoute);
  expect(searchIndexes([index], 'transfer locks')[0]).toMatchObject({tag: own});
  expect(searchIndexes([index], 'publishing')[0]).toMatchObject({tag: elsewhere});
  expect(routesOf([own])).toEqual(['/transfer']);
  expect(routesOf([elsewhere])).toEqual([]);
});

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

/** Returns the sections of so many pages, four of each. */
const toPages = (name: string, pages: number, text: string) =>
  Array.from({length: pages * 4}, (_, number) =>
    toSection(`/${name}-${Math.floor(number / 4)}#${number}`, `Part ${number}`, text),
  );

test(
  'eight pages are found at most, each once, and the first three with three of their sections',
  proves('9.search.results'),
  () => {
    expect(pagesOf(find('locale', toPages('one', 1, 'locale')))).toEqual(Array(3).fill('/one-0'));
    const found = pagesOf(
      find('locale', [
        ...toPages('good', 5, 'locale and locale'),
        ...toPages('other', 12, 'The locale of a page.'),
      ]),
    );
    const pages = found.filter((page, place) => page !== found[place - 1]);
    expect(pages).toHaveLength(8);
    expect(new Set(pages).size).toBe(8);
    const counts = pages.map((page) => found.filter((each) => each === page).length);
    expect(counts).toEqual([3, 3, 3, 1, 1, 1, 1, 1]);
    expect(pages.slice(0, 5).every((page) => page?.startsWith('/good'))).toBe(true);
  },
);

describe('a name is answered by the section that explains it', () => {
  const mentions = ['a', 'b'].map((id) =>
    toSection(`/sample#${id}`, 'Sample', 'Call createHub, createHub and createHub.'),
  );
  const origin = toSection('/start#boot', 'Boot', 'In a start of Strapi, createHub comes first.');
  const others = [toSection('/start', 'Start', 'How Strapi starts.'), ...mentions];
  const isFirst = (query: string, names: string[]) =>
    find(query, [...others, {...origin, names}])[0] === origin.sectionRoute;

  for (const query of [
    'createHub',
    'createhub',
    'createH',
    'eateHub',
    'createHob',
    'the createHub',
  ]) {
    test(query, () => {
      expect(isFirst(query, [])).toBe(false);
      expect(isFirst(query, ['createHub'])).toBe(true);
    });
  }

  test('and so is a word that is alone, more than one among others', () => {
    const sections = [
      toSection('/list', 'Worker', 'What a worker does: its list is a queue.'),
      {...toSection('/mail', 'Mail', 'A worker has a queue of letters.'), names: ['queue']},
    ];
    expect(find('queue', sections)[0]).toBe('/mail');
    expect(find('worker queue', sections)[0]).toBe('/list');
  });
});

test('while a title is typed, it comes before others that have its words', () => {
  const sections = [
    toSection(
      '/code',
      'Code',
      'Code that is controlled by a condition: code, conditions, conduct.',
    ),
    toSection('/conduct', 'Code of conduct', 'How we treat each other.'),
    toSection('/list', 'Conditions of code', 'What code has.'),
  ];
  expect(find('code of con', sections)[0]).toBe('/conduct');
});

describe('questions of a section', () => {
  const sections = [
    toSection('/sessions', 'Lifespans', 'Tokens live for thirty minutes.'),
    {
      ...toSection('/sessions#rotation', 'Rotation', 'A token of the panel is renewed.'),
      questions: ['kicked out while typing', 'asked for my password again'],
    },
    toSection('/typing', 'Keys', 'What is sent for no reason while somebody is typing again.'),
  ];

  test('find it for words that neither it nor its page has', () => {
    expect(find('kicked out without any message', sections)[0]).toBe('/sessions#rotation');
    expect(find('password asked for again', sections)[0]).toBe('/sessions#rotation');
  });

  test('are found by a word that means the same', () => {
    const pictures = [
      toSection('/words', 'Entries', 'An image of an entry.'),
      {...toSection('/files', 'Files', 'Nothing of it.'), questions: ['pictures lost at night']},
    ];
    expect(find('images disappeared at night', pictures)[0]).toBe('/files');
  });

  test('count for nothing in a query of a word or two', () => {
    expect(find('kicked out', sections)).toEqual([]);
    expect(find('typing', sections)[0]).toBe('/typing');
  });

  test('do not stand before a section whose text answers better', () => {
    expect(find('what is sent while somebody is typing', sections)[0]).toBe('/typing');
  });

  test('together have the words of a query: their page comes before one that has half of them in one', () => {
    const pages = [
      {...toSection('/half', 'Half', 'Nothing of it.'), questions: ['picture gone']},
      {...toSection('/all', 'All', 'Nothing of it.'), questions: ['picture of a folder']},
      {...toSection('/all#b', 'B', 'Nothing of it.'), questions: ['gone at night', 'after moving']},
    ];
    expect(find('picture gone at night after moving a folder', pages)[0]).toMatch(/^\/all/u);
    expect(find('picture gone in folder', pages)[0]).toMatch(/^\/all/u);
  });

  test('are not needed: before they have come, the text answers', () => {
    expect(find('kicked out for no reason', sections, 'before')[0]).toBe('/typing');
  });
});

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

  test('are known before the questions have come when they are a word or two, and the others after that', () => {
    expect(find('session expired', sections, 'before')[0]).toMatch(/^\/sessions/u);
    expect(find('why am I logged out', sections, 'before')).toEqual([]);
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

describe('words that mean the same', () => {
  const sections = [
    toSection('/lost', 'Publishing of links', 'What is lost of a relation, and why.'),
    toSection('/other', 'Relation fields', 'How a relation is drawn when somebody opens it.'),
  ];

  test('are found in a query of several words', () => {
    expect(find('relation disappears publishing', sections)[0]).toBe('/lost');
    expect(find('relation vanished from entry', sections)).toContain('/lost');
  });

  test('count for less than the word itself', () => {
    const both = [
      toSection('/same', 'One thing', 'Why a relation of an entry may disappear.'),
      toSection('/synonym', 'One thing', 'Why a relation of an entry may vanish.'),
    ];
    expect(find('relation of entry vanish', both)[0]).toBe('/synonym');
    expect(find('relation of entry disappear', both)[0]).toBe('/same');
  });
});

test('a word that only says when or how does not outweigh what happens', () => {
  const sections = [
    toSection('/what', 'Sessions', 'When the webhook is sent.'),
    toSection('/when', 'Times', 'What happens suddenly.'),
  ];
  expect(find('webhook suddenly', sections)[0]).toBe('/what');
});

describe('sections without sentences', () => {
  const text = 'Where the webhook is sent and kept';

  for (const heading of ['Import', 'Signature', 'Used by', 'How it is tested', 'Sample']) {
    test(`"${heading}" stands behind prose that answers as well`, () => {
      const sections = [
        toSection('/a-list', heading, text),
        toSection('/prose', 'How it works', text),
      ];
      expect(find('webhook sent', sections)).toEqual(['/prose', '/a-list']);
    });

    test(`"${heading}" is found by its name`, () => {
      const sections = [
        toSection('/prose', 'How it works', `${heading}: ${text}`),
        toSection('/a-list', heading, text),
      ];
      expect(find(heading, sections)[0]).toBe('/a-list');
    });
  }

  test('a list of everything stands behind a section about the words', () => {
    const names = Array.from({length: 2000}, (_, number) => `name${number} of it`).join(' ');
    const sections = [
      toSection('/all', 'Names', `webhook webhook sender sender ${names}`),
      toSection('/prose', 'Senders', 'The sender of a webhook.'),
    ];
    expect(find('webhook sender', sections)[0]).toBe('/prose');
  });
});

describe('the title of a page', () => {
  test('answers a word in another form', () => {
    const sections = [
      {...toSection('/a', 'Rules', 'What a role may do.'), pageTitle: 'Locales'},
      {...toSection('/b', 'Rules', 'What a role may do.'), pageTitle: 'Permissions'},
    ];
    expect(find('role permission', sections)[0]).toBe('/b');
  });

  test('counts the more, the more of it is in the query', () => {
    const sections = [
      {
        ...toSection('/a', 'Rules', 'What a webhook sends.'),
        pageTitle: 'Webhooks, policies, middlewares and routes',
      },
      {...toSection('/b', 'Rules', 'What a webhook sends.'), pageTitle: 'Webhooks'},
    ];
    expect(find('what webhooks send', sections)[0]).toBe('/b');
    expect(find('webhooks policies middlewares', sections)[0]).toBe('/a');
  });
});

test('a heading that many pages have says less of each than one that is only there', () => {
  const many = Array.from({length: 9}, (_, number) =>
    toSection(`/many-${number}#roles`, 'Roles', 'Who may do what.'),
  );
  const page = {...toSection('/roles', 'Roles', 'About roles and roles.'), pageTitle: 'Roles'};
  expect(find('roles', [...many, page])[0]).toBe('/roles');
});

describe('a phrase of keywords', () => {
  test('counts the more, the more of it is in the query', () => {
    const sections = [
      {
        ...toSection('/partly', 'One', 'Nothing of it.'),
        keywords: ['webhook retry after a broken connection to the proxy of somebody'],
      },
      {...toSection('/whole', 'Two', 'Nothing of it.'), keywords: ['webhook retry']},
    ];
    expect(find('how often does a webhook retry', sections)[0]).toBe('/whole');
  });

  test('is found by a word that means the same', () => {
    const sections = [
      toSection('/words', 'Images and entries', 'An image of an entry, and more images.'),
      {
        ...toSection('/pictures', 'Files', 'Nothing of it.'),
        keywords: ['pictures lost after import'],
      },
    ];
    expect(find('images disappeared after import', sections)[0]).toBe('/pictures');
  });

  test('that is the query puts its page first, even when it is one word', () => {
    const sections = [
      toSection('/heading#storage', 'Storage', 'Storage of storage.'),
      {...toSection('/page', 'Page page', 'Where storage is.'), keywords: ['storage']},
    ];
    expect(find('storage', sections)[0]).toBe('/page');
    expect(find('storages', sections)[0]).toBe('/page');
  });

  test('is not the query when that is only a part of its word', () => {
    const sections = [
      toSection('/exports/Permission', 'Permission', 'A permission.'),
      {...toSection('/plugin', 'Plugin', 'Nothing of it.'), keywords: ['users-permissions']},
    ];
    expect(find('permission', sections)[0]).toBe('/exports/Permission');
    expect(find('users-permissions', sections)[0]).toBe('/plugin');
  });
});

describe('tag:', () => {
  const sections = [
    {...toSection('/locks', 'Locks', 'Locks of a row.'), tags: ['database']},
    {...toSection('/edit', 'Locks', 'Locks of a form.'), tags: ['content-manager', 'database']},
    toSection('/none', 'Locks', 'Locks and locks.'),
  ];

  test('leaves only pages with the tag', () => {
    expect(find('locks tag:database', sections).toSorted()).toEqual(['/edit', '/locks']);
    expect(find('TAG:Content-Manager locks', sections)).toEqual(['/edit']);
    expect(find('tag:"content manager" locks', sections)).toEqual(['/edit']);
  });

  test('can be there twice: a page has to have both', () => {
    expect(find('tag:database tag:content-manager locks', sections)).toEqual(['/edit']);
  });

  test('alone finds the pages with the tag', () => {
    expect(find('tag:database', sections).toSorted()).toEqual(['/edit', '/locks']);
  });

  test('that no page has is searched for as words', () => {
    expect(find('tag:locks', sections)).toHaveLength(3);
    expect(find('tag:', sections)).toEqual([]);
    expect(find('tag:"locks', sections)).toHaveLength(3);
  });

  test('within a word is none', () => {
    expect(find('mytag:database locks', sections)).toContain('/none');
  });
});

test('the beginning of a page is below its other sections, unless it is the best of them', () => {
  const beginning = toSection('/locks', 'Page locks', 'How a transaction locks rows of a table.');
  const [rows, tables, waits] = [
    toSection('/locks#rows', 'Rows', 'A transaction locks rows.'),
    toSection('/locks#tables', 'Tables', 'A table that a transaction locks.'),
    toSection('/locks#waits', 'Waits', 'Others wait for the transaction that locks a row.'),
  ];
  const query = 'table that a transaction locks';
  expect(find(query, [beginning, rows!, tables!, waits!])).toEqual([
    '/locks#tables',
    '/locks#rows',
    '/locks#waits',
  ]);
  expect(find(query, [beginning, tables!])).toContain('/locks');
  expect(find('page locks', [beginning, rows!, tables!])[0]).toBe('/locks');
});
