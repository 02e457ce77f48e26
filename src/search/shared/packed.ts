/**
 * Lists of small whole numbers and of sorted names as texts that compress well and are quick to read. They are used in
 * index files, whose formats are described where they are read: `load-index.ts` and `code/load.ts`.
 *
 * Numbers are written in printable ASCII, without the two characters that JSON escapes. A number below 61 is one
 * character. A larger one begins with digits to the base 32, lowest first, of what is above 61.
 */
const DIGITS = Array.from({length: 95}, (_, code) => String.fromCharCode(code + 32))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('');

/** Digits that end a number; all others are followed by more. */
const ENDS = 61;
const BASE = DIGITS.length - ENDS;

/** What is between the lists of labels of an index, and between the labels of a list: no label has either. */
export const LIST_END = '\n';
export const LABEL_END = '|';

const valueOfCode = new Int16Array(128).fill(-1);
for (const [value, digit] of [...DIGITS].entries()) {
  valueOfCode[digit.charCodeAt(0)] = value;
}

/** Returns the digit of a value below 93. */
export const digitOf = (value: number): string => DIGITS[value]!;

/** Returns the value of the digit at a place of a text, or -1 when none is there. */
export const valueOf = (text: string, position: number): number =>
  valueOfCode[text.charCodeAt(position)] ?? -1;

/** @throws {TypeError} unless what is read of a file has the shape that it should have */
export function check(isSound: boolean): asserts isSound {
  if (!isSound) {
    throw new TypeError('A file of the search has not the shape of one.');
  }
}

/** Returns whole numbers from 0 as a text. */
export function packNumbers(numbers: Iterable<number>): string {
  const digits: string[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest >= ENDS) {
      rest -= ENDS;
      digits.push(DIGITS[ENDS + (rest % BASE)]!);
      rest = Math.floor(rest / BASE);
    }
    digits.push(DIGITS[rest]!);
  }
  return digits.join('');
}

/** The numbers of a packed text, one after the other. */
export class PackedNumbers {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Returns the next number.
   *
   * @throws {RangeError} when there is none, or when the text is no packed list
   */
  next(): number {
    let number = 0;
    for (let scale = 1; ; scale *= BASE) {
      const value = valueOf(this.#text, this.#position);
      if (value < 0) {
        throw new RangeError('A packed list of numbers ends too early, or has what is no digit.');
      }
      this.#position += 1;
      // A digit that is followed by others stands for itself and for the 61 that were taken away before it.
      number += scale * value;
      if (value < ENDS) {
        return number;
      }
    }
  }

  /** True when all numbers were read. */
  get isAtEnd(): boolean {
    return this.#position === this.#text.length;
  }
}

/** Sorted names without spaces: how many characters each has in common with the one before, and what is different. */
export type PackedNames = {shared: string; rests: string};

/**
 * Returns names packed.
 *
 * @param names in the order of their code units, without spaces
 */
export function packNames(names: readonly string[]): PackedNames {
  const shared = names.map((name, place) => {
    const before = names[place - 1] ?? '';
    let length = 0;
    while (length < before.length && before[length] === name[length]) {
      length += 1;
    }
    return length;
  });
  return {
    shared: packNumbers(shared),
    rests: names.map((name, place) => name.slice(shared[place])).join(' '),
  };
}

/**
 * Returns the names of a packed list.
 *
 * @throws {RangeError} when its two parts do not belong together
 */
export function unpackNames({shared, rests}: PackedNames): string[] {
  const lengths = new PackedNumbers(shared);
  let before = '';
  const names: string[] = [];
  // No names and one empty name look the same: there is no empty name.
  for (const rest of rests === '' ? [] : rests.split(' ')) {
    before = before.slice(0, lengths.next()) + rest;
    names.push(before);
  }
  if (!lengths.isAtEnd) {
    throw new RangeError('A packed list of names ends too early.');
  }
  return names;
}
