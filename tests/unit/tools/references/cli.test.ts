import {expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE, readManifest} from '../../../../src/code-references/manifest';
import {pageSource, writeFiles} from '../../support/files';
import {projectDir} from '../../../paths';

/** Runs `npm run references` over a folder; the pinned source was prepared by the step before the tests. */
function references(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import=tsx', 'tools/references/cli.ts', ...args],
    {cwd: projectDir, encoding: 'utf8'},
  );
  return {status, output: `${stdout}${stderr}`};
}

const cron = 'packages/core/core/src/services/cron.ts';

test('a renamed symbol stops the run, names the page and writes nothing', () => {
  const dir = writeFiles('site', {
    'docs/docs/jobs.md': pageSource(`[x](code:${cron}#createCronServce)`),
  });
  const {status, output} = references('--dir', dir);
  expect(status).toBe(1);
  expect(output).toContain(
    `docs/docs/jobs.md:5 code:${cron}#createCronServce: ${cron} has no symbol createCronServce.\n  Nearest: code:${cron}#createCronService`,
  );
  expect(existsSync(path.join(dir, MANIFEST_FILE))).toBe(false);
});

test('the manifest that is written passes the check, until the content changes', () => {
  const page = pageSource(`[x](code:${cron}#createCronService)`);
  const dir = writeFiles('site', {
    'docs/docs/jobs.md': page,
    [MANIFEST_FILE]: '{"version": "0", "files": {}}',
  });
  expect(references('--dir', dir)).toMatchObject({status: 0});
  const text = readFileSync(path.join(dir, MANIFEST_FILE), 'utf8');
  expect(readManifest(dir).files[cron].symbols).toHaveProperty('createCronService');
  expect(references('--dir', dir, '--check')).toMatchObject({status: 0});
  writeFiles('site', {
    'docs/docs/jobs.md': `${page}\n[y](code:${cron}#createCronService.add)\n`,
  });
  const {status, output} = references('--dir', dir, '--check');
  expect(status).toBe(1);
  expect(output).toContain(`missing   ${cron}#createCronService.add`);
  expect(output).toContain('run "npm run references" and commit');
  expect(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')).toBe(text);
});

test('a manifest that does not parse is one sentence', () => {
  const dir = writeFiles('site', {[MANIFEST_FILE]: '{"version": '});
  const {status, output} = references('--dir', dir, '--check');
  expect(status).toBe(1);
  expect(output.trim()).toMatch(
    /^data\/code-manifest\.json cannot be read \(.+\)\. Restore it with Git or write it again with "npm run references"\.$/,
  );
  expect(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')).toBe('{"version": ');
});

test('a version that is none and an unknown option say what to write', () => {
  const dir = writeFiles('site', {[MANIFEST_FILE]: '{"version": "0", "files": {}}'});
  const version = references('--dir', dir, '--against', 'latest');
  expect(version.status).toBe(1);
  expect(version.output).toMatch(/"latest" is no exact version; write one such as \d+\.\d+\.\d+\./);
  const option = references('--agianst', '1.0.0');
  expect(option.status).toBe(1);
  expect(option.output).toContain("Unknown option '--agianst'");
  expect(option.output).toContain('npm run references -- --against');
});
