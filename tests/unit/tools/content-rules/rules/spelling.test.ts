import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_WORDS, spelling} from '../../../../../tools/content-rules/rules/spelling';
import {check, frontMatter, page, projectDir} from '../support';

test('unknown words in text and front matter, with the nearest', async () => {
  const findings = await check(
    spelling,
    page(`${frontMatter({title: 'The behavour'})}## Locks\n\nA qwertzuiop.\n`),
  );
  expect(findings).toEqual([
    expect.stringMatching(
      /^docs\/docs\/page\.md:2 Unknown word "behavour" \(nearest: behaviour, .+\): correct it, set it in code font if it is code, or add it to tools\/content-rules\/project-words\.txt\.$/,
    ),
    expect.stringContaining('docs/docs/page.md:10 Unknown word "qwertzuiop"'),
  ]);
});

test('American spelling is unknown', async () => {
  expect(await check(spelling, page('The color of the behavior.\n'))).toHaveLength(2);
});

test('passes with British words, words of the project, code, addresses and ids', async () => {
  const source = [
    'The colour and the licence of a Strapi plugin.',
    'Call `qwertzuiop()` or ``a `qwertz` b`` or [`asdfjkl`](code:packages/qwertz/yxcvb.ts#Hjklo).',
    '```ts\nconst qwertzuiop = 1;\n```',
    '- ```sh\n  qwertzuiop\n  ```',
    '## Locks {#qwertzuiop}',
  ].join('\n\n');
  expect(await check(spelling, page(source))).toEqual([]);
});

test('the words of the project are sorted and there once', () => {
  const words = readFileSync(path.join(projectDir, PROJECT_WORDS), 'utf8').trimEnd().split('\n');
  expect(words).toEqual(
    [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'})),
  );
});
