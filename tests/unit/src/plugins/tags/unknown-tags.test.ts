import {expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {projectDir} from '../../../../paths';

const siteFiles = [
  'api',
  'docs',
  'exports',
  'guides',
  'rfcs',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tools/strapi/packages.ts',
  'tsconfig.json',
];

test('tags that are not in the list stop the build, all of them named with their files', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    for (const file of siteFiles) {
      cpSync(path.join(projectDir, file), path.join(siteDir, file), {recursive: true});
    }
    symlinkSync(path.join(projectDir, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir');
    for (const [section, tag] of [
      ['guides', 'databse'],
      ['docs/docs', 'no-such-tag'],
    ]) {
      const file = path.join(siteDir, section!, 'wrong.md');
      writeFileSync(file, `---\ntitle: Wrong\ntags: [${tag}]\n---\nText.\n`);
    }
    const build = spawnSync('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      cwd: siteDir,
      encoding: 'utf8',
    });
    expect(build.status).not.toBe(0);
    const output = build.stdout + build.stderr;
    expect(output).toContain('2 unknown tags. Use a tag of docs/tags.yml');
    expect(output).toContain(
      'guides/wrong.md: unknown tag "databse" (nearest known tag: "database")',
    );
    expect(output).toContain('docs/docs/wrong.md: unknown tag "no-such-tag"');
  } finally {
    rmSync(siteDir, {recursive: true});
  }
});
