import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {searchCode} from '../../../src/search/shared/code';
import {explanationOf, loadCode} from '../../../src/search/shared/code/load';
import type {CodeFile} from '../../../src/search/shared/code/types';
import {
  CELL_SEPARATOR,
  CODE_FILE,
  CODE_LINE,
  QUESTIONS_FILE,
  textsFileName,
} from '../../../src/search/shared/constants';
import {loadIndex} from '../../../src/search/shared/load-index';
import {hasTerm, type LoadedIndex, placesOfBeginning} from '../../../src/search/shared/lookup';
import {stemOf} from '../../../src/search/shared/ranking/stem';
import {splitRoute} from '../../../src/search/shared/routes';
import {tokenize, tokenizeTitle} from '../../../src/search/shared/tokenizer';
import type {Field, SearchIndexFile, SectionTexts} from '../../../src/search/shared/types';
import {sections} from '../../../src/sections';
import {STRAPI_VERSION} from '../../../src/strapi';
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

/** The indexes as the browser has them, by name. */
const loadedIndexes = new Map<string, LoadedIndex>();

/** Returns an index file as the browser has it. */
function loadNamed(name: string): LoadedIndex {
  const loaded = loadedIndexes.get(name) ?? loadIndex(name, readIndex(name));
  loadedIndexes.set(name, loaded);
  return loaded;
}

/** Returns the terms of each section in a field. */
function termsOfSections(loaded: LoadedIndex, field: Field): Set<string>[] {
  const terms = loaded.documents.map(() => new Set<string>());
  const wanted = loaded.fields.indexOf(field);
  for (const [place, term] of loaded.terms.entries()) {
    for (let posting = loaded.starts[place]!; posting < loaded.starts[place + 1]!; posting += 1) {
      if (loaded.fieldsOfPostings[posting] === wanted) {
        terms[loaded.sections[posting]!]!.add(term);
      }
    }
  }
  return terms;
}

/** Returns the ids of the sections in whose content a term stands. */
function sectionsWith(loaded: LoadedIndex, term: string): number[] {
  const [place] = hasTerm(loaded, term) ? placesOfBeginning(loaded, term) : [];
  if (place === undefined) {
    return [];
  }
  const content = loaded.fields.indexOf('content');
  const {starts, sections: found, fieldsOfPostings} = loaded;
  return [...found.subarray(starts[place], starts[place + 1])].filter(
    (_, posting) => fieldsOfPostings[starts[place]! + posting] === content,
  );
}

test('there is one index for each search tag, and no other', () => {
  expect(listIndexes(buildDir)).toEqual(expectedNames);
  const below = readdirSync(buildDir, {recursive: true}) as string[];
  expect(below.filter((file) => /search-index.*\.json$/u.test(file)).toSorted()).toEqual(
    expectedNames,
  );
});

