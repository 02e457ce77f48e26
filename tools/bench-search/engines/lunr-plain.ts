import lunr from 'lunr';
import {BM25, FIELD_BOOSTS, MAX_RESULTS} from '../../../src/search/shared/constants';
import {toRecords} from '../corpus';
import type {Engine} from '.';

const {wildcard} = lunr.Query;

export const lunrPlain: Engine = {
  name: 'lunr, as the spec is read',
  given:
    'fields `title`, `content`, `tags` and `sidebarParentCategories` (empty at depth 0) with boosts 5, 1, 3, 2; b 0.75, k1 1.2; lunr’s own tokenizer and pipeline; each term exactly and with a trailing wildcard',
  async build(corpus) {
    const records = toRecords(corpus);
    const index = lunr((builder) => {
      builder.ref('id');
      builder.b(BM25.b);
      builder.k1(BM25.k1);
      for (const [field, boost] of Object.entries(FIELD_BOOSTS)) {
        builder.field(field, {boost});
      }
      for (const [id, {title, content, tags}] of records.entries()) {
        builder.add({id, title, content, tags, sidebarParentCategories: []});
      }
    });
    const documents = records.map(({pageTitle, title, route}) => ({pageTitle, title, route}));
    const file = JSON.stringify({documents, index});
    let loaded: {documents: {route: string}[]; index: lunr.Index};
    return {
      code: 'import lunr from "lunr"; globalThis.search = lunr;',
      data: [file],
      load() {
        const parsed = JSON.parse(file);
        loaded = {documents: parsed.documents, index: lunr.Index.load(parsed.index)};
      },
      search(query) {
        const hits = loaded.index.query((lunrQuery) => {
          for (const token of lunr.tokenizer(query)) {
            lunrQuery.term(token.toString(), {});
            lunrQuery.term(token.toString(), {wildcard: wildcard.TRAILING});
          }
        });
        return hits.slice(0, MAX_RESULTS).map(({ref}) => loaded.documents[Number(ref)]!.route);
      },
    };
  },
};
