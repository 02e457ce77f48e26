import {TAGS_FILE} from '../../../src/tags';
import {fieldLine} from '../front-matter';
import {nearest} from '../../../src/nearest';
import {tagsOf, tagSound} from '../tags';
import type {Rule, Violation} from '../types';

/** Tags that sound alike and are two all the same: the entry and its service, and the views of the Content Manager. */
const DISTINCT = new Set(['document', 'documents']);

/** A tag has one spelling: in the list, and on the pages. */
export const tagSpelling: Rule = {
  name: 'tag-spelling',
  check: (pages, {tags}) => {
    const violations: Violation[] = [];
    for (const [index, {key, line}] of tags.entries()) {
      const twin = tags.slice(0, index).find((other) => tagSound(other.key) === tagSound(key));
      if (twin && !DISTINCT.has(key)) {
        violations.push({
          file: TAGS_FILE,
          line,
          message: `Tag "${key}" is another spelling of "${twin.key}" (line ${twin.line}): keep one.`,
        });
      }
    }
    for (const page of pages) {
      for (const {key, index} of tagsOf(page)) {
        const alike = tags
          .map((tag) => tag.key)
          .filter((other) => tagSound(other) === tagSound(key));
        if (alike.length > 0 && !alike.includes(key)) {
          violations.push({
            file: page.file,
            line: fieldLine(page, 'tags', index),
            message: `Tag "${key}" is spelled "${nearest(key, alike).join()}" in ${TAGS_FILE}: write it like that.`,
          });
        }
      }
    }
    return violations;
  },
};