test('a section is found by the files that it cites', () => {
  const file = loadNamed('search-index-docs-api-current.json');
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
    const loaded = loadNamed(name);
    const indexed = termsOfSections(loaded, 'content');
    for (const {id, sectionRoute} of loaded.documents) {
      const {pathname, anchor} = splitRoute(sectionRoute);
      const texts = readFileSync(path.join(buildDir, textsFileName(pathname.slice(1))), 'utf8');
      // The forms of a word are one word in an index.
      const quoted = new Set(tokenize((JSON.parse(texts) as SectionTexts)[anchor]!).map(stemOf));
      const stems = new Set([...indexed[id]!].map(stemOf));
      const cited = [...indexed[id]!].filter((term) => !quoted.has(stemOf(term)));
      expect(
        [...quoted].filter((stem) => !stems.has(stem)),
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

/** Returns what a reader downloads of a file, in bytes. */
const sizeOf = (name: string): number =>
  brotliCompressSync(readFileSync(path.join(buildDir, name))).length;

test('a reader downloads at most 250 KB of indexes, of which at most 120 KB are one file, and for a sentence 145 KB more', () => {
  const sizes = names.map(sizeOf);
  expect(sizes).toHaveLength(expectedNames.length);
  expect(Math.max(...sizes)).toBeLessThan(120_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  expect(sizeOf(QUESTIONS_FILE)).toBeLessThan(145_000);
});

test('texts have a line for each paragraph, row and line of code, and no cells or words run together', () => {
  const texts = JSON.parse(
    readFileSync(path.join(buildDir, textsFileName('docs/core/database/transactions')), 'utf8'),
  ) as SectionTexts;
  const rows = texts['#data-shapes']!.split('\n').filter((line) => line.includes(CELL_SEPARATOR));
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    expect(row.split(CELL_SEPARATOR), row).toHaveLength(2);
  }
  const code = Object.values(texts).flatMap((text) =>
    text.split('\n').filter((line) => line.startsWith(CODE_LINE)),
  );
  expect(code.length).toBeGreaterThan(5);
});

test('the index of the code is small, of the pinned version, and names pages that are in the build', () => {
  const text = readFileSync(path.join(buildDir, CODE_FILE), 'utf8');
  expect(brotliCompressSync(text).length).toBeLessThan(160 * 1024);
  const code = loadCode(JSON.parse(text) as CodeFile);
  expect(code.version).toBe(STRAPI_VERSION);
  const routes = new Set(readRoutes());
  for (const {route} of code.pages.values()) {
    expect(routes).toContain(route);
  }
  expect(explanationOf(code, 'packages/core/core/src/services/cron.ts')?.route).toMatch(
    /^\/api\/cron/iu,
  );
  expect(searchCode(code, 'Error: Could not find field size for type x')[0]).toMatchObject({
    file: 'packages/core/content-manager/server/src/services/field-sizes.ts',
    explanation: {route: expect.stringContaining('/docs/core/content-manager/')},
  });
});

test('there is no /search page', () => {
  expect(readRoutes()).not.toContain('/search');
  expect(existsSync(path.join(buildDir, 'search.html'))).toBe(false);
  expect(existsSync(path.join(buildDir, 'search'))).toBe(false);
});

/** Returns the labels of the tags that the page of a section shows. */
function tagsOf(sectionRoute: string): string[] {
  const html = readHtml(splitRoute(sectionRoute).pathname);
  return [...html.matchAll(/<a [^>]*href="?\/tags\/[^>]*>([^<]*)<\/a>/gu)].map(
    ([, label]) => label!,
  );
}

for (const name of names) {
  test.describe(name, () => {
    const file = readIndex(name);
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

    test('indexes the four fields of each document', proves('3.search-document'), () => {
      const loaded = loadNamed(name);
      expect(loaded.fields).toEqual(['title', 'content', 'tags', 'sidebarParentCategories']);
      const titles = termsOfSections(loaded, 'title');
      const contents = termsOfSections(loaded, 'content');
      const tags = termsOfSections(loaded, 'tags');
      for (const {id, sectionTitle, sectionRoute} of file.documents) {
        expect([...titles[id]!].toSorted(), sectionRoute).toEqual(
          [...new Set(tokenizeTitle(sectionTitle))].toSorted(),
        );
        expect(tags[id], sectionRoute).toEqual(
          new Set(tagsOf(sectionRoute).flatMap(tokenizeTitle)),
        );
      }
      expect(contents.filter(({size}) => size > 0).length).toBeGreaterThan(contents.length * 0.85);
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
    const file = loadNamed(name);
    for (const word of labelWords) {
      for (const id of sectionsWith(file, word)) {
        const {sectionRoute} = file.documents[id]!;
        const part = textOfSections(sectionRoute.split('#')[0]!).get(sectionRoute) ?? '';
        // The author wrote the word: it stands between tags, outside buttons, attributes and the footer.
        const own = part
          .replace(/<footer.*$/su, '')
          // A paragraph ends where the next block begins: the minifier leaves its closing tag out.
          .replace(/<p [^>]*data-search-ignore.*?(?=<\/p>|<(?:p|div|h\d|ul|ol|pre)\b)/gsu, ' ')
          .replace(/<(details|header|footer) [^>]*data-search-ignore.*?<\/\1>/gsu, ' ')
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
    const file = loadNamed(name);
    // The forms of a word are one word in an index.
    const formsOf = new Map<string, string[]>();
    for (const term of file.terms) {
      formsOf.set(stemOf(term), [...(formsOf.get(stemOf(term)) ?? []), term]);
    }
    const routes = new Set(file.documents.map(({sectionRoute}) => sectionRoute.split('#')[0]!));
    for (const route of routes) {
      for (const [sectionRoute, part] of textOfSections(route)) {
        // What a sample printed or returned is not indexed, nor are statements and answers.
        const [before = '', code] = /^(.*?)(<pre\b.*?<\/pre>)/su.exec(part)?.slice(1) ?? [];
        if (
          /(?:>| – )(?:prints|result)<\/div>[^<]*<div[^>]*>$/iu.test(before) ||
          /language-(?:diff|http|json|sql)\b[^<]*(?:<div[^<]*)*$/u.test(before)
        ) {
          continue;
        }
        const {id} = file.documents.find((each) => each.sectionRoute === sectionRoute) ?? {};
        // A word with letters only is the same to the tokenizer and to this test.
        const word = code && />\s*([a-z]{6,})\s*</iu.exec(code)?.[1];
        if (word && id !== undefined) {
          blocks += 1;
          expect(
            (formsOf.get(stemOf(word.toLowerCase())) ?? []).flatMap((form) =>
              sectionsWith(file, form),
            ),
            `${word} of ${sectionRoute}`,
          ).toContain(id);
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
      const ofSections = termsOfSections(loadNamed(name), 'sidebarParentCategories');
      expect(ofSections.length, name).toBeGreaterThan(0);
      expect(
        ofSections.flatMap((terms) => [...terms]),
        name,
      ).toEqual([]);
    }
  },
);
