import {TAGS_FILE} from '../../../src/tags';
import {tagsOf} from '../tags';
import type {Rule} from '../types';

/** Every tag of the list is on a page. */
export const unusedTags: Rule = {
  name: 'unused-tags',
  check: (pages, {tags}) => {
    const used = new Set(pages.flatMap((page) => tagsOf(page).map(({key}) => key)));
    return tags
      .filter(({key}) => !used.has(key))
      .map(({key, line}) => ({
        file: TAGS_FILE,
        line,
        message: `No page carries the tag "${key}": use it or take it out of the list.`,
      }));
  },
};
