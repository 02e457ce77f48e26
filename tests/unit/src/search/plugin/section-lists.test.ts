import {expect, test} from 'vitest';
import {addSectionLists} from '../../../../../src/search/plugin/section-lists';
import {writeFiles} from '../../../support/files';
import {toSection} from '../sections';

/** Returns what the sections of a site have of these files below a folder of `data`. */
function sectionsWith(files: Record<string, string>, kind: 'questions' | 'names' = 'questions') {
  const siteDir = writeFiles(
    'site',
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/${kind}/${name}`, text])),
  );
  const sections = [
    toSection('/base/docs/locks', 'Locks', 'Text with `lockRow`.'),
    toSection('/base/docs/locks#rows', 'Rows', 'Text.'),
    toSection('/base/docs/edit', 'Edit', 'Text.'),
  ];
  addSectionLists(siteDir, '/base/', sections);
  return Object.fromEntries(sections.map((section) => [section.sectionRoute, section[kind]]));
}

test('a file at the route of a page has the questions of its sections, and `top` those of its beginning', () => {
  expect(
    sectionsWith({'docs/locks.yml': 'top:\n  - one\n  - two words\nrows:\n  - three\n'}),
  ).toEqual({
    '/base/docs/locks': ['one', 'two words'],
    '/base/docs/locks#rows': ['three'],
    '/base/docs/edit': [],
  });
});

test('a site without the folder has no questions', () => {
  expect(sectionsWith({})).toMatchObject({'/base/docs/locks': []});
});

test('all faults are named at once, each with its line and what to do', () => {
  const long = 'word '.repeat(20).trim();
  let message = '';
  try {
    sectionsWith({
      'docs/lock.yml': 'top:\n  - one\n',
      'docs/locks.yml': `top:\n  - one\nrow:\n  - two\nrows: three\n`,
      'docs/edit.yml': `top:\n  - ${long}\n`,
      'docs/empty.yml': '',
      'docs/broken.yml': 'top:\n  - "one\n',
    });
  } catch (error) {
    ({message} = error as Error);
  }
  expect(message.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {2}data\/questions\/docs\/broken\.yml:\d: .*quote/u),
    `  data/questions/docs/edit.yml:1: "${long}" has 99 characters: 80 at most.`,
    `  data/questions/docs/empty.yml:1: write a heading's id, or "top", with a list of questions below.`,
    '  data/questions/docs/locks.yml:5: write the questions of "rows" as a list of texts.',
    '  data/questions/docs/lock.yml:1: no page has the route /docs/lock: move the file to the route of its page. Did you mean "/docs/locks"?',
    '  data/questions/docs/locks.yml:3: /docs/locks has no section "row" that is searched: take the id of one of its headings, or "top" or "anywhere". Did you mean "rows"?',
  ]);
});

test('more questions of a section than a reader of the file can see through are refused', () => {
  const items = Array.from({length: 10}, (_, number) => `  - question ${number}\n`).join('');
  expect(() => sectionsWith({'docs/locks.yml': `top:\n${items}`})).toThrow(
    'data/questions/docs/locks.yml:1: "top" has 10 questions: 9 at most.',
  );
});

test('what is somewhere on a page are the searches of its first section', () => {
  const siteDir = writeFiles('site', {
    'data/questions/docs/locks.yml': 'anywhere:\n  - one\n  - two\nrows:\n  - three\n',
  });
  const sections = [
    toSection('/docs/locks#rows', 'Rows', 'Text.'),
    toSection('/docs/locks#tables', 'Tables', 'Text.'),
  ];
  addSectionLists(siteDir, '/', sections);
  expect(sections.map(({searches}) => searches)).toEqual([['one', 'two'], []]);
  expect(sections.map(({questions}) => questions)).toEqual([['three'], []]);
});

test('searches are 100 at most, and names are of a section', () => {
  const items = Array.from({length: 101}, (_, number) => `  - search ${number}\n`).join('');
  expect(() => sectionsWith({'docs/locks.yml': `anywhere:\n${items}`})).toThrow(
    'data/questions/docs/locks.yml:1: "anywhere" has 101 questions: 100 at most.',
  );
  expect(() => sectionsWith({'docs/locks.yml': 'anywhere:\n  - lockRow\n'}, 'names')).toThrow(
    '/docs/locks has no section "anywhere" that is searched: take the id of one of its headings, or "top".',
  );
  expect(() => sectionsWith({'docs/locks.yml': 'anywere:\n  - one\n'})).toThrow(
    'Did you mean "anywhere"?',
  );
});

test('a section has the names that it explains, which are words of it', () => {
  expect(sectionsWith({'docs/locks.yml': 'top:\n  - lockRow\n'}, 'names')).toMatchObject({
    '/base/docs/locks': ['lockRow'],
  });
  expect(() => sectionsWith({'docs/locks.yml': 'rows:\n  - lockRow\n'}, 'names')).toThrow(
    'data/names/docs/locks.yml:1: "lockRow" is no word of /base/docs/locks#rows: take it away, or move it to the section that explains it.',
  );
});
