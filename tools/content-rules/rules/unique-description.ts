import type {Rule} from '../types';
import {findShared} from '../unique-field';

/** No two pages of the site have the same description. */
export const uniqueDescription: Rule = {
  name: 'unique-description',
  check: (pages) => findShared(pages, 'description'),
};
