import {createStorageSlot} from '@docusaurus/theme-common';
import {MAX_QUERY_LENGTH} from '../../shared/constants';

/** Most searches that are kept. */
const MAX_RECENT = 5;

/**
 * The searches after which the reader has opened a result, in this browser only: a JSON array of queries, newest first.
 * The slot does nothing where storage is forbidden or full (spec section 8).
 */
const slot = createStorageSlot('search-recent');

/** Returns the recent searches, newest first. What anything else has written under the key counts as none. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((query) => typeof query === 'string' && query.trim() !== '')
          .filter(({length}) => length <= MAX_QUERY_LENGTH)
          .slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search, which is not blank, before the others. They are read again first: another tab may have added some. */
export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (!wanted) {
    return;
  }
  const others = readRecent().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  slot.set(JSON.stringify([wanted, ...others].slice(0, MAX_RECENT)));
}

/** Forgets them all. */
export function forgetSearches(): void {
  slot.del();
}
