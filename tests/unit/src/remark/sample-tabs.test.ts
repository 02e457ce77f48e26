import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {sampleTabs} from '../../../../src/remark/sample-tabs';

/** What a tree says: elements by name and role, samples by their opening lines. */
function outline(node: unknown): unknown {
  const {type, meta, value, data, children} = node as {
    type: string;
    meta?: string;
    value?: string;
    data?: {hName: string; hProperties: Record<string, string>};
    children?: unknown[];
  };
  if (type === 'code') {
    return meta ?? '';
  }
  if (type === 'text') {
    return value;
  }
  const {role = '', ariaSelected = ''} = data?.hProperties ?? {};
  return {[data ? data.hName + role + ariaSelected : type]: children?.map(outline)};
}

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  sampleTabs()(tree);
  return tree;
}

const fence = (meta: string) => `\`\`\`ts ${meta}\ncode\n\`\`\`\n\n`;

test('samples that follow each other and say their form are tabs, each with its form as title', () => {
  const tree = transform(
    `${fence('tab="Generic"')}${fence('tab="Literal" error="TS1"')}Text.\n\n${fence('title="a.ts"')}`,
  );
  expect(outline(tree)).toEqual({
    root: [
      {
        div: [
          {divtablist: [{buttontabtrue: ['Generic']}, {buttontabfalse: ['Literal']}]},
          {divtabpanel: ['title="Generic"']},
          {divtabpanel: ['title="Literal" error="TS1"']},
        ],
      },
      {paragraph: ['Text.']},
      'title="a.ts"',
    ],
  });
});

test('a form without another is a sample with a title', () => {
  expect(outline(transform(fence('tab="Generic"')))).toEqual({root: ['title="Generic"']});
});

test('no two tabs and panels of a page have the same id', () => {
  const pair = `${fence('tab="A"')}${fence('tab="B"')}`;
  const ids = [
    ...JSON.stringify(transform(`${pair}Text.\n\n${pair}`)).matchAll(/"id":"([^"]+)"/gu),
  ];
  expect(ids).toHaveLength(8);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(8);
});
