import {TAGS_FILE} from '../../../src/markdown/tags';
import {fieldPlace} from '../../../src/markdown/field-place';
import {nearest} from '../../../src/lib/nearest';
import {tagsOf, tagSound} from '../content/tags';
import type {Check, Problem} from '../check';

/** Tags that sound alike and are two all the same: the entry and its service, and the views of the Content Manager. */
const DISTINCT = new Set(['document', 'documents']);

/** A tag has one spelling: in the list, and on the pages. */
export const tagSpelling: Check = {
  name: 'tag-spelling',
  check: ({selected, ...context}) => {
    const tags = context.tags();
    const problems: Problem[] = [];
    for (const [index, {key, line}] of tags.entries()) {
      const twin = tags.slice(0, index).find((other) => tagSound(other.key) === tagSound(key));
      if (twin && !DISTINCT.has(key)) {
        problems.push({
          file: TAGS_FILE,
          line,
          message: `Tag "${key}" is another spelling of "${twin.key}" (line ${twin.line}): keep one.`,
        });
      }
    }
    for (const page of selected) {
      for (const {key, index} of tagsOf(page)) {
        const alike = tags
          .map((tag) => tag.key)
          .filter((other) => tagSound(other) === tagSound(key));
        if (alike.length > 0 && !alike.includes(key)) {
          problems.push({
            file: page.file,
            ...fieldPlace(page, 'tags', index),
            message: `Tag "${key}" is spelled "${nearest(key, alike).join()}" in ${TAGS_FILE}: write it like that.`,
          });
        }
      }
    }
    return problems;
  },
};
