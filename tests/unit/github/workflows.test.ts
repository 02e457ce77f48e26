import {describe, expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectDir} from '../../paths';
import {outputPath, writeFiles} from '../support/files';

type Step = {name: string; run?: string; uses?: string; with?: Record<string, unknown>};
type Job = {permissions?: unknown; steps: Step[]; 'timeout-minutes'?: number};
type Workflow = {jobs: Record<string, Job>; permissions: unknown};

const folder = path.join(projectDir, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return {name, text, workflow: parse(text) as Workflow};
});

describe.each(workflows)('$name', ({text, workflow}) => {
  test('pins each action to a commit and says which version that is', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('gives no permission by default, and each job its own and a time limit', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeDefined();
      expect(job['timeout-minutes']).toBeDefined();
    }
  });

  test('leaves no credentials in the checked-out folder', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    for (const step of steps.filter(({uses}) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({'persist-credentials': false});
    }
  });

  test('starts npm scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
    for (const [, script] of text.matchAll(/^ +run: npm run (?:--silent )?([\w:]+)/gm)) {
      expect(Object.keys(scripts)).toContain(script);
    }
  });
});

/** Returns the text of the issue that the step has written. */
function issueBody(): string {
  return readFileSync(path.join(outputPath('run'), 'body.md'), 'utf8');
}

describe('the issue of newest-strapi.yml', () => {
  const {workflow} = workflows.find(({name}) => name === 'newest-strapi.yml')!;
  const script = workflow.jobs.issue!.steps.at(-1)!.run!;

  /** Runs the step with a stand-in for GitHub's command line that knows `openIssue`; returns the calls that change something. */
  function calls(report: string, openIssue: string): string[] {
    const bin = writeFiles('bin', {
      gh: `#!/bin/sh\nif [ "$2" = list ]; then echo "${openIssue}"; else echo "$@" >> calls; fi\n`,
    });
    const cwd = writeFiles('run', {calls: '', 'report.md': report});
    const {status, stderr} = spawnSync(
      'bash',
      ['-e', '-o', 'pipefail', '-c', `chmod +x ${bin}/gh\n${script}`],
      {
        cwd,
        encoding: 'utf8',
        env: {
          ...process.env,
          LABEL: 'l',
          PATH: `${bin}:${process.env.PATH}`,
          RUN_URL: 'u',
          TITLE: 't',
        },
      },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return readFileSync(path.join(cwd, 'calls'), 'utf8').trim().split('\n');
  }

  test('is opened once, with a label that exists', () => {
    expect(calls('# Strapi 6\n', '')).toEqual([
      expect.stringMatching(/^label create l --force/),
      'issue create --label l --title t --body-file body.md',
    ]);
    expect(issueBody()).toContain('# Strapi 6\n');
  });

  test('is rewritten while it is open', () => {
    expect(calls('# Strapi 6\n', '7')).toEqual(['issue edit 7 --title t --body-file body.md']);
  });

  test('is closed when there is nothing left to do, and not opened for it', () => {
    expect(calls('', '7')).toEqual([expect.stringMatching(/^issue close 7 /)]);
    expect(calls('', '')).toEqual(['']);
  });

  test('holds no more than an issue may, cut between two characters', () => {
    calls('é'.repeat(50_000), '');
    expect(issueBody().length).toBeLessThan(65_536);
    expect(issueBody()).not.toContain('\u{FFFD}');
  });
});

test('CODEOWNERS names paths that exist', () => {
  const lines = readFileSync(path.join(projectDir, '.github', 'CODEOWNERS'), 'utf8').split('\n');
  const paths = lines
    .map((line) => line.split(' ')[0]!)
    .filter((pattern) => pattern.startsWith('/'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((pattern) => !existsSync(path.join(projectDir, pattern)))).toEqual([]);
});
