import {mkdirSync, readlinkSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {linkSource} from '../../../../tools/e2e/build';
import {inputsOf} from '../../../../tools/e2e/fingerprint';
import {projectDir} from '../../../paths';
import {outputPath} from '../../support/files';

test('the link of a fixture to the code is relative, and one that leads to another checkout is replaced', () => {
  const siteDir = outputPath('checkout/tests/fixtures/small');
  // The checkout that this one was copied from is still there.
  const copiedFrom = outputPath('other-checkout/src');
  const sourceDir = outputPath('checkout/src');
  [siteDir, copiedFrom, sourceDir].forEach((folder) => mkdirSync(folder, {recursive: true}));
  const link = path.join(siteDir, 'src');
  linkSource(siteDir, sourceDir);
  expect(readlinkSync(link)).toBe(path.join('..', '..', '..', 'src'));
  rmSync(link);
  symlinkSync(copiedFrom, link);
  linkSource(siteDir, sourceDir);
  expect(realpathSync(link)).toBe(realpathSync(sourceDir));
});

const inputs = (siteDir: string, isFixture: boolean) =>
  inputsOf({siteDir: path.join(projectDir, siteDir), isFixture}).map((file) =>
    path.relative(projectDir, file).split(path.sep).join('/'),
  );

test('a fixture is built again when its pages, what fixtures share, or the code, packages and files of the site change', () => {
  const ofFixture = inputs('tests/fixtures/flat-footer', true);
  expect(ofFixture).toEqual(
    expect.arrayContaining([
      'docusaurus.config.ts',
      'package.json',
      'package-lock.json',
      'src/sections.ts',
      'static/img/logo.svg',
      'tests/fixtures/flat-footer/docs/start.md',
      'tests/fixtures/sidebars.ts',
      'tests/fixtures/site.ts',
    ]),
  );
  expect(ofFixture.filter((file) => /^(?:docs|tools|tests\/(?!fixtures))/.test(file))).toEqual([]);
  expect(ofFixture.filter((file) => file.includes('two-locales'))).toEqual([]);
});

test('the site is built again when its content, configuration, code or packages change, and not for a tool or a test', () => {
  const ofSite = inputs('.', false);
  expect(ofSite).toEqual(
    expect.arrayContaining([
      'docs/docs/intro.md',
      'exports/modules.md',
      'docusaurus.config.ts',
      'sidebars.ts',
      'package-lock.json',
      'src/css/tokens.css',
      'static/img/logo.svg',
    ]),
  );
  expect(ofSite.filter((file) => /^(?:node_modules|build|tools|tests|\.git)/.test(file))).toEqual(
    [],
  );
});
