import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findDrift, writesFor} from '../../../../tools/exports/drift';
import {writeFiles as writeAll} from '../../../../tools/write-files';
import {writeFiles} from '../../support/files';

const committed = {
  'modules.md': 'one\ntwo\nthree\n',
  'classes/Same.md': 'same\n',
  'interfaces/Gone.md': 'gone\n',
  'sidebars.ts': 'export default {};\n',
};

const generated = new Map([
  ['modules.md', 'one\n2\nthree\n'],
  ['classes/Same.md', 'same\n'],
  ['namespaces/New.md', 'new\n'],
]);

test('drift is reported with file, line and both texts', () => {
  const directory = writeFiles('exports', committed);
  expect(findDrift(directory, writesFor(directory, generated))).toEqual([
    'interfaces/Gone.md is not generated any more.',
    'modules.md differs:\n@@ -2,1 +2,1 @@\n-two\n+2',
    'namespaces/New.md is missing.',
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
  const directory = writeFiles('exports', committed);
  writeAll(directory, writesFor(directory, generated));
  expect(findDrift(directory, writesFor(directory, generated))).toEqual([]);
  expect(existsSync(path.join(directory, 'interfaces/Gone.md'))).toBe(false);
  expect(readFileSync(path.join(directory, 'sidebars.ts'), 'utf8')).toBe(committed['sidebars.ts']);
});
