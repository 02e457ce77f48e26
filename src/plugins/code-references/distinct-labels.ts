import path from 'node:path';
import type {InlineCode} from 'mdast';

/** The label of a link to a file, and the file's path. */
export type FileLabel = {label: InlineCode; path: string};

/** Returns the end of a path that has so many parts. */
const endOf = (file: string, parts: number) => file.split('/').slice(-parts).join('/');

/**
 * Where labels of a page are the names of different files (`relations.ts`), adds as many folders to them as tell the files
 * apart.
 */
export function makeDistinct(labels: readonly FileLabel[]): void {
  const byName = new Map<string, FileLabel[]>();
  for (const entry of labels) {
    const name = path.posix.basename(entry.path);
    if (entry.label.value === name) {
      byName.set(name, [...(byName.get(name) ?? []), entry]);
    }
  }
  for (const entries of byName.values()) {
    const files = [...new Set(entries.map((entry) => entry.path))];
    if (files.length === 1) {
      continue;
    }
    let parts = 1;
    while (new Set(files.map((file) => endOf(file, parts))).size < files.length) {
      parts += 1;
    }
    for (const entry of entries) {
      entry.label.value = endOf(entry.path, parts);
    }
  }
}
