import {expect, test} from 'vitest';
import {BitReader, BitWriter} from '../../../../../src/search/shared/bit-coder';

function write(bits: readonly boolean[], contextOf: (place: number) => number): string {
  const writer = new BitWriter(3);
  for (const [place, bit] of bits.entries()) {
    writer.bit(contextOf(place), bit);
  }
  return writer.end();
}

/** Returns how many digits so many bits would be. */
const digitsOf = (count: number): number => count / 6;

/** Bits that only look as if there were no order in them, so many of them set in a thousand. */
const toBits = (length: number, ofThousand: number): boolean[] =>
  Array.from({length}, (_, place) => (Math.imul(place + 1, 2654435761) >>> 7) % 1000 < ofThousand);

const samples = {
  none: [],
  'as many of both': toBits(5000, 500),
  'a few': toBits(20_000, 3),
  'one after very many others': [...Array.from({length: 50_000}, () => true), false, true],
  'the other way round': [...Array.from({length: 50_000}, () => false), true, false],
};

for (const [name, bits] of Object.entries(samples)) {
  test(`bits come back, and all of the text is read: ${name}`, () => {
    const text = write(bits, (place) => place % 3);
    const reader = new BitReader(3, text);
    expect(bits.every((bit, place) => reader.bit(place % 3) === bit)).toBe(true);
    expect(reader.isAtEnd).toBe(true);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });
}

test('what is foreseen takes a part of a bit: what is rare, and what a context tells apart', () => {
  const bits = toBits(20_000, 10);
  expect(write(bits, () => 0).length).toBeLessThan(0.12 * digitsOf(bits.length));
  const alternating = Array.from({length: 20_000}, (_, place) => place % 2 === 0);
  expect(write(alternating, () => 0).length).toBeGreaterThan(0.9 * digitsOf(20_000));
  expect(write(alternating, (place) => place % 2).length).toBeLessThan(0.01 * digitsOf(20_000));
});

test('a text that ends too early, or has a foreign character, is refused', () => {
  const bits = toBits(5000, 500);
  const text = write(bits, () => 0);
  for (const damaged of ['', text.slice(0, -1), `${text.slice(0, 99)}~${text.slice(100)}`]) {
    expect(() => {
      const reader = new BitReader(3, damaged);
      bits.forEach(() => reader.bit(0));
    }).toThrow(RangeError);
  }
});
