import {create, insertMultiple, load, save, search} from '@orama/orama';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser} from '../compile.mjs';
import {toRecords} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Engine} from './index.mjs' */

const schema = /** @type {const} */ ({
  title: 'string',
  pageTitle: 'string',
  content: 'string',
  tags: 'string[]',
});

const options = {
  schema,
  components: {tokenizer: /** @type {const} */ ({language: 'english', stemming: true})},
};

/** @type {Engine} */
export const orama = {
  name: 'Orama',
  given:
    'section title (boost 5), page title (2), tags (2), content (1); its English tokenizer with stemming and prefix matching; all words, then any of them, then tolerance 1, until something is found (the best of seven settings on these queries)',
  async build(corpus) {
    const index = create(options);
    await insertMultiple(
      index,
      toRecords(corpus).map(({route, title, pageTitle, content, tags}) => ({
        id: route,
        title,
        pageTitle,
        content,
        tags,
      })),
    );
    const file = JSON.stringify(save(index));
    const code = await bundleForBrowser(
      'import {create, load, search} from "@orama/orama"; globalThis.search = {create, load, search};',
    );
    let loaded = index;
    return {
      bytes: {data: bytesOnTheWire(file), code: bytesOnTheWire(code)},
      load() {
        loaded = create(options);
        load(loaded, JSON.parse(file));
      },
      async search(query) {
        /** @type {import('@orama/orama').SearchParamsFullText<typeof loaded>} */
        const params = {
          term: query,
          boost: {title: 5, pageTitle: 2, tags: 2},
          limit: LIMIT,
        };
        for (const attempt of [{threshold: 0}, {threshold: 1}, {tolerance: 1}]) {
          const {hits} = await search(loaded, {...params, ...attempt});
          if (hits.length > 0) {
            return hits.map(({id}) => id);
          }
        }
        return [];
      },
    };
  },
};
