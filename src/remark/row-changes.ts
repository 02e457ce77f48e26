import type {Code, Nodes, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import {readFenceParts} from './fence-settings';

/** What became of a row of the database, by the first character of its line. */
const MARKS = {'=': 'before', '+': 'new', '-': 'gone', '~': 'changed'} as const;

/** A line of a block of changes: `+ articles 16: en, published, "Good bread"`. */
export type RowChange = {change: (typeof MARKS)[keyof typeof MARKS]; row: string; text: string};

/**
 * Reads a line of a block of changes.
 *
 * @returns undefined when it is none: a mark, a table with an id, and what the row holds behind a colon, unless it is gone
 */
export function readRowChange(line: string): RowChange | undefined {
  const {
    mark,
    row,
    text = '',
  } = /^(?<mark>[=+~-]) (?<row>\w+ \d+)(?:: (?<text>.+))?$/u.exec(line)?.groups ?? {};
  return row === undefined ? undefined : {change: MARKS[mark as keyof typeof MARKS], row, text};
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

function rowOf({change, row, text: held}: RowChange): TableRow {
  const mark: PhrasingContent[] =
    change === 'before' ? [] : [{type: 'strong', children: [text(change)]}];
  const name: PhrasingContent = {type: 'inlineCode', value: row};
  return {
    type: 'tableRow',
    data: {hProperties: {dataChange: change, dataRow: row}},
    children: [
      {
        type: 'tableCell',
        children: [change === 'gone' ? {type: 'delete', children: [name]} : name],
      },
      {type: 'tableCell', children: mark},
      {type: 'tableCell', children: held === '' ? [] : [text(held)]},
    ],
  };
}

function tableOf({value}: Code, fail: (reason: string) => never): RootContent {
  const changes = value
    .split('\n')
    .map(
      (line) =>
        readRowChange(line) ??
        fail(
          `"${line}" is no change of a row. Write a mark (= as it was, + new, - gone, ~ changed), table and id, and what it holds: "+ articles 16: en, published".`,
        ),
    );
  const head: TableRow = {
    type: 'tableRow',
    children: ['Row', 'Change', 'It holds'].map((label) => ({
      type: 'tableCell',
      children: [text(label)],
    })),
  };
  return {
    type: 'table',
    data: {hProperties: {dataRowChanges: ''}},
    children: [head, ...changes.map(rowOf)],
  };
}

const isChanges = (node: Nodes): node is Code =>
  node.type === 'code' && readFenceParts(node.meta ?? '').some(({name}) => name === 'rows');

/** Remark plugin: makes a table of a block of row changes (`text result rows`), which the runner of samples has printed. */
export function rowChanges() {
  return (tree: Root, file: {fail(reason: string, place: Nodes): never}): void => {
    const transform = (parent: Nodes): void => {
      if ('children' in parent) {
        parent.children = parent.children.map((child) =>
          isChanges(child) ? tableOf(child, (reason) => file.fail(reason, child)) : child,
        ) as typeof parent.children;
        parent.children.forEach(transform);
      }
    };
    transform(tree);
  };
}
