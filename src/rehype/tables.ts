import type {Element, ElementContent, Root, RootContent} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A cell with so many words holds prose; with fewer, a value that is compared with those above and below it. */
const WORDS_OF_PROSE = 4;

type AnyNode = Root | RootContent | ElementContent;

function textOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const elementsOf = (parent: Element | undefined, ...names: string[]): Element[] =>
  (parent?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** Parts of a table as Markdown makes them: one row as its head, and the rows below. */
function partsOf(table: Element): {groups: Element[]; head: Element[]; rows: Element[]} {
  const groups = elementsOf(table, 'thead', 'tbody');
  const rowsOf = (name: string) =>
    groups.filter(({tagName}) => tagName === name).flatMap((group) => elementsOf(group, 'tr'));
  const [headRow] = rowsOf('thead');
  return {groups, head: elementsOf(headRow, 'th'), rows: rowsOf('tbody')};
}

/**
 * Prepares a table of prose for narrow screens, where src/css/content.css shows it as a list: each cell has the name of its
 * column, and all say what they are, because browsers forget it with the layout of a table.
 */
function makeList(table: Element): void {
  const {groups, head, rows} = partsOf(table);
  table.properties.className = ['list-table'];
  table.properties.role = 'table';
  for (const group of groups) {
    group.properties.role = 'rowgroup';
    for (const row of elementsOf(group, 'tr')) {
      row.properties.role = 'row';
    }
  }
  for (const cell of head) {
    cell.properties.role = 'columnheader';
  }
  for (const row of rows) {
    for (const [column, cell] of elementsOf(row, 'td').entries()) {
      const label = column > 0 && head[column] ? textOf(head[column]).trim() : '';
      cell.properties.role = column > 0 ? 'cell' : 'rowheader';
      if (label) {
        cell.properties.dataLabel = label;
      }
    }
  }
}

/**
 * Rehype plugin: tells tables of prose from those of short values, and names each table after the heading above it
 * (src/theme/MDXComponents). No two names of a page are the same.
 */
export function tables() {
  return (tree: Root): void => {
    const names = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (element) => {
      if (/^h[2-6]$/u.test(element.tagName)) {
        heading = textOf(element).trim();
        return undefined;
      }
      if (element.tagName !== 'table') {
        return undefined;
      }
      const name = heading ? `Table: ${heading}` : 'Table';
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      element.properties.dataName = count > 1 ? `${name} (${count})` : name;
      const cells = partsOf(element).rows.flatMap((row) => elementsOf(row, 'td'));
      const isProse = cells.some((cell) => countWords(textOf(cell)) >= WORDS_OF_PROSE);
      // Rows of the database that are told step by step look alike in all steps.
      if (isProse || 'dataRowChanges' in element.properties) {
        makeList(element);
      }
      return SKIP;
    });
  };
}
