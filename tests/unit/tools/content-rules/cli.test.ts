import {expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../support/files';
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

const goodPage = frontMatter({kind: 'guide'}) + GUIDE;

const shared = (file: string) =>
  `Description "How the lock of a document is taken, who waits for it, and what happens when it is lost." is also the description of ${file}: choose another.`;

/** Makes a site of these files, runs the command line over it and takes it away again. */
function lint(files: Record<string, string>, ...args: string[]) {
  const site = mkdtempSync(path.join(tmpdir(), 'content-rules-'));
  try {
    writeFilesBelow(site, files);
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import=tsx', 'tools/content-rules/cli.ts', '--dir', site, ...args],
      {cwd: projectDir, encoding: 'utf8'},
    );
    return {status, lines: stdout.trimEnd().split('\n'), stderr};
  } finally {
    rmSync(site, {recursive: true});
  }
}

test('all findings of all pages come at once, with exit code 1', () => {
  const {status, lines} = lint({
    'docs/tags.yml': 'database:\n  label: database\nupload:\n  label: upload\n',
    'guides/a.md': goodPage.replace('You have read.', 'It just works, see [here](/api/none).'),
    'guides/b.md': goodPage.replace('title: Locks', 'title: Keys').replace('None.', '![](/a.png)'),
    'guides/c.md': goodPage.replace('kind: guide', 'kind: tutorial'),
  });
  expect(lines.slice(0, -1)).toEqual([
    'docs/tags.yml:3 unused-tags No page carries the tag "upload": use it or take it out of the list.',
    'guides/a.md:2 unique-title Title "Locks" is also the title of guides/c.md: choose another.',
    `guides/a.md:3 unique-description ${shared('guides/b.md')}`,
    'guides/a.md:22 link-labels The label "here" does not say where the link leads: name its target.',
    'guides/a.md:22 forbidden-words "just": delete it, or write "only", "a moment ago" or "exactly".',
    `guides/b.md:3 unique-description ${shared('guides/a.md')}`,
    'guides/b.md:14 image-alt The image has no alternative text: write what it shows between the brackets.',
    'guides/c.md:2 unique-title Title "Locks" is also the title of guides/a.md: choose another.',
    `guides/c.md:3 unique-description ${shared('guides/a.md')}`,
    'guides/c.md:4 front-matter "kind" is "tutorial": write one of introduction, design, reference, guide, rfc.',
  ]);
  expect(lines.at(-1)).toMatch(/^3 pages, 10 findings, \d+\.\d s$/);
  expect(status).toBe(1);
});

test('a good site passes', () => {
  const {status, lines} = lint({
    'docs/tags.yml': 'database:\n  label: database\n',
    'guides/a.md': goodPage,
  });
  expect(lines).toEqual([expect.stringMatching(/^1 page, 0 findings, \d+\.\d s$/)]);
  expect(status).toBe(0);
});

test('a folder without pages and an unknown option are errors in one sentence', () => {
  expect(lint({'docs/tags.yml': ''})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There are no pages in '),
  });
  const {status, stderr} = lint({}, '--stric');
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--stric'");
  expect(stderr).not.toContain('    at ');
});
