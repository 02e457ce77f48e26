import {LineCounter, parseDocument} from 'yaml';
import type {Page} from './pages';

/**
 * Returns the place of a front-matter field in the page's file; both count from 1.
 *
 * @param path keys and list positions: `['tags', 1]`; the nearest field above is taken when it does not exist
 */
export function fieldPlace(
  page: Pick<Page, 'tree'>,
  ...path: (string | number)[]
): {line: number; column: number} {
  const node = page.tree.children[0];
  if (node?.type !== 'yaml') {
    return {line: 1, column: 1};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter});
  // The fence above the first line of the YAML.
  const fence = node.position?.start ?? {line: 1, column: 1};
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
  return {line: fence.line, column: fence.column};
}
