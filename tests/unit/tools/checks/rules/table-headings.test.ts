import {expect, test} from 'vitest';
import {tableHeadings} from '../../../../../tools/checks/rules/table-headings';
import {check, page} from '../support';

test('a table whose columns and rows are named passes, with empty cells inside', async () => {
  const table = '| When | Row |\n| --- | --- |\n| before | |\n| after | 2 |\n';
  expect(await check(tableHeadings, page(table))).toEqual([]);
});

test('an empty heading and an empty first cell do not', async () => {
  const table = '| | Row |\n| --- | --- |\n| before | 1 |\n| | 2 |\n';
  expect(await check(tableHeadings, page(table))).toEqual([
    expect.stringMatching(/^docs\/docs\/page\.md:\d+ A heading of a column, or the first cell/u),
    expect.stringMatching(/^docs\/docs\/page\.md:\d+ A heading of a column, or the first cell/u),
  ]);
});
