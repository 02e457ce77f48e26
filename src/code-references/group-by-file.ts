import type {CitedFile} from './cited-files';
import {findEntry, type Manifest, type ManifestSymbol, permalink} from './manifest';
import type {CodeReference} from './reference';

/** Returns the lines of a symbol in words, if they are known. */
export function linesOf(symbol?: Pick<ManifestSymbol, 'first' | 'last'>): string | undefined {
  if (symbol?.first === undefined) {
    return undefined;
  }
  const {first, last = first} = symbol;
  return first === last ? `line ${first}` : `lines ${first}–${last}`;
}

/**
 * Groups references by file, each reference once: files by path, their symbols from top to bottom. References that the
 * manifest does not know are left out: src/plugins/code-references stops the build on them.
 */
export function groupByFile(references: readonly CodeReference[], manifest: Manifest): CitedFile[] {
  const known = references
    .flatMap((reference) => {
      const entry = findEntry(manifest, reference);
      return entry ? [{...reference, position: entry.symbol}] : [];
    })
    .toSorted((a, b) => (a.position?.first ?? 0) - (b.position?.first ?? 0));
  const files = new Map<string, CitedFile>();
  for (const {path, symbol: name, position} of known) {
    const file = files.get(path) ?? {
      path,
      href: permalink(manifest, {path}),
      isCited: false,
      symbols: [],
    };
    files.set(path, file);
    if (name === undefined) {
      file.isCited = true;
    } else if (!file.symbols.some((symbol) => symbol.name === name)) {
      const href = permalink(manifest, {path, symbol: name}, position);
      file.symbols.push({name, lines: linesOf(position), href});
    }
  }
  return [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
