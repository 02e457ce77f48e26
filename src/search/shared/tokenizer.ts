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

/** Segments are between signs. Humps: `APIError` is `API` and `Error`; `useRBAC` is `use` and `RBAC`; `md5` is `md` and `5`. */
const patterns = {
  segment: /[\p{L}\p{N}]+/gu,
  hump: /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{L}+/gu,
};

/** The same for ASCII, which nearly every word is: several times faster. */
const asciiPatterns: typeof patterns = {
  segment: /[A-Za-z0-9]+/g,
  hump: /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+/g,
};
const asciiPattern = /^[!-~]*$/;

/**
 * Words of running English that say nothing about a page. They are dropped where they are alone, never inside an
 * identifier. Words that are names in Strapi's code (`get`, `has`, `use`, `off`) are not among them. They have no
 * apostrophes: {@link splitNames} takes those away.
 */
const stopWords = new Set(
  `a about an and any are arent as at be because been but by can cannot cant could couldnt did didnt do does doesnt dont for
  from had have how i if in into is isnt it its may me my no nor not of on one or our out own she should shouldnt so some
  such than that the their them then there these they this those to too very was wasnt we were what when where which while
  who why will with wont would you your`.split(/\s+/),
);

/** Words of one piece: most are. */
const simplePattern = /^[a-z]+$/;

/** Returns the words of a text as they are written, without what is around them: `useFetchClient`, `--watch-admin`. */
export function splitNames(text: string): string[] {
  return [...text.matchAll(wordPattern)].flatMap(([raw]) => {
    const core = raw
      .replace(edgePattern, '')
      .replace(/['’]s$/u, '')
      .replace(/['’]/gu, '');
    return core ? [optionPattern.test(raw) ? `--${core}` : core] : [];
  });
}

/** Takes one of {@link splitNames} apart. */
export function takeApart(name: string): Word {
  const whole = name.toLowerCase();
  if (simplePattern.test(name)) {
    return {whole, parts: []};
  }
  const {segment, hump} = asciiPattern.test(name) ? asciiPatterns : patterns;
  const core = name.replace(optionPattern, '');
  const parts = new Set([core.toLowerCase()]);
  for (const ofCore of core.match(segment) ?? []) {
    parts.add(ofCore.toLowerCase());
    for (const ofSegment of simplePattern.test(ofCore) ? [] : (ofCore.match(hump) ?? [])) {
      if (ofSegment.length > 1) {
        parts.add(ofSegment.toLowerCase());
      }
    }
  }
  parts.delete(whole);
  return {whole, parts: [...parts]};
}

/** Verbs with a word that alone is a stop word, and the one word that both together are. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]out\b/giu, '$& logout'],
  [/\b(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]in\b/giu, '$& login'],
  [/\btim(?:e|es|ed|ing)[ -]out\b/giu, '$& timeout'],
];

/** Adds the one word to two that mean the same: "logged out" is also `logout`. For what people type, not for texts. */
export function withCompounds(text: string): string {
  return COMPOUNDS.reduce((result, [pattern, both]) => result.replace(pattern, both), text);
}

/** Returns the words of a text in order, stop words included. */
export function splitWords(text: string): Word[] {
  return splitNames(text).map(takeApart);
}

/** The id of a document, as samples print them: nobody looks for it, and it cannot be compressed. */
const documentId = /^(?=\D*\d\D*\d)[a-z0-9]{24,25}$/u;

/** The id of a row, a small number, a time, as cases show them: nobody looks for these either, and they are everywhere. */
const smallNumber = /^\d{1,2}$/u;
const time = /^(?:\d{4}-\d\d-\d\dt)?\d\d:\d\d(?::\d\d(?:\.\d{3})?)?z?$/u;

/** True for a word that only holds a sentence together, or says nothing. */
export function isStopWord({whole, parts}: Word): boolean {
  return (
    (parts.length === 0 && (stopWords.has(whole) || smallNumber.test(whole))) ||
    documentId.test(whole) ||
    time.test(whole)
  );
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
