import {isTest} from './files';
import type {CodePlace, LoadedCode} from './load';

/** Shortest part of a name that is found inside of others, in letters. */
const MIN_INSIDE = 5;

const RANK = {exact: 0, otherLetters: 1, beginning: 2, inside: 3} as const;

/** Returns how a name answers what was typed; undefined when it does not. */
function rankOf(name: string, typed: string, lower: string): number | undefined {
  if (name === typed) {
    return RANK.exact;
  }
  const lowerName = name.toLowerCase();
  if (lowerName === lower) {
    return RANK.otherLetters;
  }
  if (lower.length >= 3 && lowerName.startsWith(lower)) {
    return RANK.beginning;
  }
  return lower.length >= MIN_INSIDE && lowerName.includes(lower) ? RANK.inside : undefined;
}

/** Returns how many of these words are in the path of a symbol: `strapi` and `db` of `strapi.db.query`. */
function countInPath(file: string, words: readonly string[]): number {
  const lower = file.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
}

/**
 * Returns the symbols of a name, the best first: those that are it, then those that begin with it, then those that have it
 * inside.
 *
 * @param name a name, a dotted one, of which the last part is looked up, or its words, as in `relation target picker`
 */
export function findSymbols(code: LoadedCode, name: string): CodePlace[] {
  const parts = name.split(/[.#:/()]+/u).filter(Boolean);
  const typed = (parts.at(-1) ?? '').replaceAll(/[\s-]+/gu, '');
  const lower = typed.toLowerCase();
  const owners = parts.slice(0, -1).map((part) => part.toLowerCase());
  return code.symbols
    .flatMap((place) => {
      const rank = rankOf(place.text, typed, lower);
      return rank === undefined ? [] : [{place, rank, owners: countInPath(place.file, owners)}];
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        b.owners - a.owners ||
        Number(isTest(a.place.file)) - Number(isTest(b.place.file)) ||
        a.place.text.length - b.place.text.length ||
        a.place.file.length - b.place.file.length ||
        (a.place.file < b.place.file ? -1 : 1),
    )
    .map(({place}) => place);
}

/** Returns the symbol of a file with this name. */
export function symbolOfFile(code: LoadedCode, file: string, name: string): CodePlace | undefined {
  return code.symbols.find((place) => place.file === file && place.text === name);
}
