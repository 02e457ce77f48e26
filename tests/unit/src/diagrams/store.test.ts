import {expect, test} from 'vitest';
import {
  collectDiagrams,
  diagramFileOf,
  findUnrendered,
  hashOf,
  readRendering,
} from '../../../../src/diagrams/store';
import {parsePage} from '../../../../src/markdown/pages';
import {writeFiles} from '../../support/files';

const flowchart = 'flowchart TD\n  a --> b';
const page = parsePage(
  'docs/a.md',
  `---\ntitle: A\n---\n\n\`\`\`ts\na;\n\`\`\`\n\n\`\`\`mermaid\n${flowchart}\n\`\`\`\n`,
);

test('the name of a diagram depends on its text, not on the line ends of a system', () => {
  expect(hashOf(flowchart)).toMatch(/^[\da-f]{16}$/u);
  expect(hashOf(flowchart.replaceAll('\n', '\r\n'))).toBe(hashOf(flowchart));
  expect(hashOf(`${flowchart} `)).not.toBe(hashOf(flowchart));
});

test('the diagrams of a page, with their places', () => {
  expect(collectDiagrams(page)).toEqual([
    {text: flowchart, hash: hashOf(flowchart), line: 9, column: 1},
  ]);
});

test('a diagram is unrendered until its file is there', () => {
  const empty = writeFiles('empty', {'README.md': ''});
  expect(readRendering(empty, hashOf(flowchart))).toBeUndefined();
  expect(findUnrendered(empty, [page])).toMatchObject([{file: 'docs/a.md', line: 9}]);

  const full = writeFiles('full', {[diagramFileOf(hashOf(flowchart))]: '<svg/>'});
  expect(readRendering(full, hashOf(flowchart))).toBe('<svg/>');
  expect(findUnrendered(full, [page])).toEqual([]);
});

test('a page whose diagrams are all rendered is not parsed', () => {
  const dir = writeFiles('unparsed', {[diagramFileOf(hashOf(flowchart))]: '<svg/>'});
  const unparsed = Object.defineProperty({...page}, 'tree', {
    get() {
      throw new Error('parsed');
    },
  });
  expect(findUnrendered(dir, [unparsed])).toEqual([]);
});

test.each([
  ['in a list', `- item\n\n  \`\`\`mermaid\n  sequenceDiagram\n  \`\`\`\n`],
  ['with tildes', '~~~mermaid\nsequenceDiagram\n~~~\n'],
  ['with more backticks and a setting', '````mermaid title=a\nsequenceDiagram\n````\n'],
])('an unrendered fence %s is found beside a rendered one', (_, fence) => {
  const dir = writeFiles('mixed', {[diagramFileOf(hashOf(flowchart))]: '<svg/>'});
  const mixed = parsePage('docs/a.md', `${page.source}\n${fence}`);
  expect(findUnrendered(dir, [mixed])).toMatchObject([{text: 'sequenceDiagram'}]);
});
