import {expect, test} from 'vitest';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {rules} from '../../../../tools/content-rules';
import {projectDir} from './support';

const folder = path.join(projectDir, 'tools/content-rules');
const names = readdirSync(path.join(folder, 'rules')).map((file) => path.basename(file, '.ts'));

test('every rule file is registered under its name, once', () => {
  expect(rules.map(({name}) => name).toSorted()).toEqual(names.toSorted());
});

for (const name of names) {
  test(`${name} has a test and a line in the README`, () => {
    expect(
      existsSync(path.join(projectDir, `tests/unit/tools/content-rules/rules/${name}.test.ts`)),
    ).toBe(true);
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`| \`${name}\` `);
  });
}
