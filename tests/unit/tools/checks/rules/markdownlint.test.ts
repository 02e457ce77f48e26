import {expect, test} from 'vitest';
import {markdownlint} from '../../../../../tools/checks/rules/markdownlint';
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

/** What markdownlint says of a text below front matter, whose first line is line 8. */
const findingsIn = (source: string) => check(markdownlint, page(frontMatter() + source));

test('an H1 in the text, and skipped levels', async () => {
  expect(await findingsIn('# Locks\n\n### Taken\n\n## Waiting\n\n#### Forever\n')).toEqual([
    expect.stringMatching(/^docs\/docs\/page\.md:10 MD001\/heading-increment: .*Expected: h2/),
    expect.stringMatching(/^docs\/docs\/page\.md:14 MD001\/heading-increment: .*Expected: h3/),
    expect.stringMatching(/^docs\/docs\/page\.md:8 MD025\/single-title/),
  ]);
  expect(await findingsIn('### Taken\n')).toEqual([expect.stringContaining(':8 MD001/')]);
});

for (const source of ['![](/a.png)', '![][a]\n\n[a]: /a.png']) {
  test(`an image without alternative text: ${source}`, async () => {
    expect(await findingsIn(`${source}\n`)).toContainEqual(
      expect.stringContaining(':8 MD045/no-alt-text'),
    );
  });
}

for (const source of ['<img src="/a.png">', '<img alt="" src="/a.png">']) {
  test(`an image in HTML, whatever its alternative text: ${source}`, async () => {
    expect(await findingsIn(`${source}\n`)).toContainEqual(
      expect.stringContaining(':8 MD033/no-inline-html'),
    );
  });
}

for (const label of ['here', 'Click here', 'this page', 'link', 'read more', 'more…', 'This.']) {
  test(`a label that says nothing: ${label}`, async () => {
    const finding = [expect.stringContaining(':8 MD059/descriptive-link-text')];
    expect(await findingsIn(`See [${label}](/database).\n`)).toEqual(finding);
    expect(await findingsIn(`See [${label}][d].\n\n[d]: /database\n`)).toEqual(finding);
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

### Keys

See [more about locks](/locks) and [\`page\`](code:packages/a.ts#page).

#### Rows

![A lock](/a.png)

## Tests
`;
  expect(await check(markdownlint, page(source))).toEqual([]);
});
