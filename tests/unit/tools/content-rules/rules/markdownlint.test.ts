import {expect, test} from 'vitest';
import {markdownlint} from '../../../../../tools/content-rules/rules/markdownlint';
import {check, frontMatter, page} from '../support';

for (const [name, source, finding] of [
  ['a fence without a language', '```\na\n```\n', ':8 MD040/fenced-code-language: '],
  ['a padded table', '| A    |\n| ---- |\n| b    |\n', ':8 MD060/table-column-style: '],
  ['HTML', 'An <b>old</b> tag.\n', ':8 MD033/no-inline-html: '],
  ['another bullet', '* a\n', ':8 MD004/ul-style: '],
] as const) {
  test(name, async () => {
    const findings = await check(markdownlint, page(frontMatter() + source));
    expect(findings[0]).toContain(`docs/docs/page.md${finding}`);
  });
}

test('passes with the style of the site', async () => {
  const source = `${frontMatter()}${'A paragraph is one line, however long. '.repeat(9).trim()}

## Sample {#sample}

| File | Symbol |
| --- | --- |
| [\`a.ts\`](code:packages/a.ts) | \`a\` |

:::warning A title

What happens, and _what_ to **do**.

:::

1. First:

   \`\`\`sh
   npm test
   \`\`\`

2. Second.
`;
  expect(await check(markdownlint, page(source))).toEqual([]);
});
