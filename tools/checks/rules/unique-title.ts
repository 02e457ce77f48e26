import type {Check} from '../check';
import {findShared} from '../content/unique-field';

/** Within a section no two pages have the same title, so that a list of search results or tags can be told apart. */
export const uniqueTitle: Check = {
  name: 'unique-title',
  check: (context) => findShared(context, 'title', ({section}) => section.id),
};
