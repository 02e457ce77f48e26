import {stemOf} from '../shared/ranking/stem';
import {takeApart} from '../shared/tokenizer';

/** What a word of running English looks like: identifiers and names have no other forms. */
export const ENGLISH_WORD = /^[A-Z]?[a-z]{3,}$/u;

/**
 * Writes what is looked up in the same way as one word: `UseQuery` and `useQuery`, which are taken apart alike, and the
 * forms of a word that go on after the shortest of them. `locks` and `locked` are `lock`: a query finds all of them by
 * their stem, and an index is a twentieth smaller.
 */
export class Spelling {
  /** What was asked for, so that it is taken apart once. */
  readonly #known = new Map<string, string>();
  /** The one spelling of the names that have the same parts. */
  readonly #namesOfParts = new Map<string, string>();
  /** By stem. */
  readonly #shortestForms = new Map<string, string>();

  /** @param words all that will be asked for */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (ENGLISH_WORD.test(word)) {
        const form = word.toLowerCase();
        const stem = stemOf(form);
        const shortest = this.#shortestForms.get(stem);
        if (shortest === undefined || form.length < shortest.length) {
          this.#shortestForms.set(stem, form);
        }
      }
    }
  }

  /** Returns the word as the index has it: in small letters, unless large ones make its parts. */
  of(name: string): string {
    let spelt = this.#known.get(name);
    if (spelt === undefined) {
      spelt = this.#shortestFormOf(name) ?? this.#withParts(name);
      this.#known.set(name, spelt);
    }
    return spelt;
  }

  #shortestFormOf(name: string): string | undefined {
    if (!ENGLISH_WORD.test(name)) {
      return undefined;
    }
    const form = name.toLowerCase();
    const shortest = this.#shortestForms.get(stemOf(form));
    return shortest !== undefined && form.startsWith(shortest) ? shortest : undefined;
  }

  #withParts(name: string): string {
    const {whole, parts} = takeApart(name);
    const key = [whole, ...parts].join(' ');
    let spelt = this.#namesOfParts.get(key);
    if (spelt === undefined) {
      const isLowerTheSame = takeApart(whole).parts.join(' ') === parts.join(' ');
      spelt = isLowerTheSame ? whole : name;
      this.#namesOfParts.set(key, spelt);
    }
    return spelt;
  }
}
