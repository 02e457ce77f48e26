import {describe, expect, test} from 'vitest';
import type {Code, Root} from 'mdast';
import {sampleLabels} from '../../../../src/remark/sample-labels';

/** The opening line of a sample in a list item, after the plugin. */
function label(meta: string, lang = 'ts'): string | null | undefined {
  const code: Code = {type: 'code', lang, meta, value: ''};
  const tree: Root = {
    type: 'root',
    children: [{type: 'list', children: [{type: 'listItem', children: [code]}]}],
  };
  sampleLabels()(tree);
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

  test('says what an executed sample throws, and what the block below it is', () => {
    expect(label('run title="src/a.ts"')).toBe('title="src/a.ts"');
    expect(label('run throws="ValidationError: title {1}"')).toBe(
      'title="Throws ValidationError: title {1}"',
    );
    expect(label(`run throws='Error: no "x"'`)).toBe(`title='Throws Error: no "x"'`);
    expect(label('result', 'text')).toBe('title="Prints"');
    expect(label('result partial', 'json')).toBe('title="Result"');
    expect(label('error', 'text')).toBe('title="Throws"');
    expect(label('run partial', 'http')).toBe('');
  });
});

test('a sample that only prepares the others is not shown', () => {
  const hidden: Code = {type: 'code', lang: 'ts', meta: 'run hidden', value: ''};
  const tree: Root = {type: 'root', children: [hidden, {...hidden, meta: 'run'}]};
  sampleLabels()(tree);
  expect(tree.children).toHaveLength(1);
});
