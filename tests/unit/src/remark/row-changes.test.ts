import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {readRowChange, rowChanges} from '../../../../src/remark/row-changes';

test.each([
  ['= articles 11: en, draft', {change: 'before', row: 'articles 11', text: 'en, draft'}],
  ['+ articles 16: "a: b"', {change: 'new', row: 'articles 16', text: '"a: b"'}],
  ['~ articles_author_lnk 7: x', {change: 'changed', row: 'articles_author_lnk 7', text: 'x'}],
  ['- articles 14', {change: 'gone', row: 'articles 14', text: ''}],
  ['articles 14', undefined],
  ['* articles 14', undefined],
  ['+ articles', undefined],
])('%s', (line, expected) => {
  expect(readRowChange(line)).toEqual(expected);
});

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  rowChanges()(tree, {
    fail(reason) {
      throw new Error(reason);
    },
  });
  return tree;
}

test('a block of row changes is a table, which says what became of each row', () => {
  const tree = transform(
    '- a\n\n  ```text result rows\n  + articles 16: en\n  - articles 14\n  ```\n',
  );
  const [list] = tree.children;
  const table = (list as unknown as {children: [{children: [unknown, Table]}]}).children[0]
    .children[1];
  expect(table.children.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['Row', 'Change', 'It holds'],
    ['articles 16', 'new', 'en'],
    ['articles 14', 'gone', ''],
  ]);
  expect(table.children[1]!.data).toEqual({
    hProperties: {dataChange: 'new', dataRow: 'articles 16'},
  });
});

test('other blocks stay, and a line that is no change is named', () => {
  expect(transform('```text result\n+ a 1\n```').children[0]!.type).toBe('code');
  expect(() => transform('```text result rows\nnothing\n```')).toThrow('"nothing" is no change');
});
