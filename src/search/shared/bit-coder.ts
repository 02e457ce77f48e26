import {digitOf, valueOf} from './packed';

/**
 * Bits as a text that takes less than a bit for each, by how well they are foreseen: a binary arithmetic coder. A digit of
 * the text stands for six bits, and needs no escape in JSON. All arithmetic is exact, so every browser reads the same.
 */
const DIGIT_BITS = 6;
/** Digits of the interval in which the text is, as a fraction. */
const DIGITS = 5;
const BELOW_FIRST = DIGIT_BITS * (DIGITS - 1);
const REST = 2 ** BELOW_FIRST - 1;
const WHOLE = 2 ** (DIGIT_BITS * DIGITS) - 1;

/** Most bits of a context that its estimate remembers. */
const MEMORY = 255;

/** Estimates the next bit of each context by those before it, and narrows the interval. */
class Interval {
  protected low = 0;
  protected high = WHOLE;
  readonly #estimates: Float64Array;
  readonly #seen: Uint8Array;

  constructor(contexts: number) {
    this.#estimates = new Float64Array(contexts).fill(0.5);
    this.#seen = new Uint8Array(contexts);
  }

  /** Returns the last number of the part of the interval that stands for a 1. */
  protected split(context: number): number {
    const inside = Math.floor((this.high - this.low) * this.#estimates[context]!);
    // An estimate comes so near to 1 that it is 1: a 0 has a part all the same.
    return Math.min(this.low + inside, this.high - 1);
  }

  /** Takes the part of a bit, and learns from it. */
  protected take(context: number, split: number, bit: boolean): void {
    if (bit) {
      this.high = split;
    } else {
      this.low = split + 1;
    }
    const seen = Math.min(this.#seen[context]! + 1, MEMORY);
    this.#seen[context] = seen;
    this.#estimates[context]! += (Number(bit) - this.#estimates[context]!) / (seen + 1.5);
  }

  /** Shifts the first digit out when the whole interval has it; returns whether it had. */
  protected shift(): boolean {
    if (this.low >>> BELOW_FIRST !== this.high >>> BELOW_FIRST) {
      return false;
    }
    this.low = (this.low & REST) << DIGIT_BITS;
    this.high = ((this.high & REST) << DIGIT_BITS) | (2 ** DIGIT_BITS - 1);
    return true;
  }
}

/** Writes bits, or reads them: `bit` takes what is to be written, and returns what is written or read. */
export type BitCoder = {bit: (context: number, bit: boolean) => boolean};

/** Writes bits. */
export class BitWriter extends Interval implements BitCoder {
  #text = '';

  bit(context: number, bit: boolean): boolean {
    this.take(context, this.split(context), bit);
    for (let first = this.low >>> BELOW_FIRST; this.shift(); first = this.low >>> BELOW_FIRST) {
      this.#text += digitOf(first);
    }
    return bit;
  }

  /** Returns the text of all bits. */
  end(): string {
    for (let digit = 0; digit < DIGITS; digit += 1) {
      this.#text += digitOf(this.low >>> BELOW_FIRST);
      this.low = (this.low & REST) << DIGIT_BITS;
    }
    return this.#text;
  }
}

/** Reads what a {@link BitWriter} wrote, given the same contexts. */
export class BitReader extends Interval implements BitCoder {
  readonly #text: string;
  #position = 0;
  #value = 0;

  constructor(contexts: number, text: string) {
    super(contexts);
    this.#text = text;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      this.#readDigit();
    }
  }

  #readDigit(): void {
    const value = valueOf(this.#text, this.#position);
    if (value < 0 || value >= 2 ** DIGIT_BITS) {
      throw new RangeError('A text of bits ends too early, or has what is no digit.');
    }
    this.#value = ((this.#value & REST) << DIGIT_BITS) | value;
    this.#position += 1;
  }

  /** @throws {RangeError} when there is no more, or what follows is no digit */
  bit(context: number): boolean {
    const split = this.split(context);
    const bit = this.#value <= split;
    this.take(context, split, bit);
    while (this.shift()) {
      this.#readDigit();
    }
    return bit;
  }

  /** True when all was read. */
  get isAtEnd(): boolean {
    return this.#position === this.#text.length;
  }
}
