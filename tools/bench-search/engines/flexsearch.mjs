import {Charset, Document} from 'flexsearch';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser} from '../compile.mjs';
import {toRecords} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Engine} from './index.mjs' */

/** Fields in the order in which their results are shown. */
const fields = ['title', 'pageTitle', 'tags', 'content'];

const createIndex = () =>
  new Document({
    document: {
      id: 'id',
      index: fields.map((field) => ({
        field,
        encoder: Charset.LatinBalance,
        resolution: 9,
        tokenize: /** @type {const} */ ('full'),
      })),
    },
  });

/** @type {Engine} */
export const flexSearch = {
  name: 'FlexSearch',
  given:
    'section title, page title, tags, content, in this order of importance; encoder LatinBalance (forgives typos), tokenizer `full` (finds parts of words); results with all words, then those of `suggest` (of seven settings tried on these queries, level with the best one)',
  async build(corpus) {
    const records = toRecords(corpus);
    const index = createIndex();
    for (const [id, {tags, ...record}] of records.entries()) {
      index.add({id, ...record, tags: tags.join(' ')});
    }
    /** @type {[key: string, data: string][]} */
    const parts = [];
    await index.export((key, data) => {
      if (data !== undefined) {
        parts.push([key, String(data)]);
      }
    });
    const documents = records.map(({route, title, pageTitle}) => ({route, title, pageTitle}));
    const file = JSON.stringify({documents, parts});
    const code = await bundleForBrowser(
      'import {Charset, Document} from "flexsearch"; globalThis.search = {Charset, Document};',
    );
    let loaded = index;
    return {
      bytes: {data: bytesOnTheWire(file), code: bytesOnTheWire(code)},
      load() {
        loaded = createIndex();
        for (const [key, data] of JSON.parse(file).parts) {
          loaded.import(key, data);
        }
      },
      search(query) {
        const found = [false, true].flatMap((suggest) =>
          loaded.search(query, {limit: LIMIT, suggest}).flatMap(({result}) => result),
        );
        const ids = new Set(found);
        return [...ids].slice(0, LIMIT).map((id) => documents[Number(id)].route);
      },
    };
  },
};
