/** A word of a text, taken apart. */
export type Word = {
  /** The word as a whole, in lower case: `plugin::upload.file`, `--watch-admin`, `usefetchclient`. */
  whole: string;
  /**
   * Its parts, in lower case and without the whole: `plugin`, `upload`, `file`; `watch-admin`, `watch`, `admin`; `use`,
   * `fetch`, `client`.
   */
  parts: string[];
};

/** What may be inside an identifier, a UID, a path, an option or an event name. */
const wordPattern = /[\p{L}\p{N}_$@#./:'’-]+/gu;
const edgePattern = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** The dashes of a CLI option are part of its name: `--open` is not the verb. */
const optionPattern = /^--(?=\p{L})/u;
const segmentPattern = /[\p{L}\p{N}]+/gu;

/** `APIError` is `API` and `Error`; `useRBAC` is `use` and `RBAC`; `md5` is `md` and `5`. */
const humpPattern = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{L}+/gu;

/**
 * Words of running English that say nothing about a page. They are dropped where they are alone, never inside an
 * identifier. Words that are names in Strapi's code (`get`, `has`, `use`, `off`) are not among them.
 */
const stopWords = new Set(
  `a about an and any are as at be because been but by can cannot could did do does don't for from had have how i if in
  into is isn't it its may me my no nor not of on one or our out own she should so some such than that the their them then
  there these they this those to too very was we were what when where which while who why will with would you your`.split(
    /\s+/,
  ),
);

function takeApart(raw: string): Word | undefined {
  const core = raw
    .replace(edgePattern, '')
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '');
  if (!core) {
    return undefined;
  }
  const name = core.toLowerCase();
  const whole = optionPattern.test(raw) ? `--${name}` : name;
  const parts = new Set([name]);
  for (const [segment] of core.matchAll(segmentPattern)) {
    parts.add(segment.toLowerCase());
    for (const [hump] of segment.matchAll(humpPattern)) {
      if (hump.length > 1) {
        parts.add(hump.toLowerCase());
      }
    }
  }
  parts.delete(whole);
  return {whole, parts: [...parts]};
}

/** Returns the words of a text in order, stop words included. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)]
    .map(([raw]) => takeApart(raw))
    .filter((word) => word !== undefined);
}

/** True for a word that only holds a sentence together. */
export function isStopWord({whole, parts}: Word): boolean {
  return parts.length === 0 && stopWords.has(whole);
}

/** Returns the terms under which a text is indexed: each word as a whole and its parts, without stop words. */
export function tokenize(text: string): string[] {
  return splitWords(text)
    .filter((word) => !isStopWord(word))
    .flatMap(({whole, parts}) => [whole, ...parts]);
}

/** Returns the terms of a title, in which every word counts. */
export function tokenizeTitle(text: string): string[] {
  return splitWords(text).flatMap(({whole, parts}) => [whole, ...parts]);
}
