import {type CodeReference, formatReference} from '../../src/code-references/reference';
import type {SourceTree} from '../strapi/resolve';
import {hasPage} from './check';
import {type Entry, locate} from './entries';
import type {ReferenceType} from './model';
import type {Token} from './types';

/** Where an export is documented. */
export function routeOf(entry: Entry): string {
  const folder = {class: 'classes', interface: 'interfaces', namespace: 'namespaces'};
  return hasPage(entry)
    ? `/exports/${folder[entry.kind as keyof typeof folder]}/${entry.name}`
    : `/exports/modules#${anchorOf(entry)}`;
}

/** Id of the heading of an export on the page of the modules. */
export function anchorOf({name}: Entry): string {
  return name === 'default' ? 'content-manager-default' : name.toLowerCase();
}

/** A Markdown link to a place in the source; the name of the file is the label where none is given. */
export function codeLink(
  reference: CodeReference,
  label = reference.path.split('/').at(-1)!,
): string {
  return `[\`${label}\`](code:${formatReference(reference)})`;
}

/** Finds what the names in types stand for. */
export class Links {
  readonly #entries = new Map<number, Entry>();
  readonly #tree: SourceTree;

  constructor(entries: readonly Entry[], tree: SourceTree) {
    this.#tree = tree;
    for (const entry of entries) {
      this.#entries.set(entry.reflection.id, entry);
      for (const inner of entry.namespace
        ? [entry.namespace, ...(entry.namespace.children ?? [])]
        : []) {
        this.#entries.set(inner.id, entry);
      }
    }
  }

  /** The export that a reference names. */
  entry({target}: ReferenceType): Entry | undefined {
    return typeof target === 'number' ? this.#entries.get(target) : undefined;
  }

  /** The place in the published source that a reference names, for types that are not exported. */
  source({target}: ReferenceType): CodeReference | undefined {
    return typeof target === 'object' ? locate(target, this.#tree) : undefined;
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

  /** Address of what a reference names: its page, or the place in the source. */
  href(reference: ReferenceType): string | undefined {
    const entry = this.entry(reference);
    if (entry) {
      return routeOf(entry);
    }
    const source = this.source(reference);
    return source && `code:${formatReference(source)}`;
  }

  /** Writes tokens in code font, with links. In a table, bars are escaped. */
  markdown(tokens: Token[], here?: Entry): string {
    const parts: {text: string; href?: string}[] = [];
    for (const {text, reference} of tokens) {
      const target = reference && this.entry(reference);
      const href = reference && target !== here ? this.href(reference) : undefined;
      const last = parts.at(-1);
      if (last && last.href === undefined && href === undefined) {
        last.text += text;
      } else {
        parts.push({text, href});
      }
    }
    return parts
      .map(({text, href}) => {
        // A space at the edge of a code span is not shown; outside of it, it is.
        const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
        const code = inner === '' ? '' : `\`${inner!.replaceAll('|', String.raw`\|`)}\``;
        return `${before}${href ? `[${code}](${href})` : code}${after}`;
      })
      .join('');
  }
}
