import {collectCitations} from '../../src/code-references/collect';
import {findEntry, type Manifest, type ManifestEntry} from '../../src/code-references/manifest';
import {type CodeReference, formatReference} from '../../src/code-references/reference';
import type {Page} from '../../src/markdown/pages';
import type {SourceTree} from './resolve';

/** What became of a cited file or symbol in another version. */
export type Change = {
  /** The reference, without the protocol. */
  reference: string;
  /**
   * `changed`: its text is another. `moved`: the same text on other lines of the same file. `vanished`: it is not there any
   * more. Comments and white space do not count.
   */
  kind: 'changed' | 'moved' | 'vanished';
  /** For people: where it was and is, or what is nearest. */
  detail: string;
};

/** The changes that concern one page, in the order of its text. */
export type PageChanges = {page: Page; changes: (Change & {line: number})[]};

function linesOf({symbol}: ManifestEntry): string {
  return symbol?.first === undefined ? '' : `lines ${symbol.first}–${symbol.last}`;
}

function compareOne(
  reference: CodeReference,
  before: ManifestEntry,
  tree: SourceTree,
): Change | undefined {
  const name = formatReference(reference);
  const after = tree.resolve(reference);
  if ('problem' in after) {
    const nearest =
      after.nearest.length > 0 ? `nearest: ${after.nearest.slice(0, 2).join(', ')}` : '';
    return {reference: name, kind: 'vanished', detail: nearest};
  }
  const [was, is] = [linesOf(before), linesOf(after)];
  const detail = was && is && was !== is ? `${was} → ${is.slice('lines '.length)}` : was;
  const hashes = reference.symbol
    ? [before.symbol?.hash, after.symbol?.hash]
    : [before.file.hash, after.file.hash];
  if (hashes[0] !== hashes[1]) {
    return {reference: name, kind: 'changed', detail};
  }
  return was === is ? undefined : {reference: name, kind: 'moved', detail};
}

/**
 * Compares everything the manifest knows with the source of another version.
 *
 * @returns the pages that cite what changed, moved or vanished, and how many cited files and symbols did so
 */
export function compareVersions(
  pages: readonly Page[],
  manifest: Manifest,
  tree: SourceTree,
): {pages: PageChanges[]; counts: Record<Change['kind'] | 'unchanged', number>} {
  const known = new Map<string, Change | undefined>();
  const changedPages: PageChanges[] = [];
  for (const page of pages) {
    const changes = new Map<string, Change & {line: number}>();
    for (const citation of collectCitations(page)) {
      const name = formatReference(citation);
      const entry = findEntry(manifest, citation);
      if (entry && !known.has(name)) {
        known.set(name, compareOne(citation, entry, tree));
      }
      const change = known.get(name);
      if (change && !changes.has(name)) {
        changes.set(name, {...change, line: citation.line});
      }
    }
    if (changes.size > 0) {
      changedPages.push({page, changes: [...changes.values()]});
    }
  }
  const counts = {unchanged: 0, changed: 0, moved: 0, vanished: 0};
  for (const change of known.values()) {
    counts[change?.kind ?? 'unchanged'] += 1;
  }
  return {pages: changedPages, counts};
}
