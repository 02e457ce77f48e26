import {expect, test} from 'vitest';
import {caseFirst} from '../../../../../tools/checks/rules/case-first';
import {check, frontMatter, page} from '../support';

const finding = (kind: string) =>
  `docs/docs/page.md:4 A page of kind "${kind}" begins with a case, before its first H2: show one thing that happens, with its ids, times and values.`;

const later = '\n\n## The idea\n\nAt 09:00 `release` 7 is published.\n';

for (const kind of ['introduction', 'concept', 'operations']) {
  test(`${kind}: a summary shows nothing that happens`, async () => {
    const text =
      'Locks of Strapi 5.54.0 are rows. [`take`](code:packages/a.ts#take) writes one.\n\n```mermaid\nflowchart TD\n  a --> b\n```';
    expect(await check(caseFirst, page(frontMatter({kind}) + text + later))).toEqual([
      finding(kind),
    ]);
  });

  test(`${kind}: nothing before the first heading`, async () => {
    expect(await check(caseFirst, page(frontMatter({kind}) + later))).toEqual([finding(kind)]);
  });
}

const cases = {
  'a code block': 'Ada publishes:\n\n```ts\npublish();\n```',
  'a table': 'Ada publishes:\n\n| Row |\n| --- |\n| new |',
  'an id': 'Ada publishes row 13.',
  'a time': 'Ada publishes at 17:04.',
  'an identifier': 'Ada calls `publish`.',
};

for (const [what, text] of Object.entries(cases)) {
  test(`${what} is a case`, async () => {
    expect(await check(caseFirst, page(frontMatter() + text + later))).toEqual([]);
  });
}

test('an id behind 150 words comes too late', async () => {
  const text = `${'word '.repeat(150)}\n\nAda publishes row 13.`;
  expect(await check(caseFirst, page(frontMatter() + text + later))).toEqual([finding('concept')]);
});

test('other kinds begin as they like', async () => {
  const pages = ['reference', 'guide', 'rfc'].map((kind) => page(`${frontMatter({kind})}Text.\n`));
  expect(await check(caseFirst, pages)).toEqual([]);
});
