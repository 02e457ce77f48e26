import {canBeDecoded} from '../../lib/decode-url';
import {sections} from '../../sections';

/** Longer parts of an address are data, not words. */
const MAX_PART_LENGTH = 60;

/** Names that addresses have in common, and that say nothing of a page. */
const COMMON_PARTS = new Set([...sections.map(({id}) => String(id)), 'core', '404', 'index']);

/** Numbers, and hashes with a digit in them. */
const ID = /^(?:\d+|(?=[a-z]*\d)[\da-f]{6,})$/iu;

/**
 * Returns the words of an address, to search for: `/docs/core/content-manger/relatons.html` is "content manger relatons".
 * Empty when it has none.
 *
 * @param pathname may be anything that can stand in an address
 */
export function wordsOfAddress(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return path
    .split('/')
    .filter(canBeDecoded)
    .map((part) => decodeURIComponent(part).replace(/\.(?:html?|mdx?|php|aspx?)$/iu, ''))
    .filter((part) => part.length <= MAX_PART_LENGTH && !COMMON_PARTS.has(part.toLowerCase()))
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '' && !ID.test(word))
    .join(' ');
}
