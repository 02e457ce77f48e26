import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PAGE_KINDS} from '../../../../../src/markdown/front-matter';
import {kindRules} from '../../../../../tools/checks/content/page-kinds';
import {requiredSections as rule} from '../../../../../tools/checks/rules/required-sections';
import {check, frontMatter, page, projectDir} from '../support';

const mermaid = '```mermaid\nflowchart TD\n  a --> b\n```';
const ts = '```ts\nconst a = 1;\n```';

/** For each kind, the parts of a page that has what it needs, and no more. */
const good: Record<string, string[]> = {
  introduction: [
    'A request.',
    '## What it owns\n\nText.',
    '## Its parts\n\nText.',
    '## Where to start reading\n\nText.',
  ],
  concept: [
    'A request.',
    `## From request to lock\n\n${mermaid}\n\n1. First.\n2. Second.`,
    '## Change it\n\nText.',
    '## How it is tested\n\nText.',
  ],
  reference: [`One sentence.\n\n${ts}`],
  guide: [
    '## Who this guide is for\n\nText.',
    '## Take a lock\n\n1. First.\n2. Second.',
    '## Checks\n\nText.',
  ],
  operations: [
    'A lock that stays.',
    '## How to confirm it\n\nText.',
    '## Cause\n\nText.',
    '## Repair it\n\n1. First.\n2. Second.',
    '## How to prevent it\n\nText.',
  ],
  glossary: [],
  symptoms: [],
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

/** How many of them are wanted before all others. */
const openings: Record<string, number> = {introduction: 1, concept: 1};

function findings(kind: string, parts: string[]): Promise<string[]> {
  return check(rule, page(`${frontMatter({kind})}${parts.join('\n\n')}\n`));
}

for (const kind of PAGE_KINDS) {
  test(`${kind}: passes with what it needs`, async () => {
    expect(await findings(kind, good[kind]!)).toEqual([]);
  });

  test(`${kind}: passes with more sections in between`, async () => {
    expect(await findings(kind, good[kind]!.toSpliced(1, 0, '## Colours\n\nText.'))).toEqual([]);
  });

  for (const index of good[kind]!.keys()) {
    // The opening of these is asked for by the rule case-first.
    if (index >= (openings[kind] ?? 0)) {
      test(`${kind}: without part ${index + 1} it lacks something`, async () => {
        expect((await findings(kind, good[kind]!.toSpliced(index, 1))).join()).toMatch(
          new RegExp(`A page of kind "${kind}" (?:needs the section "|has no )`),
        );
      });
    }
  }

  test(`${kind}: CONTRIBUTING.md names the sections in their order`, () => {
    const guide = readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8');
    const row = guide.split('\n').find((line) => line.startsWith(`| ${kind} `))!;
    const [, , sections = '', words] = row.split(' | ');
    const places = kindRules[kind].sections.map(({name}) =>
      sections.toLowerCase().indexOf(name.toLowerCase()),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(words).toBe(`${kindRules[kind].words?.toLocaleString('en') ?? '–'} |`);
  });
}

for (const kind of ['introduction', 'concept', 'guide', 'operations', 'rfc']) {
  test(`${kind}: an empty section`, async () => {
    const parts = good[kind]!;
    const last = parts.at(-1)!.split('\n')[0]!;
    const result = await findings(kind, [...parts.slice(0, -1), last]);
    expect(result).toEqual([expect.stringContaining(`Section "${last.slice(3)}" is empty`)]);
  });

  test(`${kind}: a section too early`, async () => {
    const parts = good[kind]!;
    const [last] = parts.slice(-1);
    const place = kind === 'guide' || kind === 'rfc' ? 0 : 1;
    const result = await findings(kind, parts.slice(0, -1).toSpliced(place, 0, last!));
    expect(result.join()).toContain('stands too early');
  });
}

test('a page without traps, import or signature needs none; where they are, they have a place', async () => {
  const signature = '## Signature\n\nText.';
  const sample = `## Sample\n\n${ts}`;
  expect(await findings('reference', [...good.reference!, sample, signature])).toEqual([]);
  expect(await findings('reference', [...good.reference!, signature, sample])).toEqual([
    'docs/docs/page.md:14 Section "Signature" stands too early: a page of kind "reference" has it after "Sample". Move it.',
  ]);
});

const without: {kind: string; part: number; text: string; finding: string}[] = [
  {
    kind: 'concept',
    part: 1,
    text: '## The way\n\n1. First.\n2. Second.',
    finding: 'has no Mermaid diagram',
  },
  {
    kind: 'concept',
    part: 1,
    text: `## The way\n\n${mermaid}`,
    finding: 'needs the section "The way"',
  },
  {kind: 'reference', part: 0, text: `Text.\n\n${mermaid}`, finding: 'has no code block'},
  {kind: 'guide', part: 1, text: '## Take a lock\n\nText.', finding: 'needs the section "Steps"'},
  {kind: 'operations', part: 3, text: '## Repair it\n\nText.', finding: 'has no numbered list'},
  {kind: 'rfc', part: 0, text: '## Status\n\nProposed.', finding: 'has no date'},
];

for (const {kind, part, text, finding} of without) {
  test(`${kind}: ${text.split('\n')[0]} that ${finding}`, async () => {
    const result = await findings(kind, good[kind]!.with(part, text));
    expect(result).toEqual([expect.stringContaining(finding)]);
  });
}

test('the steps of a change are not the way', async () => {
  const parts = good
    .concept!.with(1, `## The way\n\n${mermaid}`)
    .with(2, '## Change it\n\n1. First.\n2. Second.');
  expect(await findings('concept', parts)).toEqual([
    expect.stringContaining('needs the section "The way"'),
  ]);
});

/** The parts of an operations page as those of one fault of several. */
const fault = (name: string) =>
  [`## ${name}`, ...good.operations!].map((part) => part.replace(/^## (?!A |B)/u, '### '));

test('an operations page about several faults has the sections below each', async () => {
  const parts = ['Text.', ...fault('A lock stays'), ...fault('B waits')];
  expect(await findings('operations', parts)).toEqual([]);
  expect(await findings('operations', parts.toSpliced(10, 1))).toEqual([
    expect.stringContaining('needs the section "Cause"'),
  ]);
});

test('a finding says which section, what is accepted, and where it goes', async () => {
  expect(await findings('introduction', good.introduction!.toSpliced(2, 1))).toEqual([
    'docs/docs/page.md:10 A page of kind "introduction" needs the section "Its parts" (accepted: a heading with "parts", "packages" or "map"): add it after "What it owns".',
  ]);
});

test('numbered headings are steps, too', async () => {
  const steps = '## Steps\n\n### 1. First\n\nText.\n\n### 2. Second\n\nText.';
  expect(await findings('guide', good.guide!.with(1, steps))).toEqual([]);
});
