import type {Rule} from '../types';
import {findShared} from '../unique-field';

/** Within a section no two pages have the same title, so that a list of search results or tags can be told apart. */
export const uniqueTitle: Rule = {
  name: 'unique-title',
  check: (pages) => findShared(pages, 'title', ({section}) => section.id),
};
