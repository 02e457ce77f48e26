import {clean} from './clean';
import {isStackTrace, LOCATION, textBeforeStack, wordsBefore} from './stack-text';

/** What is looked at of a pasted text, in characters. */
const MAX_PASTE = 50_000;

/** A place in a file that may be one of Strapi's: in a package that is installed, or in the monorepo. */
const PLACE_IN_STRAPI = /@strapi[/\\]|(?:^|[/\\(])packages[/\\]/u;

/** Returns the first line of a stack trace, of one line, that may be code of Strapi. */
function firstFrame(text: string): string | undefined {
  const words = text.split(' ');
  const place = words.findIndex((word) => LOCATION.test(word) && PLACE_IN_STRAPI.test(word));
  if (place < 0) {
    return undefined;
  }
  const location = words[place]!;
  // Firefox and Safari write "name@location".
  return /@(?:https?:|file:|\/)/u.test(location)
    ? location
    : ['at', ...(wordsBefore(words, place) ?? []), location].join(' ');
}

/**
 * Returns a pasted text as the search field can take it: in one line, and at most so long. A stack trace that is longer is
 * cut down to its message and its first line that is code of Strapi.
 */
export function condense(pasted: string, maxLength: number): string {
  const text = pasted.slice(0, MAX_PASTE).replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= maxLength) {
    return text;
  }
  const frame = isStackTrace(text) ? firstFrame(text) : undefined;
  if (frame === undefined || frame.length >= maxLength) {
    return text.slice(0, maxLength);
  }
  const message = clean(textBeforeStack(text)).slice(0, maxLength - frame.length - 1);
  return `${message} ${frame}`.trim();
}
