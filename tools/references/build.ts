import {collectCitations} from '../../src/code-references/collect';
import type {Manifest, ManifestFile} from '../../src/code-references/manifest';
import {formatReference} from '../../src/code-references/reference';
import type {Page} from '../../src/markdown/pages';
import type {SourceTree} from '../strapi/resolve';

/** A reference that leads nowhere, where a page makes it. */
export type Finding = {
  /** The page's file and the line of the link. */
  file: string;
  line: number;
  /** The reference as written, without the protocol. */
  reference: string;
  problem: string;
  /** References that exist and look alike. */
  nearest: string[];
};

/** Returns a finding in words, with what is near on lines of their own. */
export function describeFinding({file, line, reference, problem, nearest}: Finding): string {
  const near = nearest.map((name) => `code:${name}`).join('\n           ');
  return `${file}:${line} code:${reference}: ${problem}.${near && `\n  Nearest: ${near}`}`;
}

function byKey<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Resolves every reference of the content.
 *
 * @param version version of the source tree
 * @returns the manifest of all that resolve, and the findings, in the order of the pages
 */
export function buildManifest(
  pages: readonly Page[],
  tree: SourceTree,
  version: string,
): {manifest: Manifest; findings: Finding[]; citations: number} {
  const files = new Map<string, ManifestFile>();
  const findings: Finding[] = [];
  let citations = 0;
  for (const page of pages) {
    for (const {path, symbol, line} of collectCitations(page)) {
      citations += 1;
      const resolution = tree.resolve({path, symbol});
      if ('problem' in resolution) {
        const reference = formatReference({path, symbol});
        findings.push({file: page.file, line, reference, ...resolution});
        continue;
      }
      const file = files.get(path) ?? resolution.file;
      files.set(path, file);
      if (symbol !== undefined && resolution.symbol) {
        file.symbols = {...file.symbols, [symbol]: resolution.symbol};
      }
    }
  }
  for (const file of files.values()) {
    if (file.symbols) {
      file.symbols = byKey(Object.entries(file.symbols));
    }
  }
  return {manifest: {version, files: byKey(files)}, findings, citations};
}

/** Text of the manifest's file: the same for the same content, one change a line. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
