import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  packageDirOf,
  readShippedPackages,
  writeLicences,
} from '../../../../../src/plugins/licences/packages';

/** Writes packages and returns a module of each. */
function writePackages(packages: Record<string, {license?: string; text?: string}>): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'licences-'));
  return Object.entries(packages).map(([name, {license, text}]) => {
    const folder = path.join(dir, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    const json = JSON.stringify({name, version: '1.0.0', license});
    writeFileSync(path.join(folder, 'package.json'), json);
    if (text) {
      writeFileSync(path.join(folder, 'LICENSE.md'), text);
    }
    return path.join(folder, 'lib', 'index.js');
  });
}

test('a module is of the innermost package, with its scope; the site itself is none', () => {
  expect(packageDirOf('/site/node_modules/a/node_modules/@b/c/lib/d.js')).toBe(
    '/site/node_modules/a/node_modules/@b/c',
  );
  expect(packageDirOf('/site/src/index.ts')).toBeUndefined();
});

test('the list has each package once, sorted, and the words of its licence', () => {
  const modules = writePackages({
    b: {license: 'MIT', text: 'Copyright B'},
    '@a/a': {license: '(GPL-3.0 OR MIT)'},
  });
  const text = writeLicences(readShippedPackages([...modules, ...modules]));
  expect(text).toContain('@a/a 1.0.0: (GPL-3.0 OR MIT)\nb 1.0.0: MIT\n');
  expect(text).toMatch(/-{80}\n\nb 1\.0\.0\n\nCopyright B\n$/u);
});

test('packages with another licence, or with none, stop the build together', () => {
  const modules = writePackages({a: {license: 'GPL-3.0'}, b: {}, c: {license: 'MIT'}});
  expect(() => readShippedPackages(modules)).toThrow(
    /\na 1\.0\.0: GPL-3\.0\nb 1\.0\.0: no licence$/u,
  );
});
