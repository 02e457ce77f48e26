import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What browsers and programs ask for as text. */
const TEXT = /\.(?:css|html|js|json|md|svg|txt|xml)$/u;

/** A smaller one fits into a packet as it is. */
const MIN_BYTES = 1000;

/** Threads of the compressors. */
const AT_ONCE = 8;

/** Quality that takes a twentieth of the time, for tests. */
const QUICK = 4;

const encodersOf = (isQuick: boolean) => ({
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) =>
    promisify(gzip)(content, {level: isQuick ? QUICK : constants.Z_BEST_COMPRESSION}),
});

/**
 * Writes a Brotli and a gzip file beside each text of a build, for hosts that send these as they are.
 *
 * @param options.isQuick compresses less, in a fraction of the time
 * @returns the number of files that now have both
 */
export async function compressTexts(buildDir: string, {isQuick = false} = {}): Promise<number> {
  const encoders = encodersOf(isQuick);
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    TEXT.test(file),
  );
  let count = 0;
  async function work(): Promise<void> {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const target = path.join(buildDir, file);
      const content = await readFile(target);
      if (content.length >= MIN_BYTES) {
        for (const [ending, encode] of Object.entries(encoders)) {
          await writeFile(`${target}.${ending}`, await encode(content));
        }
        count += 1;
      }
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return count;
}
