import type {Check} from '../check';
import {findShared} from '../content/unique-field';

/** No two pages of the site have the same description. */
export const uniqueDescription: Check = {
  name: 'unique-description',
  check: (context) => findShared(context, 'description'),
};
