import {expect, test} from 'vitest';
import {buildIndex} from '../../../../../src/search/plugin/build-index';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import {termsInSection} from '../../../../../src/search/shared/lookup';
import {searchIndexes} from '../../../../../src/search/shared/ranking';
import type {SearchIndexFile} from '../../../../../src/search/shared/types';
import {proves} from '../../../../spec/statements';
import {toSection} from '../sections';

const rows = toSection(
  '/locks#rows',
  'Locked rows',
  'A transaction locks rows: useLocks(), strapi.db.',
);
const file = buildIndex([
  {...toSection('/locks', 'Locks', 'What locks are.', ['packages/a.ts']), tags: ['Database']},
  {...rows, names: ['useLocks', 'Rows']},
  {...toSection('/jobs', 'Jobs', 'Jobs run at night.', ['packages/a.ts']), tags: ['Cron']},
]);

test(
  'of an index file, documents and index are read, and nothing else',
  proves('7.index.fields'),
  () => {
    const read = new Set<string | symbol>();
    const watched = new Proxy(file, {
      get(target, key) {
        read.add(key);
        return Reflect.get(target, key);
      },
    });
    expect(loadIndex('docs-default-current', watched).documents).toBe(file.documents);
    expect([...read].toSorted()).toEqual(['documents', 'index']);
  },
);

test('a section has the parts of its words, its title, its tags and the files that it cites', () => {
  const loaded = loadIndex('docs-default-current', file);
  const ofSections = file.documents.map(({id}) => termsInSection(loaded, loaded.terms.keys(), id));
  // No stop words in the text; in titles and tags every word counts.
  expect(ofSections).toEqual([
    ['database', 'locks', 'packages/a.ts'],
    ['db', 'locked', 'locks', 'rows', 'strapi', 'strapi.db', 'transaction', 'use', 'uselocks'],
    ['cron', 'jobs', 'night', 'packages/a.ts', 'run'],
  ]);
});

test('an index knows which section explains a name, in other letters too', () => {
  const {explained, terms} = loadIndex('docs-default-current', file);
  expect([...explained].map(([place, sections]) => [terms[place], sections])).toEqual([
    ['rows', [1]],
    ['uselocks', [1]],
  ]);
});

const shapes: Record<string, unknown> = {
  'a file of lunr': {
    documents: file.documents,
    index: {version: '2.3.9', fields: [], fieldVectors: []},
  },
  'no index': {documents: file.documents},
  'no documents': {index: file.index},
  'documents that are none': {...file, documents: [null, null, null]},
  'one document too few': {...file, documents: file.documents.slice(1)},
  'one document too many': {...file, documents: [...file.documents, file.documents[0]]},
  'numbers in place of texts': {...file, index: {...file.index, postings: 7}},
};
for (const name of ['sizes', 'postings', 'citations', 'explained'] as const) {
  const text = file.index[name];
  shapes[`half of ${name}`] = {...file, index: {...file.index, [name]: text.slice(0, -1)}};
  shapes[`more of ${name}`] = {...file, index: {...file.index, [name]: `${text} `}};
}

for (const [name, content] of Object.entries(shapes)) {
  test(`${name}: the file is refused`, () => {
    expect(() => loadIndex('docs-default-current', content as SearchIndexFile)).toThrow(Error);
  });
}

test('a file with a wrong character is refused or can be searched', () => {
  const text = JSON.stringify(file);
  let refused = 0;
  for (let place = 0; place < text.length; place += 1) {
    const damaged = `${text.slice(0, place)}Z${text.slice(place + 1)}`;
    try {
      const loaded = loadIndex('docs-default-current', JSON.parse(damaged) as SearchIndexFile);
      expect(searchIndexes([loaded], 'locks of a transaction').length).toBeLessThanOrEqual(8);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).name).toMatch(/^(?:SyntaxError|TypeError|RangeError)$/u);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(text.length / 4);
});
