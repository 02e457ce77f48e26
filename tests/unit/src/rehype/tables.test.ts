import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {tables} from '../../../../src/rehype/tables';

function element(tagName: string, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

const row = (name: 'th' | 'td', cells: string[]) =>
  element('tr', ...cells.map((cell) => element(name, element('code', cell))));

const table = (head: string[], ...rows: string[][]) =>
  element(
    'table',
    element('thead', row('th', head)),
    element('tbody', ...rows.map((cells) => row('td', cells))),
  );

function transform(...children: Element[]): void {
  const tree: Root = {type: 'root', children};
  tables()(tree);
}

const cellsOf = ({children}: Element) => {
  const body = children[1] as Element;
  return body.children.flatMap((each) => (each as Element).children) as Element[];
};

test('a table of prose has the name of its column at each cell but the first, and says what its parts are', () => {
  const prose = table(['Option', '', 'Meaning'], ['force', 'x', 'Asks no more questions.']);
  transform(prose);
  expect(prose.properties).toMatchObject({className: ['list-table'], role: 'table'});
  expect(cellsOf(prose).map(({properties}) => properties)).toEqual([
    {role: 'rowheader'},
    {role: 'cell'},
    {role: 'cell', dataLabel: 'Meaning'},
  ]);
  const [head] = (prose.children[0] as Element).children as Element[];
  expect(head!.properties).toEqual({role: 'row'});
  expect((head!.children[0] as Element).properties).toEqual({role: 'columnheader'});
});

test('a table of short values stays one, whatever the names of its columns', () => {
  const values = table(['What is allowed here', 'b'], ['admin::x', 'yes'], ['a b c', 'no']);
  transform(values);
  expect(values.properties).toEqual({dataName: 'Table'});
  expect(cellsOf(values)[1]!.properties).toEqual({});
});

test('tables are named after the heading above, no two alike', () => {
  const all = [1, 2, 3].map(() => table(['a'], ['b']));
  transform(
    element('h2', 'Options'),
    all[0]!,
    element('div', all[1]!),
    element('h3', 'Limits'),
    all[2]!,
  );
  expect(all.map(({properties}) => properties.dataName)).toEqual([
    'Table: Options',
    'Table: Options (2)',
    'Table: Limits',
  ]);
});
