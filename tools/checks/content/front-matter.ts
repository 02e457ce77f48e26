import {LineCounter, parseDocument} from 'yaml';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf} from '../check';

/**
 * Returns the place of a front-matter field in the page's file.
 *
 * @param path keys and list positions: `['tags', 1]`; the nearest field above is taken when it does not exist
 */
export function fieldPlace(page: Pick<Page, 'tree'>, ...path: (string | number)[]): Place {
  const node = page.tree.children[0];
  if (node?.type !== 'yaml') {
    return {line: 1, column: 1};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter});
  // The fence above the first line of the YAML.
  const fence = placeOf(node);
  for (let length = path.length; length > 0; length -= 1) {
    const value: unknown = document.getIn(path.slice(0, length), true);
    const range = (value as {range?: [number, number, number]} | undefined)?.range;
    if (range) {
      const {line, col} = lineCounter.linePos(range[0]);
      // A list begins below its key; the key is what the reader looks for.
      const isList = Array.isArray((value as {items?: unknown}).items);
      return isList && node.value[range[0]] === '-'
        ? {line: fence.line + line - 1, column: 1}
        : {line: fence.line + line, column: col};
    }
  }
  return fence;
}

/** Returns a field of the front matter when it is text. */
export function textField({frontMatter}: Pick<Page, 'frontMatter'>, name: string) {
  const value = frontMatter[name];
  return typeof value === 'string' ? value : undefined;
}
