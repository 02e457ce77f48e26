import {describe, expect, test} from 'vitest';
import type {Code, Root} from 'mdast';
import {declaredErrors} from '../../../../src/remark/declared-errors';

/** The opening line of a sample in a list item, after the plugin. */
function label(meta: string): string | null | undefined {
  const code: Code = {type: 'code', lang: 'ts', meta, value: ''};
  const tree: Root = {
    type: 'root',
    children: [{type: 'list', children: [{type: 'listItem', children: [code]}]}],
  };
  declaredErrors()(tree);
  return code.meta;
}

describe('the title of a sample', () => {
  test('says which error it teaches', () => {
    expect(label('error="TS2339"')).toBe('title="Does not compile: TS2339"');
    expect(label('error="TS2339 TS2322" {1}')).toBe('title="Does not compile: TS2339, TS2322" {1}');
  });

  test('says so behind the file', () => {
    expect(label(`showLineNumbers title='src/a.ts' error="TS2339"`)).toBe(
      'title="src/a.ts – does not compile: TS2339" showLineNumbers',
    );
  });

  test('does not show why a sample is a fragment', () => {
    expect(label('title="src/a.ts" fragment="Ends with {1}."')).toBe('title="src/a.ts"');
  });

  test('is left alone otherwise', () => {
    expect(label('title="src/error.ts" {2}')).toBe('title="src/error.ts" {2}');
  });
});
