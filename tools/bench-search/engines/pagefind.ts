import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {bytesOnTheWire} from '../bytes';
import {escapeHtml, toRecords} from '../corpus';
import type {Engine} from '.';

const BASE = 'http://localhost/pagefind/';
const SCRIPT = `${BASE}pagefind.js`;

/** What is used of a running Pagefind. */
type Instance = {
  filters(): Promise<unknown>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

export const pagefind: Engine = {
  name: 'Pagefind',
  given:
    'one small HTML page for each section (its heading as h1, the page’s title, the text) through its Node API, default ranking; whole pages with their sub-results, its usual input, answered these queries worse when both were tried',
  async build(corpus) {
    const index = (await createIndex({})).index!;
    for (const {route, title, pageTitle, content} of toRecords(corpus)) {
      const page = title === pageTitle ? '' : `<p>${escapeHtml(pageTitle)}</p>`;
      await index.addHTMLFile({
        url: route,
        content: `<!doctype html><html lang="en"><body><h1>${escapeHtml(title)}</h1>${page}<p>${escapeHtml(content)}</p></body></html>`,
      });
    }
    const {files} = await index.getFiles();
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-pagefind-'));
    await index.writeFiles({outputPath: folder});
    await close();
    const client = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
    await rm(folder, {recursive: true});

    const contents = new Map(files.map((file) => [BASE + file.path, file.content]));
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
      return found.map(({url}) => {
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
      /** The wasm, the entry, the pieces of the index and of the results. */
      async data(query) {
        await load();
        await search(query);
        return [...requested].reduce((sum, url) => sum + weigh(url), 0);
      },
      load,
      search,
    };
  },
};
