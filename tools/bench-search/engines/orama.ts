import {create, insertMultiple, load, save, search} from '@orama/orama';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {toRecords} from '../corpus';
import type {Engine} from '.';

const options = {
  schema: {title: 'string', pageTitle: 'string', content: 'string', tags: 'string[]'},
  components: {tokenizer: {language: 'english', stemming: true}},
} as const;

export const orama: Engine = {
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
    let loaded = index;
    return {
      code: 'import {create, load, search} from "@orama/orama"; globalThis.search = {create, load, search};',
      data: [file],
      load() {
        loaded = create(options);
        load(loaded, JSON.parse(file));
      },
      async search(query) {
        const boost = {title: 5, pageTitle: 2, tags: 2};
        for (const attempt of [{threshold: 0}, {threshold: 1}, {tolerance: 1}]) {
          const {hits} = await search(loaded, {
            term: query,
            boost,
            limit: MAX_RESULTS,
            ...attempt,
          });
          if (hits.length > 0) {
            return hits.map(({id}) => id);
          }
        }
        return [];
      },
    };
  },
};
