import {expect, test} from 'vitest';
import {diagramFileOf, hashOf, STAMP_FILE} from '../../../../../src/diagrams/store';
import {renderedDiagrams} from '../../../../../tools/checks/rules/rendered-diagrams';
import {currentStamp, formatStamp} from '../../../../../tools/diagrams/stamp';
import {writeFiles} from '../../../support/files';
import {makeContext, page} from '../support';

const text = 'flowchart TD\n  a --> b';
const source = `Text.\n\n\`\`\`mermaid\n${text}\n\`\`\`\n`;
const file = diagramFileOf(hashOf(text));
const stamp = formatStamp(currentStamp());

async function check(files: Record<string, string>, markdown = source): Promise<string[]> {
  const siteDir = writeFiles('site', {'README.md': '', ...files});
  const problems = await renderedDiagrams.check(makeContext([page(markdown)], {siteDir}));
  return problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`);
}

test('a diagram that is not rendered', async () => {
  expect(await check({[STAMP_FILE]: stamp})).toEqual([
    'docs/docs/page.md:3 The diagram is not rendered, or has changed since: run "npm run diagrams" and commit what it writes.',
  ]);
});

test('a rendered diagram that no page has', async () => {
  expect(await check({[file]: '<svg/>', [STAMP_FILE]: stamp}, 'Text.\n')).toEqual([
    `${file}:1 No page has this diagram: run "npm run diagrams" and commit what it writes.`,
  ]);
});

test('diagrams that were rendered with something else', async () => {
  const older = formatStamp({...currentStamp(), mermaid: '10.0.0'});
  const message = `${STAMP_FILE}:1 The diagrams were rendered by another version of Mermaid or svgo, or with other settings: run "npm run diagrams" and commit what it writes.`;
  expect(await check({[file]: '<svg/>', [STAMP_FILE]: older})).toEqual([message]);
  expect(await check({[file]: '<svg/>'})).toEqual([message]);
});

test('passes when every diagram is rendered', async () => {
  expect(await check({[file]: '<svg/>', [STAMP_FILE]: stamp})).toEqual([]);
});

test('passes without any diagram', async () => {
  expect(await check({}, 'Text.\n')).toEqual([]);
});
