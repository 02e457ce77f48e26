import {describe, expect} from 'vitest';
import {mkdtempSync, rmdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {faulty} from './content';
import {runSamples, test} from './run';

/** Page, line and beginning of the one finding that each page must have. */
const findings: [behaviour: string, file: string, finding: RegExp][] = [
  [
    'an undeclared error at its line, inside a list too',
    'docs/undeclared.md',
    /^10 samples TS2339 Property 'container' does not exist on type 'Strapi'\. .*error="TS2339"/,
  ],
  ['a syntax error, which hides no other error', 'docs/syntax.md', /^5 samples TS1109 /],
  ['an error beside the declared one', 'docs/other-error.md', /^6 samples TS2322 /],
  [
    'a declared error that does not occur',
    'docs/obsolete.md',
    /^4 samples The declared error TS2339 does not occur\./,
  ],
  ['a comment that hides errors', 'docs/hidden.md', /^5 samples @ts-ignore hides/],
  [
    'a content type that does not exist',
    'docs/uid.md',
    /^5 samples TS2345 .*api::artikle\.artikle/,
  ],
  [
    'a content type that another page adds',
    'docs/augmented.md',
    /^5 samples TS2345 .*api::stranger\.stranger/,
  ],
  ['a field that does not exist', 'docs/field.md', /^5 samples TS2820 .*'"title"'/],
  [
    'a field that a component does not have',
    'docs/component.md',
    /^8 samples TS2\d+ Property 'metaName'/,
  ],
  [
    'an import from another page',
    'guides/other-page.md',
    /^5 samples TS2307 .*give the fence it comes from that file as its title/,
  ],
  [
    'a mistyped setting',
    'docs/settings.md',
    /^4 samples "eror" is no setting of a code block\. Did you mean "error"\?/,
  ],
  [
    'a fragment that declares an error',
    'docs/both.md',
    /^4 samples A fragment is not compiled, so it cannot declare an error/,
  ],
  ['a code that is none', 'docs/code.md', /^4 samples error="2339" is no code of the compiler/],
  ['JavaScript', 'docs/javascript.md', /^4 samples Samples are TypeScript: write this one as ts/],
  [
    'a block without language',
    'docs/language-missing.md',
    /^4 samples This code block names no language/,
  ],
  [
    'an unknown language',
    'docs/language-unknown.md',
    /^4 samples Unknown language "jsonn"\. Did you mean "json"\?/,
  ],
  ['broken JSON at its line', 'api/json.md', /^8 samples This is not JSON: /],
  ['broken YAML', 'api/yaml.md', /^6 samples This is not YAML: /],
  [
    'an unknown command',
    'rfcs/command.md',
    /^6 samples In the pinned version, "strapi" has no command "devlop"\. Did you mean "develop"\?/,
  ],
  [
    'an unknown option',
    'rfcs/option.md',
    /^5 samples In the pinned version, "strapi export" has no option "--no-encypt"\. Did you mean "--no-encrypt"\?/,
  ],
  [
    'an unknown command of a command',
    'rfcs/subcommand.md',
    /^5 samples In the pinned version, "strapi openapi" has no command "generat"\. Did you mean "generate"\?/,
  ],
  [
    'an option that only other commands have',
    'rfcs/not-for-all.md',
    /^5 samples In the pinned version, "strapi routes:list" has no option "--silent"\./,
  ],
  [
    'an unknown option joined to a known one',
    'rfcs/joined.md',
    /^5 samples In the pinned version, "strapi ts:generate-types" has no option "-x"\./,
  ],
  [
    'an unknown command behind a workspace',
    'rfcs/workspace.md',
    /^5 samples In the pinned version, "strapi" has no command "devlop"\./,
  ],
  ['an option that npm keeps', 'rfcs/npm.md', /^5 samples npm takes "--no-encrypt" for its own\./],
  ['a quote that stays open', 'rfcs/quote.md', /^5 samples A quote is opened here/],
];

describe('npm run samples reports', () => {
  for (const [behaviour, file, finding] of findings) {
    test(behaviour, ({ofFaulty}) => {
      expect(ofFaulty.about(file)).toEqual([expect.stringMatching(finding)]);
    });
  }

  test('more fragments than 5 %, and lists them', ({ofFaulty}) => {
    expect(ofFaulty.about('api/fragments.md')).toEqual([
      expect.stringMatching(/^4 samples 3 of \d+ code samples do not compile; at most \d may/),
    ]);
    expect(ofFaulty.stdout).toContain(
      '  fragment api/fragments.md:4 The beginning of a longer file.\n' +
        '  fragment api/fragments.md:7 As Strapi 4 wrote it.\n',
    );
  });

  test('nothing else', ({ofFaulty}) => {
    expect(ofFaulty.status).toBe(1);
    expect(ofFaulty.stderr).toBe('');
    expect(ofFaulty.stdout).toContain(`, ${findings.length + 1} findings, `);
  });
});

describe('npm run samples accepts', () => {
  for (const file of Object.keys(faulty).filter((name) => name.includes('good'))) {
    test(path.basename(file, '-good.md'), ({ofFaulty}) => {
      expect(ofFaulty.stdout).toContain('findings');
      expect(ofFaulty.about(file)).toEqual([]);
    });
  }

  test('one fragment in twenty', ({ofSound}) => {
    expect(ofSound.stdout).toMatch(
      /^20 code samples: 19 compiled, 1 fragment \(5\.0 %\), .*, 0 findings, [\d.]+ s\n {2}fragment /,
    );
    expect(ofSound.status).toBe(0);
  });
});

describe('npm run samples answers with one sentence to', () => {
  test('a folder that is not there', () => {
    const {status, stderr, stdout} = runSamples(['--dir', '/no/such/folder']);
    expect(stderr.trim()).toMatch(/^There is no folder \/no\/such\/folder\. Usage: .*$/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  test('a folder without pages', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'samples-'));
    const {status, stderr} = runSamples(['--dir', directory]);
    rmdirSync(directory);
    expect(stderr.trim()).toBe(
      `There are no pages in ${directory}. ${stderr.split('. ')[1].trim()}`,
    );
    expect(status).toBe(1);
  });

  test('an option that it does not have', () => {
    const {status, stderr} = runSamples(['--fix']);
    expect(stderr.trim()).toMatch(/^Unknown option '--fix'\. Usage: .*$/);
    expect(status).toBe(1);
  });
});
