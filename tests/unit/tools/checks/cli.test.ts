import {expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {main} from '../../../../tools/checks/main';
import {writeFiles} from '../../support/files';
import {frontMatter, projectDir} from './support';

const GUIDE = `## Who it is for

You.

## Prerequisites

None.

## Steps

1. Read.

## Checks

You have read.

## Troubleshooting

Read again.
`;

const tags = 'database:\n  label: database\n';

const goodPage = frontMatter({kind: 'guide'}) + GUIDE;

const shared = (file: string) =>
  `Description "How the lock of a document is taken, who waits for it, and what happens when it is lost." is also the description of ${file}: choose another.`;

/** Makes a site of these files and runs the command over it; `rules` need none of the published packages. */
async function run(files: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const options = ['--dir', writeFiles('site', files), '--only', 'rules', ...args];
  return {code: await main(options, (line) => lines.push(line)), lines};
}

test('all findings of all pages come at once, with exit code 1', async () => {
  const {code, lines} = await run({
    'docs/tags.yml': `${tags}upload:\n  label: upload\n`,
    'guides/a.md': goodPage.replace('You have read.', 'It just works, see [here](/api/none).'),
    'guides/b.md': goodPage.replace('title: Locks', 'title: Keys').replace('None.', '![](/a.png)'),
    'guides/c.md': goodPage.replace('kind: guide', 'kind: tutorial'),
  });
  expect(lines.slice(0, -1)).toEqual([
    'docs/tags.yml:3:1 unused-tags No page carries the tag "upload": use it or take it out of the list.',
    'guides/a.md:2:8 unique-title Title "Locks" is also the title of guides/c.md: choose another.',
    `guides/a.md:3:14 unique-description ${shared('guides/b.md')}`,
    'guides/a.md:22:4 forbidden-words "just": delete it, or write "only", "a moment ago" or "exactly".',
    'guides/a.md:22:21 markdownlint MD059/descriptive-link-text: Link text should be descriptive at "[here]".',
    `guides/b.md:3:14 unique-description ${shared('guides/a.md')}`,
    'guides/b.md:14:1 markdownlint MD045/no-alt-text: Images should have alternate text (alt text).',
    'guides/c.md:2:8 unique-title Title "Locks" is also the title of guides/a.md: choose another.',
    `guides/c.md:3:14 unique-description ${shared('guides/a.md')}`,
    'guides/c.md:4:7 front-matter "kind" is "tutorial": write one of introduction, concept, reference, guide, operations, rfc, glossary, symptoms.',
  ]);
  expect(lines.at(-1)).toMatch(/^3 pages, 28 checks, 10 findings, \d+\.\d s$/);
  expect(code).toBe(1);
});

test('a good site passes', async () => {
  const {code, lines} = await run({'docs/tags.yml': tags, 'guides/a.md': goodPage});
  expect(lines).toEqual([expect.stringMatching(/^1 page, 28 checks, 0 findings, \d+\.\d s$/)]);
  expect(code).toBe(0);
});

test('named files alone are reported, rules that compare pages still see all of them', async () => {
  const files = {
    'docs/tags.yml': `${tags}upload:\n  label: upload\n`,
    'guides/a.md': goodPage.replace('You have read.', 'It just works.'),
    'guides/b.md': goodPage.replace('None.', '![](/a.png)'),
  };
  const {lines} = await run(files, 'guides/a.md');
  expect(lines).toEqual([
    'guides/a.md:2:8 unique-title Title "Locks" is also the title of guides/b.md: choose another.',
    `guides/a.md:3:14 unique-description ${shared('guides/b.md')}`,
    'guides/a.md:22:4 forbidden-words "just": delete it, or write "only", "a moment ago" or "exactly".',
    expect.stringMatching(/^1 file, 28 checks, 3 findings, /),
  ]);
  expect((await run(files, 'docs/tags.yml')).lines).toHaveLength(2);
});

test('--only takes checks, several at once, and groups', async () => {
  const site = {
    'docs/tags.yml': tags,
    'guides/a.md': goodPage.replace('You have read.', 'It just works, todo: TODO.'),
  };
  const rulesOf = async (...only: string[]) => {
    const lines: string[] = [];
    const options = only.flatMap((names) => ['--only', names]);
    await main(['--dir', writeFiles('site', site), ...options], (line) => lines.push(line));
    return lines.slice(0, -1).map((line) => line.split(' ')[1]);
  };
  expect(await rulesOf('placeholders')).toEqual(['placeholders']);
  expect(await rulesOf('placeholders,forbidden-words')).toEqual([
    'forbidden-words',
    'placeholders',
  ]);
  expect(await rulesOf('placeholders', 'unique-title')).toEqual(['placeholders']);
  expect(await rulesOf('rules')).toEqual(['forbidden-words', 'placeholders']);
});

test('--list prints what a reviewer wants to see, and finds nothing wrong', async () => {
  const lines: string[] = [];
  const dir = writeFiles('site', {'guides/a.md': goodPage.replace('You have read.', 'Read all.')});
  expect(await main(['--dir', dir, '--list', 'attacked'], (line) => lines.push(line))).toBe(0);
  expect(lines).toEqual([
    'guides/a.md:14:1 attacked **None**.',
    'guides/a.md:22:6 attacked Read **all**.',
    expect.stringMatching(/^1 page, 1 list, 2 places, /),
  ]);
});

const mistakes: [what: string, args: string[], message: string][] = [
  ['an unknown option', ['--stric'], "Unknown option '--stric'"],
  [
    'an unknown check',
    ['--only', 'sampels'],
    'There is no check "sampels". Did you mean "samples"?',
  ],
  ['a check that nothing comes near', ['--only', 'x'], 'There is no check "x". There are rules, '],
  ['an unknown list', ['--list', 'attack'], 'There is no list "attack". Did you mean "attacked"?'],
  ['a file that is not there', ['docs/none.md'], 'There is no file '],
  ['a folder without pages', [], 'There are no pages in '],
];

for (const [what, args, message] of mistakes) {
  test(`${what} is answered in a sentence`, async () => {
    const dir = writeFiles('site', {'docs/tags.yml': tags});
    await expect(main(['--dir', dir, ...args], () => {})).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining(message),
    });
  });
}

test('the command itself ends with the code, and a mistake without a stack', () => {
  const dir = writeFiles('site', {'docs/tags.yml': tags, 'guides/a.md': goodPage});
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['--import=tsx', 'tools/checks/cli.ts', '--dir', dir, ...args], {
      cwd: projectDir,
      encoding: 'utf8',
    });
  expect(start('--only', 'unique-title')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^1 page, 1 check, 0 findings, /),
  });
  const {status, stderr} = start('--stric');
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--stric'");
  expect(stderr).not.toContain('    at ');
});
