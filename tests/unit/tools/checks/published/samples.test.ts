import {beforeAll, describe, expect, test} from 'vitest';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {main} from '../../../../../tools/checks/main';
import {installPinned} from '../../../../../tools/strapi/install';
import {writeFilesBelow} from '../../../support/files';
import {faulty, sound} from './content';
import {INSTALL_TIMEOUT} from './timeout';

/** How a run over pages of its own ended. */
type Outcome = {code: number; lines: string[]};

async function runOver(pages: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const directory = mkdtempSync(path.join(tmpdir(), 'samples-'));
  try {
    writeFilesBelow(directory, pages);
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const code = await main(['--only', 'samples', '--dir', directory, ...args], print);
    return {code, lines};
  } finally {
    rmSync(directory, {recursive: true});
  }
}

let ofFaulty: Outcome;

beforeAll(async () => {
  await installPinned();
  ofFaulty = await runOver(faulty);
}, INSTALL_TIMEOUT);

/** What the run says of one page: its lines, without the name of the page. */
function about(file: string): string[] {
  return ofFaulty.lines
    .filter((line) => line.startsWith(`${file}:`))
    .map((line) => line.slice(file.length + 1));
}

/** Page, line and beginning of the one finding that each page must have. */
const findings: [behaviour: string, file: string, finding: RegExp][] = [
  [
    'an undeclared error at its line, inside a list too',
    'docs/undeclared.md',
    /^10:34 samples TS2339 Property 'container' does not exist on type 'Strapi'\. .*error="TS2339"/,
  ],
  ['a syntax error, which hides no other error', 'docs/syntax.md', /^5:\d+ samples TS1109 /],
  ['an error beside the declared one', 'docs/other-error.md', /^6:\d+ samples TS2322 /],
  [
    'a declared error that does not occur',
    'docs/obsolete.md',
    /^4:\d+ samples The declared error TS2339 does not occur\./,
  ],
  ['a comment that hides errors', 'docs/hidden.md', /^5:\d+ samples @ts-ignore hides/],
  [
    'a content type that does not exist',
    'docs/uid.md',
    /^5:\d+ samples TS2345 .*api::artikle\.artikle/,
  ],
  [
    'a content type that another page adds',
    'docs/augmented.md',
    /^5:\d+ samples TS2345 .*api::stranger\.stranger/,
  ],
  ['a field that does not exist', 'docs/field.md', /^5:\d+ samples TS2820 .*'"title"'/],
  [
    'a field that a component does not have',
    'docs/component.md',
    /^8:\d+ samples TS2\d+ Property 'metaName'/,
  ],
  [
    'an import from another page',
    'guides/other-page.md',
    /^5:\d+ samples TS2307 .*give the fence it comes from that file as its title/,
  ],
  [
    'a mistyped setting',
    'docs/settings.md',
    /^4:\d+ samples "eror" is no setting of a code block\. Did you mean "error"\?/,
  ],
  [
    'a fragment that declares an error',
    'docs/both.md',
    /^4:\d+ samples A fragment is not compiled, so it cannot declare an error/,
  ],
  ['a code that is none', 'docs/code.md', /^4:\d+ samples error="2339" is no code of the compiler/],
  [
    'JavaScript',
    'docs/javascript.md',
    /^4:\d+ samples Samples are TypeScript: write this one as ts/,
  ],
  [
    'a block without language',
    'docs/language-missing.md',
    /^4:\d+ samples This code block names no language/,
  ],
  [
    'an unknown language',
    'docs/language-unknown.md',
    /^4:\d+ samples Unknown language "jsonn"\. Did you mean "json"\?/,
  ],
  ['broken JSON at its line', 'api/json.md', /^8:\d+ samples This is not JSON: /],
  ['broken YAML', 'api/yaml.md', /^6:\d+ samples This is not YAML: /],
  [
    'an unknown command',
    'rfcs/command.md',
    /^6:\d+ samples The pinned version does not accept "strapi devlop": unknown command 'devlop' \(Did you mean develop\?\)\.$/,
  ],
  [
    'an unknown option',
    'rfcs/option.md',
    /^5:\d+ samples The pinned version does not accept "strapi export --no-encypt": unknown option '--no-encypt' \(Did you mean --no-encrypt\?\)\.$/,
  ],
  [
    'an unknown command of a command',
    'rfcs/subcommand.md',
    /^5:\d+ samples The pinned version does not accept "strapi openapi generat": unknown command 'generat' \(Did you mean generate\?\)\.$/,
  ],
  [
    'an option that only other commands have',
    'rfcs/not-for-all.md',
    /^5:\d+ samples The pinned version does not accept "strapi routes:list --silent": unknown option '--silent'\.$/,
  ],
  [
    'an unknown option joined to a known one',
    'rfcs/joined.md',
    /^5:\d+ samples The pinned version does not accept "strapi ts:generate-types -dx": unknown option '-x'\.$/,
  ],
  [
    'an unknown command behind a workspace',
    'rfcs/workspace.md',
    /^5:\d+ samples The pinned version does not accept "strapi devlop": unknown command /,
  ],
  [
    'an option that must be given',
    'rfcs/mandatory.md',
    /^5:\d+ samples The pinned version does not accept "strapi import": required option '-f, --file <file>' not specified\.$/,
  ],
  [
    'a value that an option needs',
    'rfcs/value.md',
    /^5:\d+ samples The pinned version does not accept "strapi export -f": option .* argument missing\.$/,
  ],
  [
    'an option that npm keeps',
    'rfcs/npm.md',
    /^5:\d+ samples npm takes "--no-encrypt" for its own\./,
  ],
  ['a quote that stays open', 'rfcs/quote.md', /^5:\d+ samples A quote is opened here/],
];

describe('the check reports', () => {
  for (const [behaviour, file, finding] of findings) {
    test(behaviour, () => {
      const lines = about(file).filter((line) => !line.includes('fragments, at most'));
      expect(lines).toEqual([expect.stringMatching(finding)]);
    });
  }

  test('each fragment when there are more than 5 %', () => {
    const finding =
      /^\d+:1 samples 3 of \d+ code samples are fragments, at most \d may be \(5 %\): make this one compile, or another\.$/;
    expect(about('api/fragments.md')).toEqual(Array(2).fill(expect.stringMatching(finding)));
    expect(about('docs/both.md')).toContainEqual(expect.stringMatching(finding));
  });

  test('nothing else', () => {
    expect(ofFaulty.code).toBe(1);
    expect(ofFaulty.lines.at(-1)).toContain(`, ${findings.length + 3} findings, `);
  });
});

describe('the check accepts', () => {
  for (const file of Object.keys(faulty).filter((name) => name.includes('good'))) {
    test(path.basename(file, '-good.md'), () => {
      expect(about(file)).toEqual([]);
    });
  }

  test('one fragment in twenty', async () => {
    const {code, lines} = await runOver(sound);
    expect(lines[0]).toMatch(/^samples: 19 code samples compiled, 1 fragment, /);
    expect(lines[1]).toContain(', 0 findings, ');
    expect(code).toBe(0);
  });
});

test('only the samples of the named files are compiled', async () => {
  const file = 'docs/undeclared.md';
  const {lines} = await runOver({[file]: faulty[file] ?? '', ...sound}, file);
  expect(lines).toEqual([
    expect.stringMatching(/^docs\/undeclared\.md:10:34 samples TS2339 /),
    expect.stringMatching(/^samples: 1 code sample compiled, 1 fragment, /),
    expect.stringMatching(/^1 file, 1 check, 1 finding, /),
  ]);
});
