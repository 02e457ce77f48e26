import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {textsFileName} from '../../../src/search/shared/constants';
import {splitRoute} from '../../../src/search/shared/routes';
import {tokenize} from '../../../src/search/shared/tokenizer';
import type {SearchIndexFile, SectionTexts} from '../../../src/search/shared/types';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {readHtml, readRoutes} from '../support/site';
import {buildDir} from '../../paths';

function readIndex(name: string, directory = buildDir): SearchIndexFile {
  return JSON.parse(readFileSync(path.join(directory, name), 'utf8')) as SearchIndexFile;
}

function listIndexes(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.startsWith('search-index'))
    .toSorted();
}

const expectedNames = sections
  .map(({pluginId}) => `search-index-docs-${pluginId}-current.json`)
  .toSorted();
const isBuilt = existsSync(path.join(buildDir, expectedNames[0]!));
const names = isBuilt ? listIndexes(buildDir) : [];

/** Returns the ids of the sections in whose field a term stands. */
function sectionsWith({index}: SearchIndexFile, term: string): number[] {
  const entry = index.invertedIndex.find(([word]) => word === term);
  return Object.keys(entry?.[1].content ?? {}).map(Number);
}

test('there is one index for each search tag, and no other', () => {
  expect(listIndexes(buildDir)).toEqual(expectedNames);
  const below = readdirSync(buildDir, {recursive: true}) as string[];
  expect(below.filter((file) => /search-index.*\.json$/u.test(file)).toSorted()).toEqual(
    expectedNames,
  );
});

test('a section is found by the files that it cites', () => {
  const file = readIndex('search-index-docs-api-current.json');
  const cited = [...readHtml('/api/Cron').matchAll(/ aria-description="?(packages[^",\s>]+)/gu)];
  expect(cited.length).toBeGreaterThan(3);
  for (const [, citedFile] of cited) {
    const routes = sectionsWith(file, citedFile!.toLowerCase()).map(
      (id) => file.documents[id]!.sectionRoute.split('#')[0],
    );
    expect(routes, citedFile).toContain('/api/Cron');
  }
});

test('what is indexed of a section is what its excerpt is quoted from, and the files that it cites', () => {
  for (const name of names) {
    const file = readIndex(name);
    const indexed = file.documents.map(() => new Set<string>());
    for (const [term, {content}] of file.index.invertedIndex) {
      for (const id of Object.keys(content)) {
        indexed[Number(id)]!.add(term);
      }
    }
    for (const {id, sectionRoute} of file.documents) {
      const {pathname, anchor} = splitRoute(sectionRoute);
      const texts = readFileSync(path.join(buildDir, textsFileName(pathname.slice(1))), 'utf8');
      const quoted = new Set(tokenize((JSON.parse(texts) as SectionTexts)[anchor]!));
      const cited = [...indexed[id]!].filter((term) => !quoted.has(term));
      expect(
        [...quoted].filter((term) => !indexed[id]!.has(term)),
        sectionRoute,
      ).toEqual([]);
      // A path is one term; its parts are in the text, as far as they say something.
      expect(
        cited.filter((term) => !term.includes('/')),
        sectionRoute,
      ).toEqual([]);
    }
  }
});

test('there is no /search page', () => {
  expect(readRoutes()).not.toContain('/search');
  expect(existsSync(path.join(buildDir, 'search.html'))).toBe(false);
  expect(existsSync(path.join(buildDir, 'search'))).toBe(false);
});

