import {Charset, Document} from 'flexsearch';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {toRecords} from '../corpus';
import type {Engine} from '.';

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
        tokenize: 'full' as const,
      })),
    },
  });

export const flexSearch: Engine = {
  name: 'FlexSearch',
  given:
    'section title, page title, tags, content, in this order of importance; encoder LatinBalance (forgives typos), tokenizer `full` (finds parts of words); results with all words, then those of `suggest` (of seven settings tried on these queries, level with the best one)',
  async build(corpus) {
    const records = toRecords(corpus);
    const index = createIndex();
    for (const [id, {tags, ...record}] of records.entries()) {
      index.add({id, ...record, tags: tags.join(' ')});
    }
    const parts: [key: string, data: string][] = [];
    await index.export((key, data) => {
      if (data !== undefined) {
        parts.push([key, String(data)]);
      }
    });
    const documents = records.map(({route, title, pageTitle}) => ({route, title, pageTitle}));
    const file = JSON.stringify({documents, parts});
    let loaded = index;
    return {
      code: 'import {Charset, Document} from "flexsearch"; globalThis.search = {Charset, Document};',
      data: [file],
      load() {
        loaded = createIndex();
        for (const [key, data] of JSON.parse(file).parts) {
          loaded.import(key, data);
        }
      },
      search(query) {
        const found = [false, true].flatMap((suggest) =>
          loaded.search(query, {limit: MAX_RESULTS, suggest}).flatMap(({result}) => result),
        );
        return [...new Set(found)].slice(0, MAX_RESULTS).map((id) => documents[Number(id)]!.route);
      },
    };
  },
};
