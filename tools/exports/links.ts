import {type CodeReference, formatReference} from '../../src/code-references/reference';
import type {SourceTree} from '../strapi/resolve';
import {type Entry, locate} from './entries';
import type {ReferenceType} from './model';

/** A Markdown link to a place in the source; the name of the file is the label where none is given. */
export function codeLink(
  reference: CodeReference,
  label = reference.path.split('/').at(-1)!,
): string {
  return `[\`${label}\`](code:${formatReference(reference)})`;
}

/** A Markdown link to the page of an export. */
export function entryLink(entry: Entry): string {
  return `[${entry.name === 'default' ? 'default export' : `\`${entry.name}\``}](${entry.route})`;
}

/** Finds what the names in types stand for. */
export class Links {
  readonly #entries = new Map<number, Entry>();
  readonly #tree: SourceTree;

  constructor(entries: readonly Entry[], tree: SourceTree) {
    this.#tree = tree;
    for (const entry of entries) {
      for (const reflection of [
        entry.reflection,
        ...(entry.namespace ? [entry.namespace, ...(entry.namespace.children ?? [])] : []),
      ]) {
        this.#entries.set(reflection.id, entry);
      }
    }
  }

  /** The export that a reference names. */
  entry({reflection}: ReferenceType): Entry | undefined {
    return reflection && this.#entries.get(reflection.id);
  }

  /** The place in the published source that a reference names, for types that are not exported. */
  source({reflection, symbolId}: ReferenceType): CodeReference | undefined {
    return reflection || !symbolId ? undefined : locate(symbolId, this.#tree);
  }

  /** Address of that place. */
  sourceUrl(reference: ReferenceType): string | undefined {
    const source = this.source(reference);
    return source && `code:${formatReference(source)}`;
  }

  /** The declaration of an internal type as TypeScript prints it; of types only, not of values. */
  print(source: CodeReference | undefined): string | undefined {
    const symbol = source?.symbol;
    if (!source || symbol === undefined) {
      return undefined;
    }
    const found = this.#tree.resolve(source);
    const kind = 'file' in found ? found.symbol?.kind : undefined;
    return kind === 'type' || kind === 'interface'
      ? this.#tree.parsed(source.path)?.print(symbol)
      : undefined;
  }
}
