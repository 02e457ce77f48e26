import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {reconstruct} from '../../../../tools/strapi/reconstruct';
import {outputPath, writeFiles} from '../../support/files';

const core = {name: '@strapi/core', directory: 'packages/core/core'};
const packageJson = JSON.stringify({repository: {directory: core.directory}});
const map = (sources: string[], sourcesContent: (string | null)[]) =>
  JSON.stringify({version: 3, sources, sourcesContent, mappings: ''});

test('the source stands where the monorepo has it', () => {
  const published = writeFiles('package', {
    'package.json': packageJson,
    'bin/strapi.js': 'run();\n',
    'dist/services/cron.js.map': map(['../../src/services/cron.ts'], ['const cron = 1;\n']),
    'dist/services/cron.d.ts': 'declare const cron: 1;\n',
    'dist/services/cron.d.ts.map': map(['../../src/services/cron.ts'], []),
    'dist/vendor.js.map': map(['../node_modules/x/index.js', '\0virtual'], [null, null]),
    'dist/types.d.ts': 'export type A = 1;\n',
    'dist/types.d.ts.map': map(['../src/types.ts'], []),
    'dist/admin/src/types.d.ts': 'export type B = 1;\n',
  });
  const target = outputPath('tree');
  expect(reconstruct(core, published, target)).toEqual({sources: 1, declarations: 2});
  const read = (file: string) => readFileSync(path.join(target, core.directory, file), 'utf8');
  expect(read('src/services/cron.ts')).toBe('const cron = 1;\n');
  expect(read('src/types.d.ts')).toBe('export type A = 1;\n');
  expect(read('src/types.d.ts.map')).toContain('../src/types.ts');
  expect(read('admin/src/types.d.ts')).toBe('export type B = 1;\n');
  expect(read('bin/strapi.js')).toBe('run();\n');
  expect(existsSync(path.join(target, core.directory, 'src/services/cron.d.ts'))).toBe(false);
  expect(existsSync(path.join(target, core.directory, 'dist'))).toBe(false);
});

test('a source map without content is one clear sentence', () => {
  const published = writeFiles('package', {
    'package.json': packageJson,
    'dist/cron.js.map': JSON.stringify({version: 3, sources: ['../src/cron.ts'], mappings: ''}),
  });
  expect(() => reconstruct(core, published, outputPath('tree'))).toThrow(
    /cron\.js\.map has no content for \.\.\/src\/cron\.ts: this version of the package does not carry its source\.$/,
  );
});

test('a source map that does not parse names its file', () => {
  const published = writeFiles('package', {
    'package.json': packageJson,
    'dist/cron.js.map': '{"sources": [',
  });
  expect(() => reconstruct(core, published, outputPath('tree'))).toThrow(
    /cron\.js\.map is not a source map/,
  );
});

test('a package from another folder of the monorepo is refused', () => {
  const published = writeFiles('package', {
    'package.json': '{"repository": {"directory": "packages/core/kernel"}}',
  });
  expect(() => reconstruct(core, published, outputPath('tree'))).toThrow(
    '@strapi/core says it comes from packages/core/kernel, src/strapi/packages.ts says packages/core/core: mend the list.',
  );
});
