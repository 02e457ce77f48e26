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
  readonly #names = new Map<string, string>();
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
    const known = this.#names.get(name);
    if (known !== undefined) {
      return known;
    }
    const spelt = this.#formOf(name) ?? this.#partsOf(name);
    this.#names.set(name, spelt);
    return spelt;
  }

  #formOf(name: string): string | undefined {
    if (!ENGLISH_WORD.test(name)) {
      return undefined;
    }
    const form = name.toLowerCase();
    const shortest = this.#shortestForms.get(stemOf(form));
    return shortest !== undefined && form.startsWith(shortest) ? shortest : undefined;
  }

  #partsOf(name: string): string {
    const {whole, parts} = takeApart(name);
    const key = `=${[whole, ...parts].join(' ')}`;
    const known = this.#names.get(key);
    if (known !== undefined) {
      return known;
    }
    const isLowerTheSame = takeApart(whole).parts.join(' ') === parts.join(' ');
    const spelt = isLowerTheSame ? whole : name;
    this.#names.set(key, spelt);
    return spelt;
  }
}
