/** A place in a file, as engines write it: `/app/node_modules/@strapi/core/dist/Strapi.js:12:34`. */
export const LOCATION = /\.[cm]?[jt]sx?(?:\?[\w=&.-]{0,80})?:\d{1,7}(?::\d{1,7})?/u;

/** True for a text with a line of a stack trace in it. */
export function isStackTrace(text: string): boolean {
  return LOCATION.test(text);
}

/** Returns the text before the first line of a stack trace. */
export function textBeforeStack(text: string): string {
  const begin = text.search(/\s+at (?=[^\s]+(?: [^\s]+){0,4} ?\(|[^\s]+:\d)|\s*\S+@\S+:\d+:\d+/u);
  return begin < 0 ? text : text.slice(0, begin);
}

/** Returns the words between `at` and a location, which name the function; undefined when there is no `at`. */
export function wordsBefore(words: readonly string[], place: number): string[] | undefined {
  const begin = words.lastIndexOf('at', place);
  return begin < 0 || place - begin > 6 ? undefined : words.slice(begin + 1, place);
}
