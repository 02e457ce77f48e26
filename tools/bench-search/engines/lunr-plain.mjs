import lunr from 'lunr';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser} from '../compile.mjs';
import {toRecords} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Engine} from './index.mjs' */

const {wildcard} = lunr.Query;

/** @type {Engine} */
export const lunrPlain = {
  name: 'lunr, as the spec is read',
  given:
    'fields `title`, `content`, `tags` and `sidebarParentCategories` (empty at depth 0) with boosts 5, 1, 3, 2; b 0.75, k1 1.2; lunr’s own tokenizer and pipeline; each term exactly and with a trailing wildcard',
  async build(corpus) {
    const records = toRecords(corpus);
    const index = lunr(function define() {
      this.ref('id');
      this.b(0.75);
      this.k1(1.2);
      this.field('title', {boost: 5});
      this.field('content', {boost: 1});
      this.field('tags', {boost: 3});
      this.field('sidebarParentCategories', {boost: 2});
      for (const [id, {title, content, tags}] of records.entries()) {
        this.add({id, title, content, tags, sidebarParentCategories: []});
      }
    });
    const documents = records.map(({pageTitle, title, route}) => ({pageTitle, title, route}));
    const file = JSON.stringify({documents, index});
    const code = await bundleForBrowser('import lunr from "lunr"; globalThis.search = lunr;');
    /** @type {{documents: {route: string}[], index: lunr.Index}} */
    let loaded;
    return {
      bytes: {data: bytesOnTheWire(file), code: bytesOnTheWire(code)},
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
        return hits.slice(0, LIMIT).map(({ref}) => loaded.documents[Number(ref)].route);
      },
    };
  },
};
