import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {diagramFileOf, hashOf} from '../../../../../src/diagrams/store';
import remarkDiagrams from '../../../../../src/plugins/diagrams/remark';
import {writeFiles} from '../../../support/files';

const text = 'flowchart TD\n  accTitle: A\n  a --> b';
const markdown = `Before.\n\n\`\`\`mermaid\n${text}\n\`\`\`\n\n\`\`\`ts\na;\n\`\`\`\n`;
const svg = '<svg class="diagram-picture" width="4" height="2"></svg>';

function transform(files: Record<string, string>, isWriting: boolean): Root {
  const siteDir = writeFiles('site', {'README.md': '', ...files});
  const processor = unified()
    .use(remarkParse)
    .use(remarkDiagrams(siteDir, '/', isWriting));
  return processor.runSync(processor.parse(markdown));
}

const rendered = {[diagramFileOf(hashOf(text))]: svg};

test.each([true, false])('a rendered diagram is in the page (while writing: %s)', (isWriting) => {
  const [, figure, code] = transform(rendered, isWriting).children;
  expect(figure).toMatchObject({type: 'mdxJsxFlowElement', name: 'figure'});
  expect(JSON.stringify(figure)).toContain('diagram-picture');
  // Its words are no text of the page.
  expect(JSON.stringify(figure)).toContain('data-search-ignore');
  expect(code).toMatchObject({type: 'code', lang: 'ts'});
});

test('while writing, the framework draws what is not rendered', () => {
  expect(transform({}, true).children[1]).toMatchObject({
    type: 'code',
    lang: 'mermaid',
    value: text,
  });
});

test('in a build, the browser of the reader draws what is not rendered', () => {
  expect(JSON.stringify(transform({}, false).children[1])).toContain('diagram-source');
});
