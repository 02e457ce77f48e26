import {createHash} from 'node:crypto';

/** The moment at which every run begins. */
const beginning = Date.parse('2026-01-15T09:00:00.000Z');

const SECOND = 1000;

const RealDate = Date;

/** A clock that moves only when it is told to, so that a run has the same times on every machine. */
export class Clock {
  #now = beginning;

  /** Replaces the clock of this process. Timers keep the real one. */
  install() {
    const now = () => this.#now;
    const Clocked = class extends RealDate {
      /** @param {any[]} args */
      constructor(...args) {
        // @ts-expect-error The arguments of any of its forms.
        super(...(args.length === 0 ? [now()] : args));
      }

      static now() {
        return now();
      }

      /** @param {unknown} value */
      static [Symbol.hasInstance](value) {
        return value instanceof RealDate;
      }
    };
    globalThis.Date = /** @type {any} */ (Clocked);
  }

  /** One operation later. */
  tick() {
    this.#now += SECOND;
  }

  /** The next full minute: each sample of a page has one of its own. */
  nextMinute() {
    this.#now = (Math.floor(this.#now / (60 * SECOND)) + 1) * 60 * SECOND;
  }
}

/** Returns a function that makes document ids: like those of Strapi to look at, and the same in every run. */
export function documentIds() {
  let count = 0;
  return () => {
    count += 1;
    const hash = createHash('sha256').update(`document ${count}`).digest('hex');
    return `d${BigInt(`0x${hash}`).toString(36).slice(0, 23)}`;
  };
}
