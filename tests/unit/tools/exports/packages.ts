import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../../support/files';
import {packageNames, places} from './input';

/** A folder with packages of its own and the TypeDoc of this project. */
export function packagesWith(declarations: string): string {
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
  for (const name of ['typedoc', 'typedoc-plugin-markdown', 'typescript']) {
    symlinkSync(
      path.join(places.packagesDir, 'node_modules', name),
      path.join(root, 'node_modules', name),
    );
  }
  return root;
}
