import {expect, test} from 'vitest';
import {mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {runExports} from '../../../../tools/exports/run';
import {writeFiles} from '../../support/files';
import {packageNames, places} from './input';

/** A folder with packages of its own and the TypeDoc of this project. */
function packagesWith(declarations: string): string {
  const files = packageNames.map((name): [string, string][] => [
    [
      `node_modules/${name}/package.json`,
      JSON.stringify({
        name,
        version: '5.54.0',
        exports: {
          './admin': {types: './index.d.ts'},
          './strapi-admin': {types: './index.d.ts'},
        },
      }),
    ],
    [`node_modules/${name}/index.d.ts`, declarations],
  ]);
  const root = writeFiles('packages', {
    'package.json': '{"name": "packages"}',
    ...Object.fromEntries(files.flat()),
  });
  mkdirSync(path.join(root, 'node_modules'), {recursive: true});
  for (const name of ['typedoc', 'typescript']) {
    symlinkSync(
      path.join(places.packagesDir, 'node_modules', name),
      path.join(root, 'node_modules', name),
    );
  }
  return root;
}

test('a warning of TypeDoc stops the run and leaves the files untouched', async () => {
  const dir = writeFiles('site', {'exports/modules.md': 'committed'});
  const packagesDir = packagesWith(
    '/** See {@link Nowhere}. */\nexport declare const a: string;\n',
  );
  const run = runExports({...places, dir, packagesDir, check: false});
  await expect(run).rejects.toThrow('Nowhere');
  expect(readFileSync(path.join(dir, 'exports/modules.md'), 'utf8')).toBe('committed');
});
