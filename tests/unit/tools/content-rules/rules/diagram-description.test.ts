import {expect, test} from 'vitest';
import {diagramDescription} from '../../../../../tools/content-rules/rules/diagram-description';
import {check, page} from '../support';

test('a diagram without a name and a description', async () => {
  expect(
    await check(diagramDescription, page('Text.\n\n```mermaid\nflowchart TD\n  a --> b\n```\n')),
  ).toEqual([
    'docs/docs/page.md:3 The diagram has no accTitle: add a line "accTitle: …" with a name for the diagram.',
    'docs/docs/page.md:3 The diagram has no accDescr: add a line "accDescr: …" with what it shows, in a sentence or two.',
  ]);
});

test('an empty name', async () => {
  const source = '```mermaid\nflowchart TD\n  accTitle:\n  accDescr: Locks.\n  a --> b\n```\n';
  expect(await check(diagramDescription, page(source))).toHaveLength(1);
});

test('passes with both, the description on one line or in braces, and in other code', async () => {
  const source = [
    '```mermaid\nflowchart TD\n  accTitle: A\n  accDescr: B.\n  a --> b\n```',
    '```mermaid\nflowchart TD\n  accTitle: A\n  accDescr {\n    B.\n  }\n  a --> b\n```',
    '```ts\nconst a = 1;\n```',
  ].join('\n\n');
  expect(await check(diagramDescription, page(source))).toEqual([]);
});
