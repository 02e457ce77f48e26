import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findDrift, writeFiles as writeGenerated} from '../../../../tools/exports/drift';
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
  expect(findDrift(writeFiles('exports', committed), generated)).toEqual([
    'exports/modules.md differs:\n  line 2:\n  - two\n  + 2',
    'exports/namespaces/New.md is missing.',
    'exports/interfaces/Gone.md is not generated any more.',
  ]);
});

test('a long difference is cut', () => {
  const lines = Array.from({length: 20}, (_, index) => `line ${index}`).join('\n');
  const [drift] = findDrift(
    writeFiles('exports', {'modules.md': 'old\n'}),
    new Map([['modules.md', lines]]),
  );
  expect(drift).toContain('  - old');
  expect(drift).toContain('  + line 5');
  expect(drift).not.toContain('  + line 6');
  expect(drift).toContain('  … and ');
});

test('writing brings the folder in step and leaves the sidebar alone', () => {
  const directory = writeFiles('exports', committed);
  writeGenerated(directory, generated);
  expect(findDrift(directory, generated)).toEqual([]);
  expect(existsSync(path.join(directory, 'interfaces/Gone.md'))).toBe(false);
  expect(readFileSync(path.join(directory, 'sidebars.ts'), 'utf8')).toBe(committed['sidebars.ts']);
});
