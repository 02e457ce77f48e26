import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {transpileModule, ModuleKind, ScriptTarget} from 'typescript-api';
import {
  type OfflineCopy,
  type OfflineSummary,
  type PackedFile,
  SUMMARY_NAME,
  WORKER_NAME,
} from './copy';

/** Folder of the packs in the build. */
export const PACKS = 'offline';

/** Characters of a pack: some hosts take no file of more than 25 MB, and progress is told by packs. */
const PACK_LENGTH = 2_000_000;

/** As hosts compress on the fly. */
const QUALITY = 5;

/** What pages and their search ask for; Markdown, lists and feeds are for programs. */
const TEXT =
  /\.html$|\.article\.txt$|^search-(?:code|index|questions|texts)[^/]*(?:\/.+)?\.json$|^assets\/.+\.(?:css|js|svg)$/u;

const PICTURE = /\.(?:gif|ico|jpe?g|png|svg|webp)$/u;

/** Returns the paths of the files that pages show, below the base path. */
function shownIn(html: string, base: string): string[] {
  return [...html.matchAll(/(?:src|href)=["']?(?<address>\/[^"'\s>]+)/gu)]
    .map(({groups}) => groups!.address!)
    .filter((address) => address.startsWith(base))
    .map((address) => decodeURI(address.slice(base.length)));
}

/** Returns the files of a build that a copy has, sorted: what readers see and what the search reads. */
function readFiles(buildDir: string, base: string): PackedFile[] {
  const names = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
  const texts = new Map(
    names
      .filter((name) => TEXT.test(name))
      .map((name) => [name, readFileSync(path.join(buildDir, name), 'utf8')]),
  );
  const shown = new Set(
    [...texts].flatMap(([name, text]) => (name.endsWith('.html') ? shownIn(text, base) : [])),
  );
  return names.flatMap((name): PackedFile[] => {
    const text = texts.get(name);
    if (text !== undefined) {
      return [[name, text]];
    }
    return PICTURE.test(name) && shown.has(name)
      ? [[name, readFileSync(path.join(buildDir, name), 'base64'), 'base64']]
      : [];
  });
}

/** Returns files in packs, in their order: pages that are alike are near each other, and compress well. */
function packFiles(files: readonly PackedFile[]): string[] {
  const packs: PackedFile[][] = [];
  let length = PACK_LENGTH;
  for (const file of files) {
    if (length + file[1].length > PACK_LENGTH) {
      packs.push([]);
      length = 0;
    }
    packs.at(-1)!.push(file);
    length += file[1].length;
  }
  return packs.map((pack) => JSON.stringify(pack));
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Returns what hosts send for a text, in bytes. */
const weigh = (text: string): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;

/** Returns the service worker as a script. */
function writeWorker(source: string, copy: OfflineCopy): string {
  const {outputText} = transpileModule(source, {
    compilerOptions: {
      module: ModuleKind.ESNext,
      removeComments: true,
      target: ScriptTarget.ES2022,
    },
  });
  return `${outputText.replace('export function', 'function')}startWorker(${JSON.stringify(copy)}, self);\n`;
}

/**
 * Returns what a build needs so that readers can keep a copy of it, by path: the service worker, the packs that it loads, and
 * what they weigh.
 *
 * @param siteDir folder of the project
 * @param base base path of the site
 */
export function offlineFiles(
  siteDir: string,
  buildDir: string,
  base: string,
): {files: Map<string, string>; summary: OfflineSummary} {
  const files = readFiles(buildDir, base);
  const packs = packFiles(files);
  const paths = packs.map((pack) => `${PACKS}/${hashOf(pack)}.json`);
  const source = readFileSync(path.join(siteDir, 'src', 'offline', 'worker.ts'), 'utf8');
  const version = hashOf(writeWorker(source, {version: '', base, packs: paths}));
  const summary = {
    version,
    download: packs.reduce((sum, pack) => sum + weigh(pack), 0),
    stored: files.reduce(
      (sum, [, content, encoding]) => sum + Buffer.byteLength(content, encoding ?? 'utf8'),
      0,
    ),
  };
  return {
    summary,
    files: new Map([
      ...packs.map((pack, index) => [paths[index]!, pack] as const),
      [SUMMARY_NAME, `${JSON.stringify(summary)}\n`],
      // Last: a browser that looks for a newer build finds all of it.
      [WORKER_NAME, writeWorker(source, {version, base, packs: paths})],
    ]),
  };
}
