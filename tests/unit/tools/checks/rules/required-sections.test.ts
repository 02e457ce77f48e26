import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PAGE_KINDS} from '../../../../../src/markdown/front-matter';
import {requiredSections} from '../../../../../tools/checks/content/page-kinds';
import {requiredSectionsRule as rule} from '../../../../../tools/checks/rules/required-sections';
import {check, frontMatter, page, projectDir} from '../support';

const mermaid = '```mermaid\nflowchart TD\n  a --> b\n```';
const ts = '```ts\nconst a = 1;\n```';
const codeMap =
  '## Code map\n\n| File | Symbol | What it does |\n| --- | --- | --- |\n| a | b | c |';

/** For each kind, the parts of a page that has all its sections. */
const good: Record<string, string[]> = {
  introduction: [
    '## What the package is responsible for\n\nText.',
    `## How a request reaches it\n\n${mermaid}`,
    '## Its parts\n\nText.',
    '## Where to start reading the code\n\nText.',
    codeMap,
  ],
  design: [
    'Two sentences.',
    `## How a lock is taken\n\n${mermaid}`,
    '## Data shapes\n\nText.',
    '## Extension points\n\nText.',
    '## Invariants and traps\n\nText.',
    '## How it is tested\n\nText.',
    codeMap,
  ],
  reference: [
    'One sentence.',
    `## Import\n\n${ts}`,
    `## Signature\n\n${ts}`,
    '## Parameters and result\n\nText.',
    `## Sample\n\n${ts}`,
    '## Behaviour\n\nText.',
    '## Who uses it\n\nText.',
    codeMap,
  ],
  guide: [
    '## Who this guide is for\n\nText.',
    '## Prerequisites\n\nText.',
    '## Take a lock\n\n1. First.\n2. Second.',
    '## Checks before opening a pull request\n\nText.',
    '## Troubleshooting\n\nText.',
  ],
  glossary: [],
  rfc: [
    '## Status\n\n| Status | Date |\n| --- | --- |\n| proposed | 2026-01-31 |',
    ...[
      'Summary',
      'Motivation',
      'Detailed design',
      'Trade-offs',
      'Alternatives',
      'What was built',
    ].map((heading) => `## ${heading}\n\nText.`),
  ],
};

function findings(kind: string, parts: string[]): Promise<string[]> {
  return check(rule, page(`${frontMatter({kind})}${parts.join('\n\n')}\n`));
}

for (const kind of PAGE_KINDS) {
  test(`${kind}: passes with all sections`, async () => {
    expect(await findings(kind, good[kind]!)).toEqual([]);
  });

  test(`${kind}: passes with more sections in between`, async () => {
    expect(await findings(kind, good[kind]!.toSpliced(2, 0, '## Colours\n\nText.'))).toEqual([]);
  });

  for (const index of good[kind]!.keys()) {
    test(`${kind}: without part ${index + 1} it lacks a section`, async () => {
      expect((await findings(kind, good[kind]!.toSpliced(index, 1))).join()).toContain(
        `A page of kind "${kind}" needs the section "`,
      );
    });
  }

  test(`${kind}: in reverse order nearly all stand too early`, async () => {
    const result = await findings(kind, good[kind]!.toReversed());
    expect(result.filter((finding) => finding.includes('stands too early')).length).toBeGreaterThan(
      2,
    );
  });

  test(`${kind}: an empty section`, async () => {
    const parts = good[kind]!;
    const last = parts.at(-1)!.split('\n')[0]!;
    const result = await findings(kind, [...parts.slice(0, -1), last]);
    expect(result).toEqual([expect.stringContaining(`Section "${last.slice(3)}" is empty`)]);
  });

  test(`${kind}: CONTRIBUTING.md names the sections in their order`, () => {
    const guide = readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8');
    const row = guide.split('\n').find((line) => line.startsWith(`| ${kind} `))!;
    const places = requiredSections[kind].map(({name}) =>
      row.toLowerCase().indexOf(name.toLowerCase()),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}

const without: {kind: string; part: number; text: string; finding: string}[] = [
  {
    kind: 'introduction',
    part: 1,
    text: '## How a request reaches it\n\nText.',
    finding: 'has no Mermaid diagram',
  },
  {
    kind: 'introduction',
    part: 4,
    text: '## Code map\n\nText.',
    finding: 'has no table "File | Symbol',
  },
  {
    kind: 'design',
    part: 1,
    text: '## How a lock is taken\n\nText.',
    finding: 'needs the section "Diagram"',
  },
  {kind: 'reference', part: 1, text: '## Import\n\nText.', finding: 'has no ts or tsx code block'},
  {
    kind: 'reference',
    part: 2,
    text: '## Signature\n\nText.',
    finding: 'has no ts or tsx code block',
  },
  {kind: 'reference', part: 4, text: '## Sample\n\nText.', finding: 'has no ts or tsx code block'},
  {kind: 'guide', part: 2, text: '## Take a lock\n\nText.', finding: 'needs the section "Steps"'},
  {kind: 'rfc', part: 0, text: '## Status\n\nProposed.', finding: 'has no date'},
];

for (const {kind, part, text, finding} of without) {
  test(`${kind}: ${text.split('\n')[0]} that ${finding}`, async () => {
    const result = await findings(kind, good[kind]!.with(part, text));
    expect(result).toEqual([expect.stringContaining(finding)]);
  });
}

test('a diagram in a later section does not stand for that of a design page', async () => {
  const parts = good
    .design!.with(1, '## How a lock is taken\n\nText.')
    .with(3, `## Extension points\n\n${mermaid}`);
  expect(await findings('design', parts)).toEqual([
    expect.stringContaining('needs the section "Diagram"'),
  ]);
});

test('nothing may follow a code map', async () => {
  expect(await findings('introduction', [...good.introduction!, '## Colours\n\nText.'])).toEqual([
    expect.stringContaining('Section "Colours" stands after "Code map", which ends the page'),
  ]);
});

test('a finding says which section, what is accepted, and where it goes', async () => {
  expect(await findings('introduction', good.introduction!.toSpliced(2, 1))).toEqual([
    'docs/docs/page.md:12 A page of kind "introduction" needs the section "Its parts" (accepted: a heading with "parts"): add it after "How a request reaches it".',
  ]);
});

test('numbered headings are steps, too', async () => {
  const steps = '## Steps\n\n### 1. First\n\nText.\n\n### 2. Second\n\nText.';
  expect(await findings('guide', good.guide!.with(2, steps))).toEqual([]);
});