for (const name of names) {
  test.describe(name, () => {
    const file = readIndex(name);
    const serialized = file.index;
    const routesOfSections = file.documents.map(({sectionRoute}) => sectionRoute);

    test(
      'has documents and an index, and documents have the fields of the specification',
      proves('3.search-document', '3.search-index-file'),
      () => {
        expect(Object.keys(file)).toEqual(['documents', 'index']);
        for (const [position, document] of file.documents.entries()) {
          expect(document).toEqual({
            id: position,
            pageTitle: expect.stringMatching(/\S/u),
            sectionTitle: expect.stringMatching(/\S/u),
            sectionRoute: expect.stringMatching(/^\/[^#]*(?:#[^#]+)?$/u),
            type: 'docs',
          });
        }
      },
    );

    test('lunr loads it and finds a section by its title', () => {
      const index = lunr.Index.load(file.index);
      for (const {id, sectionTitle} of file.documents) {
        const [term] = tokenize(sectionTitle);
        if (term) {
          const found = index.query((query) => query.term(term, {fields: ['title']}));
          expect(found.map(({ref}) => Number(ref))).toContain(id);
        }
      }
    });

    test('indexes the four fields of each document', proves('3.search-document'), () => {
      expect(serialized.fields).toEqual(['title', 'content', 'tags', 'sidebarParentCategories']);
      expect(serialized.fieldVectors.map(([ref]) => ref).toSorted()).toEqual(
        file.documents
          .flatMap(({id}) => serialized.fields.map((field) => `${field}/${id}`))
          .toSorted(),
      );
    });

    test('every section is there: its page is in the build and has its anchor', () => {
      const routes = new Set(readRoutes());
      for (const sectionRoute of routesOfSections) {
        const [route, anchor] = sectionRoute.split('#');
        expect(routes).toContain(route);
        if (anchor) {
          expect(readHtml(route!)).toMatch(new RegExp(`<h[23][^>]* id="?${anchor}["\\s>]`, 'u'));
        }
      }
    });

    test('no section is listed twice', () => {
      expect(new Set(routesOfSections).size).toBe(routesOfSections.length);
    });

    test('no home, tag, health or not-found page is in it', () => {
      for (const route of routesOfSections) {
        expect(route).not.toMatch(/^\/(?:#|$|tags|health|404|search)/u);
      }
    });
  });
}

/** Words in labels: breadcrumbs, heading links, pagination, code block buttons, page footer, the foot of the text. */
const labelWords = [
  'breadcrumbs',
  'home',
  'direct',
  'link',
  'previous',
  'next',
  'copy',
  'copied',
  'clipboard',
  'wrap',
  'toggle',
  'edit',
  'updated',
  'tags',
  'checked',
  'written',
  'references',
];

/** Text of a page that the reader takes for its own, by section. */
function textOfSections(route: string): Map<string, string> {
  const html = readHtml(route);
  const article = html.slice(html.indexOf('theme-doc-markdown'));
  const texts = new Map<string, string>();
  for (const [index, part] of article.split(/(?=<h[23][^>]* id=)/u).entries()) {
    const id = /^<h[23][^>]* id="?([^"\s>]+)/u.exec(part)?.[1];
    texts.set(index === 0 || !id ? route : `${route}#${id}`, part);
  }
  return texts;
}

test('labels of heading links, pagination and copy buttons are not counted as words of sections', () => {
  for (const name of names) {
    const file = readIndex(name);
    for (const word of labelWords) {
      for (const id of sectionsWith(file, word)) {
        const {sectionRoute} = file.documents[id]!;
        const part = textOfSections(sectionRoute.split('#')[0]!).get(sectionRoute) ?? '';
        // The author wrote the word: it stands between tags, outside buttons, attributes and the footer.
        const own = part
          .replace(/<footer.*$/su, '')
          // A paragraph ends where the next block begins: the minifier leaves its closing tag out.
          .replace(/<p [^>]*data-search-ignore.*?(?=<\/p>|<(?:p|div|h\d|ul|ol|pre)\b)/gsu, ' ')
          .replace(/<details [^>]*data-search-ignore.*?<\/details>/gsu, ' ')
          .replace(/<(button|nav)\b.*?<\/\1>/gsu, ' ')
          .replace(/<[^>]*>/gu, ' ');
        expect(own.toLowerCase(), `${word} in ${sectionRoute}`).toContain(word);
      }
    }
  }
});

test('the words of code blocks are indexed with their sections', () => {
  let blocks = 0;
  for (const name of names) {
    const file = readIndex(name);
    const routes = new Set(file.documents.map(({sectionRoute}) => sectionRoute.split('#')[0]!));
    for (const route of routes) {
      for (const [sectionRoute, part] of textOfSections(route)) {
        const code = /<pre\b.*?<\/pre>/su.exec(part)?.[0];
        const {id} = file.documents.find((each) => each.sectionRoute === sectionRoute) ?? {};
        // A word with letters only is the same to the tokenizer and to this test.
        const word = code && />\s*([a-z]{6,})\s*</iu.exec(code)?.[1];
        if (word && id !== undefined) {
          blocks += 1;
          expect(sectionsWith(file, word.toLowerCase()), `${word} of ${sectionRoute}`).toContain(
            id,
          );
        }
      }
    }
  }
  expect(blocks).toBeGreaterThan(5);
});

test(
  'the sidebar categories above a page are not indexed with it',
  proves('9.search.parent-depth'),
  () => {
    // There are categories to index.
    expect(readHtml('/docs/intro')).toContain('theme-doc-sidebar-item-category-level-1');
    for (const name of names) {
      const {fieldVectors} = readIndex(name).index;
      const vectors = fieldVectors.filter(([ref]) => ref.startsWith('sidebarParentCategories/'));
      expect(vectors.length, name).toBeGreaterThan(0);
      expect(
        vectors.flatMap(([, vector]) => vector),
        name,
      ).toEqual([]);
    }
  },
);
