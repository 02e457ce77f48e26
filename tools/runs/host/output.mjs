import {stripVTControlCharacters} from 'node:util';

/** What `strapi.log` puts in front of a line. */
const stamp = /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\] /gmu;

/** What a sample prints: on the console, and by the logger, which has no time in front of its lines. */
export class Output {
  #text = '';

  /** @type {unknown[][]} */
  #calls = [];

  /** Takes what this process prints from now on. */
  install() {
    for (const stream of [process.stdout, process.stderr]) {
      stream.write = (/** @type {string | Uint8Array} */ chunk, ...rest) => {
        this.#text += String(chunk);
        const done = rest.find((value) => typeof value === 'function');
        /** @type {Function | undefined} */ (done)?.();
        return true;
      };
    }
    const log = console.log;
    console.log = (...args) => {
      this.#calls.push(args);
      log(...args);
    };
  }

  /** Forgets what was printed, and returns it: the text, and the value when exactly one was logged. */
  take() {
    const text = stripVTControlCharacters(this.#text).replace(stamp, '').trimEnd();
    const [first = [], ...others] = this.#calls;
    const value = first.length === 1 && others.length === 0 ? first[0] : undefined;
    this.#text = '';
    this.#calls = [];
    return {text, value};
  }
}
