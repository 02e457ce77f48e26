import {LineCounter, parseDocument} from 'yaml';
import type {Page} from '../../src/markdown/pages';

/**
 * Gives the line of a front-matter field in the page's file.
 *
 * @param path keys and list positions: `['tags', 1]`; the nearest field above is taken when it does not exist
 */
export function fieldLine({tree}: Pick<Page, 'tree'>, ...path: (string | number)[]): number {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    return 1;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter});
  // The fence above the first line of the YAML.
  const fence = node.position!.start.line;
  for (let length = path.length; length > 0; length -= 1) {
    const value: unknown = document.getIn(path.slice(0, length), true);
    const range = (value as {range?: [number, number, number]} | undefined)?.range;
    if (range) {
      // A list begins below its key; the key is what the reader looks for.
      const isList = Array.isArray((value as {items?: unknown}).items);
      const {line} = lineCounter.linePos(range[0]);
      return fence + (isList && node.value[range[0]] === '-' ? line - 1 : line);
    }
  }
  return fence;
}

/** Gives a field of the front matter when it is text. */
export function textField({frontMatter}: Pick<Page, 'frontMatter'>, name: string) {
  const value = frontMatter[name];
  return typeof value === 'string' ? value : undefined;
}
