import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {bytesOnTheWire} from '../bytes';
import {escapeHtml, toRecords} from '../corpus';
import type {Engine, Search} from '.';

const BASE = 'http://localhost/pagefind/';
const SCRIPT = `${BASE}pagefind.js`;

/** Sections that the interface shows of a page. */
const SECTIONS_OF_PAGE = 3;

/** What is used of a result. */
type Result = {url: string; sub_results: {url: string; locations: number[]}[]};

/** What is used of a running Pagefind. */
type Instance = {
  filters(): Promise<unknown>;
  search(query: string): Promise<{results: {data(): Promise<Result>}[]}>;
};

/** Files that Pagefind indexes. */
type HtmlFile = {url: string; content: string};

/** A page as the interface shows it: with the three of its sections that have most of the words found. */
function rowsOf({url, sub_results: sections}: Result): string[] {
  const best = new Set(
    sections
      .filter((section) => section.url !== url)
      .toSorted((a, b) => b.locations.length - a.locations.length)
      .slice(0, SECTIONS_OF_PAGE),
  );
  return [url, ...sections.filter((section) => best.has(section)).map((each) => each.url)];
}

/** Indexes files. */
async function build(files: readonly HtmlFile[]): Promise<Search> {
  const index = (await createIndex({})).index!;
  for (const file of files) {
    await index.addHTMLFile(file);
  }
  const {files: written} = await index.getFiles();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-pagefind-'));
  await index.writeFiles({outputPath: folder});
  await close();
  const client = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  await rm(folder, {recursive: true});

  const contents = new Map(written.map((file) => [BASE + file.path, file.content]));
  const weights = new Map<string, number>();
  const weigh = (url: string) => {
    const weight = weights.get(url) ?? bytesOnTheWire(contents.get(url)!);
    weights.set(url, weight);
    return weight;
  };
  let requested = new Set<string>();
  globalThis.fetch = async (input) => {
    const url = String(input).split('?')[0]!;
    requested.add(url);
    const content = contents.get(url);
    return new Response(content && Buffer.from(content), {status: content ? 200 : 404});
  };
  let instance: Instance;
  const search = async (query: string) => {
    const {results} = await instance.search(query);
    const found = await Promise.all(results.slice(0, MAX_RESULTS).map((result) => result.data()));
    return found.flatMap(rowsOf).map((url) => {
      const {pathname, hash} = new URL(url, BASE);
      return decodeURI(pathname) + hash;
    });
  };
  const load = async () => {
    requested = new Set();
    instance = client.createInstance({basePath: BASE, noWorker: true});
    // The first answer, here of its filters, comes when everything that a query needs is ready.
    await instance.filters();
  };
  return {
    code: contents.get(SCRIPT)!,
    showsPages: true,
    /** The wasm, the entry, the pieces of the index and of the results. */
    async data(query) {
      await load();
      await search(query);
      return [...requested].reduce((sum, url) => sum + weigh(url), 0);
    },
    load,
    search,
  };
}

export const pagefind: Engine = {
  name: 'Pagefind',
  given:
    'the built pages, the article alone (`data-pagefind-body`), through its Node API, default ranking; pages with three of their sections below each, as its interface picks them, up to eight pages: its interface shows five at first, and more on request',
  build: (corpus) =>
    build(
      corpus.pages.map(({route, html}) => ({
        url: route,
        content: html.replace(
          /<div class="(?=[^"]*theme-doc-markdown)/u,
          '<div data-pagefind-body class="',
        ),
      })),
    ),
};

export const pagefindSections: Engine = {
  name: 'Pagefind, by section',
  given:
    'the same with one small HTML page for each section (its heading as h1, the page’s title, the text), which no site does',
  build: (corpus) =>
    build(
      toRecords(corpus).map(({route, title, pageTitle, content}) => {
        const page = title === pageTitle ? '' : `<p>${escapeHtml(pageTitle)}</p>`;
        return {
          url: route,
          content: `<!doctype html><html lang="en"><body><h1>${escapeHtml(title)}</h1>${page}<p>${escapeHtml(content)}</p></body></html>`,
        };
      }),
    ),
};
