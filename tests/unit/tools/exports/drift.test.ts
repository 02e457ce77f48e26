import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {exportWrites, findDrift} from '../../../../tools/exports/run';
import {writeFiles as writeAll} from '../../../../tools/write-files';
import {writeFiles} from '../../support/files';

const committed = {
  'exports/modules.md': 'one\ntwo\nthree\n',
  'exports/classes/Same.md': 'same\n',
  'exports/interfaces/Gone.md': 'gone\n',
  'exports/sidebars.ts': 'export default {};\n',
  'src/exports/routes.json': '{}\n',
};

const files = new Map([
  ['modules.md', 'one\n2\nthree\n'],
  ['classes/Same.md', 'same\n'],
  ['namespaces/New.md', 'new\n'],
]);

const generated = {files, entries: []};

test('drift is reported with file, line and both texts', () => {
  const directory = writeFiles('site', committed);
  expect(findDrift(directory, exportWrites(directory, generated)).toSorted()).toEqual([
    'exports/interfaces/Gone.md is not generated any more.',
    'exports/modules.md differs:\n@@ -2,1 +2,1 @@\n-two\n+2',
    'exports/namespaces/New.md is missing.',
  ]);
});

test('a long difference is cut', () => {
  const lines = Array.from({length: 20}, (_, index) => `line ${index}\n`).join('');
  const directory = writeFiles('exports', {'modules.md': 'old\n'});
  const [drift] = findDrift(directory, new Map([['modules.md', lines]]));
  expect(drift).toContain('-old');
  expect(drift).toContain('+line 9');
  expect(drift).not.toContain('+line 10');
  expect(drift).toMatch(/… and 10 more lines$/);
});

test('writing brings the folder in step and leaves the sidebar alone', () => {
  const directory = writeFiles('site', committed);
  writeAll(directory, exportWrites(directory, generated));
  expect(findDrift(directory, exportWrites(directory, generated))).toEqual([]);
  expect(existsSync(path.join(directory, 'exports/interfaces/Gone.md'))).toBe(false);
  expect(readFileSync(path.join(directory, 'exports/sidebars.ts'), 'utf8')).toBe(
    committed['exports/sidebars.ts'],
  );
});
