import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {bytesOnTheWire} from '../bytes.mjs';
import {toRecords} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Engine} from './index.mjs' */

const BASE = 'http://localhost/pagefind/';
const SCRIPT = `${BASE}pagefind.js`;

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @type {Engine} */
export const pagefind = {
  name: 'Pagefind',
  given:
    'one small HTML page for each section (its heading as h1, the page’s title, the text) through its Node API, default ranking; whole pages with their sub-results, its usual input, answered these queries worse when both were tried',
  async build(corpus) {
    const {index} = await createIndex({});
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
    /** @type {Map<string, number>} */
    const weights = new Map();
    const weigh = (/** @type {string} */ url) => {
      const weight = weights.get(url) ?? bytesOnTheWire(contents.get(url));
      weights.set(url, weight);
      return weight;
    };
    /** @type {Set<string>} */
    let requested = new Set();
    globalThis.fetch = /** @type {any} */ (
      async (/** @type {string} */ input) => {
        const url = String(input).split('?')[0];
        requested.add(url);
        return new Response(/** @type {any} */ (contents.get(url)), {
          status: contents.has(url) ? 200 : 404,
        });
      }
    );
    /** @type {any} */
    let instance;
    /** @param {string} query */
    const search = async (query) => {
      const {results} = await instance.search(query);
      const found = await Promise.all(
        results.slice(0, LIMIT).map((/** @type {any} */ result) => result.data()),
      );
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
      bytes: {
        code: weigh(SCRIPT),
        /** Depends on the query: the wasm, the entry, the pieces of the index and of the results. */
        async dataOf(query) {
          await load();
          await search(query);
          return [...requested].reduce((sum, url) => sum + weigh(url), 0);
        },
      },
      load,
      search,
    };
  },
};
