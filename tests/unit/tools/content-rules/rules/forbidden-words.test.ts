import {expect, test} from 'vitest';
import {forbiddenWords} from '../../../../../tools/content-rules/rules/forbidden-words';
import {check, frontMatter, page} from '../support';

for (const words of [
  'simply',
  'just',
  'Easily',
  'obviously',
  'of\ncourse',
  'as mentioned above',
  'powerful',
  'seamlessly',
  'blazing',
  'robust',
]) {
  test(`"${words.replace('\n', ' ')}" in the text`, async () => {
    const findings = await check(forbiddenWords, page(`First line.\nIt ${words} works.\n`));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(`docs/docs/page.md:2 "${words.replace('\n', ' ')}": `);
  });
}

test('the title, the description, headings, tables and image descriptions are text, too', async () => {
  const source = [
    frontMatter({title: 'Just locks', description: 'Powerful locks.'}).trimEnd(),
    '## Simply locks',
    '| A |\n| --- |\n| just |',
    '![simply a lock](/lock.png)',
  ].join('\n\n');
  expect(
    (await check(forbiddenWords, page(source))).map((finding) => finding.slice(0, 21)),
  ).toEqual([
    'docs/docs/page.md:2 "',
    'docs/docs/page.md:3 "',
    'docs/docs/page.md:8 "',
    'docs/docs/page.md:12 ',
    'docs/docs/page.md:14 ',
  ]);
});

test('says what to do', async () => {
  expect(await check(forbiddenWords, page('It just works.\n'))).toEqual([
    'docs/docs/page.md:1 "just": delete it, or write "only", "a moment ago" or "exactly".',
  ]);
});

test('passes with parts of words, and with code', async () => {
  const source =
    'Adjust the justification, unjust or robustness. `just()`\n\n```ts\nsimply();\n```\n';
  expect(await check(forbiddenWords, page(source))).toEqual([]);
});
