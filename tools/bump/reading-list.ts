import {linesOf} from '../../src/code-references/group-by-file';
import {permalink} from '../../src/code-references/manifest';
import {type CodeReference, formatReference} from '../../src/code-references/reference';
import {differenceOf} from '../difference';
import type {Resolution, SourceTree} from '../strapi/resolve';

/** A place where we cite code. */
type Citing = CodeReference & {
  /** For people: `line 12`. */
  place: string;
};

/** A file of ours that cites code. */
export type Citer = {file: string; citations: readonly Citing[]};

/** What became of cited code in another version. */
type Change = {
  /** The reference, without the protocol. */
  reference: string;
  /**
   * `changed`: the code is another. `moved`: the same code on other lines of the same file. `vanished`: it is not there any
   * more. Comments and formatting do not count.
   */
  kind: 'changed' | 'moved' | 'vanished';
  /** For people: where it was and is, or what is nearest. */
  detail: string;
  /** Whether it is a file or folder as a whole that is there in both versions. */
  isWhole: boolean;
  /** Unified difference of the code of a symbol that has changed, cut to a readable length. */
  difference?: string;
};

/** The changes that concern one file of ours, in the order of its text. */
export type Reading = {
  file: string;
  /** Symbols whose code has changed, and everything that has vanished: somebody has to read the file. */
  toRead: (Change & {place: string})[];
  /** Whole files and folders in which something has changed. */
  perhaps: (Change & {place: string})[];
};

/** What has to be read, and how many cited files and symbols changed, moved, vanished or did nothing of the kind. */
export type ReadingList = {
  readings: Reading[];
  counts: Record<Change['kind'] | 'unchanged', number>;
};

/** How the difference of a symbol is shown. */
const shown = {context: 3, lines: 40};

/** The hash that says whether the code of a reference is the same. That of a folder in the manifest is of its names only. */
function hashOf(
  reference: CodeReference,
  found: Extract<Resolution, {file: unknown}>,
  tree: SourceTree,
): string | undefined {
  if (reference.path.endsWith('/')) {
    return tree.hashOfFolder(reference.path);
  }
  return reference.symbol === undefined ? found.file.hash : found.symbol?.hash;
}

/** The two trees that are compared, and the newer one's version. */
export type Versions = {before: SourceTree; after: SourceTree; to: string};

function compareOne(reference: CodeReference, {before, after, to}: Versions): Change | undefined {
  const name = formatReference(reference);
  const isWhole = reference.symbol === undefined;
  const was = before.resolve(reference);
  if ('problem' in was) {
    // "npm run references" says that; it is no change of the code.
    return undefined;
  }
  const is = after.resolve(reference);
  if ('problem' in is) {
    const [nearest] = is.nearest;
    const detail = nearest ? `nearest: ${nearest}` : '';
    return {reference: name, kind: 'vanished', detail, isWhole: false};
  }
  const [first, second] = [linesOf(was.symbol), linesOf(is.symbol)];
  const detail = first && second && first !== second ? `${first} → ${second}` : (first ?? '');
  if (hashOf(reference, was, before) === hashOf(reference, is, after)) {
    return first === second ? undefined : {reference: name, kind: 'moved', detail, isWhole};
  }
  const [old, now] = [before.text(reference), after.text(reference)];
  const difference =
    old !== undefined && now !== undefined
      ? differenceOf(old, now, shown, permalink({version: to}, reference, is.symbol))
      : undefined;
  return {reference: name, kind: 'changed', detail, isWhole, difference};
}

/**
 * Compares everything that is cited in two versions of the source.
 *
 * @returns the files of ours that have to be read again, or perhaps; those whose code only moved are not among them
 */
export function listReadings(citers: readonly Citer[], versions: Versions): ReadingList {
  const known = new Map<string, Change | undefined>();
  const readings: Reading[] = [];
  for (const {file, citations} of citers) {
    const changes = new Map<string, Change & {place: string}>();
    for (const citation of citations) {
      const name = formatReference(citation);
      if (!known.has(name)) {
        known.set(name, compareOne(citation, versions));
      }
      const change = known.get(name);
      if (change && change.kind !== 'moved' && !changes.has(name)) {
        changes.set(name, {...change, place: citation.place});
      }
    }
    const all = [...changes.values()];
    if (all.length > 0) {
      readings.push({
        file,
        toRead: all.filter(({isWhole}) => !isWhole),
        perhaps: all.filter(({isWhole}) => isWhole),
      });
    }
  }
  const counts = {unchanged: 0, changed: 0, moved: 0, vanished: 0};
  for (const change of known.values()) {
    counts[change?.kind ?? 'unchanged'] += 1;
  }
  return {readings, counts};
}
