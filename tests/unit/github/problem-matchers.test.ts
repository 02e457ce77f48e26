import {describe, expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir} from '../../paths';

type Pattern = {regexp: string} & Partial<
  Record<'code' | 'column' | 'file' | 'line' | 'message', number>
>;
type Matcher = {owner: string; pattern: Pattern[]};

function readJson(...names: string[]) {
  return JSON.parse(readFileSync(path.join(projectDir, ...names), 'utf8'));
}

const matchers: Matcher[] = readJson('.github', 'problem-matchers', 'findings.json').problemMatcher;

/** Returns what GitHub would annotate for these lines: the owners that match all of them, and the groups they name. */
function annotations(...lines: string[]) {
  return matchers.flatMap(({owner, pattern}) => {
    if (pattern.length !== lines.length) {
      return [];
    }
    const groups: Record<string, string | undefined> = {owner};
    for (const [index, {regexp, ...names}] of pattern.entries()) {
      const match = new RegExp(regexp).exec(lines[index]!);
      if (!match) {
        return [];
      }
      for (const [name, group] of Object.entries(names)) {
        groups[name] = match[group];
      }
    }
    return [groups];
  });
}

describe('problem matchers', () => {
  test('of our own checks', () => {
    expect(
      annotations('docs/docs/core/cron.md:12:5 link-labels The label "here" says nothing.'),
    ).toEqual([
      {
        owner: 'findings',
        file: 'docs/docs/core/cron.md',
        line: '12',
        column: '5',
        code: 'link-labels',
        message: 'The label "here" says nothing.',
      },
    ]);
  });

  test('of the linter of the workflows', () => {
    expect(
      annotations('.github/workflows/check.yml:20:5 unexpected key "x" for "job" [ syntax-check ]'),
    ).toEqual([
      {
        owner: 'actionlint',
        file: '.github/workflows/check.yml',
        line: '20',
        column: '5',
        message: 'unexpected key "x" for "job"',
        code: 'syntax-check',
      },
    ]);
  });

  test('of the linter of the styles', () => {
    const line = '/site/src/css/base.css:4:3: Unexpected named color "red" (color-named) [error]';
    expect(annotations(line)).toEqual([
      {
        owner: 'stylelint',
        file: '/site/src/css/base.css',
        line: '4',
        column: '3',
        message: 'Unexpected named color "red"',
        code: 'color-named',
        severity: 'error',
      },
    ]);
  });

  test('of the linter of the code', () => {
    expect(
      annotations("  x eslint(no-unused-vars): 'a' is never used.", '   ,-[src/a.ts:2:9]'),
    ).toEqual([
      {
        owner: 'oxlint',
        code: 'eslint(no-unused-vars)',
        message: "'a' is never used.",
        file: 'src/a.ts',
        line: '2',
        column: '9',
      },
    ]);
  });

  test.each([
    '169 pages, 0 findings, 8.3 s',
    '    at file:///site/tools/a.ts:10:5 in a function',
    'http://localhost:4310/ is served',
    '── Content rules',
  ])('nothing in "%s"', (line) => {
    expect(annotations(line)).toEqual([]);
  });
});

test('the tasks of the editor read findings as the workflows do', () => {
  const findings = matchers.find(({owner}) => owner === 'findings')!.pattern[0];
  const {tasks} = readJson('.vscode', 'tasks.json');
  const own = tasks
    .flatMap((task: {problemMatcher: unknown}) => task.problemMatcher)
    .filter((matcher: unknown) => typeof matcher === 'object');
  expect(own).toHaveLength(2);
  for (const {pattern} of own) {
    expect(pattern).toEqual(findings);
  }
});
