import {expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {STRAPI_VERSION} from '../../../../src/strapi';
import {projectDir} from '../../../paths';
import {writeFiles} from '../../support/files';

test('another folder than that of the project cannot be named: packages and pages of two folders are never mixed', () => {
  const dir = writeFiles('elsewhere', {'docs/page.md': ''});
  // With the pinned version the command has nothing to do, whatever else it is told.
  const args = ['tools/bump/cli.ts', STRAPI_VERSION, '--dir', dir];
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: projectDir,
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain("Unknown option '--dir'");
  expect(readdirSync(dir)).toEqual(['docs']);
});
