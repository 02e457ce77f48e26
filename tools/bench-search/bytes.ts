import {brotliCompressSync, constants} from 'node:zlib';

/** Text of more than this is compressed with less effort, or a run would take hours. */
const LARGE = 4 * 2 ** 20;

/**
 * Returns what a file weighs on the wire: brotli in the best quality (9 for files of more than 4 MB, which comes a few per
 * cent larger), or as it is when it is compressed already.
 */
export function bytesOnTheWire(content: string | Uint8Array): number {
  const raw = Buffer.from(content);
  const compressed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: raw.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  return Math.min(raw.length, compressed.length);
}
