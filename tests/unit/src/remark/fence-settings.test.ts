import {expect, test} from 'vitest';
import {readFenceParts} from '../../../../src/remark/fence-settings';

test('an opening line is read into settings with their values, and the rest', () => {
  expect(
    readFenceParts(`title="src/a b.ts" {1, 3-5} showLineNumbers fragment='it "ends"' x=1`),
  ).toEqual([
    {text: 'title="src/a b.ts"', name: 'title', value: 'src/a b.ts'},
    {text: '{1, 3-5}', name: undefined, value: ''},
    {text: 'showLineNumbers', name: 'showLineNumbers', value: ''},
    {text: `fragment='it "ends"'`, name: 'fragment', value: 'it "ends"'},
    {text: 'x=1', name: 'x', value: '1'},
  ]);
});
