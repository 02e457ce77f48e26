import {expect, test} from 'vitest';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checks, rules} from '../../../../tools/checks';
import {projectDir} from './support';

const folder = path.join(projectDir, 'tools/checks');
const files = readdirSync(path.join(folder, 'rules')).map((file) => path.basename(file, '.ts'));

test('every rule file is registered under its name, once', () => {
  expect(rules.map(({name}) => name).toSorted()).toEqual(files.toSorted());
});

for (const {name} of checks) {
  test(`${name} has a line in the README`, () => {
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`| \`${name}\` `);
  });
}

for (const name of files) {
  test(`${name} has a test`, () => {
    expect(existsSync(path.join(import.meta.dirname, 'rules', `${name}.test.ts`))).toBe(true);
  });
}
