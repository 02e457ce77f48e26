import {expect, test} from 'vitest';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE} from '../../../../src/code-references/manifest';
import {strapiPackages} from '../../../../src/strapi/packages';
import {planBump, type Services, versionFiles} from '../../../../tools/bump/plan';
import {CODE_INDEX_FILE} from '../../../../src/search/plugin/code-file';
import {SCHEMAS_FILE} from '../../../../tools/strapi/schemas';
import {UserError} from '../../../../tools/process.mjs';
import {writeFiles as writeAll} from '../../../../tools/write-files';
import {outputPath, pageSource, writeFiles} from '../../support/files';

const generated = pageSource('[x](code:p/a.ts#same)');

/** A project pinned to 1.0.0, and a world in which 1.1.0 is published. */
function fixture(services: Partial<Services> = {}) {
  const dir = writeFiles('project', {
    ...Object.fromEntries(versionFiles.map((file) => [file, 'Version 1.0.0, not 11.0.0.\n'])),
    [MANIFEST_FILE]: '{"version": "1.0.0", "files": {}}',
    'docs/read.md': pageSource('[x](code:p/a.ts#changed)\n\n[y](code:p/a.ts#gone)'),
    'docs/perhaps.md': pageSource('At 1.0.0: [x](code:p/a.ts)'),
    'docs/moved.md': pageSource('[x](code:p/a.ts#same)'),
    'exports/modules.md': pageSource('[x](code:p/a.ts#changed)'),
    'exports/classes/Gone.md': generated,
  });
  const sources: Record<string, string> = {
    '1.0.0': writeFiles('old', {
      'p/a.ts': 'export const changed = 1;\nexport const gone = 1;\nexport const same = 1;\n',
    }),
    '1.1.0': writeFiles('new', {'p/a.ts': 'export const changed = 2;\nexport const same = 1;\n'}),
  };
  const fetched: string[] = [];
  const packages = writeFiles('packages', {'node_modules/x/index.js': ''});
  const all: Services = {
    published: async (names) => new Map(names.map((name) => [name, ['1.0.0', '1.1.0']])),
    source: async (version) => {
      fetched.push(version);
      return sources[version]!;
    },
    install: async () => ({directory: packages, packageJson: '{"next": 1}', lockFile: '{}'}),
    packageMap: () => new Map(),
    schemas: async () => 'export interface Article {}\n',
    exports: async () =>
      new Map([
        ['exports/modules.md', generated],
        ['exports/classes/Gone.md', undefined],
      ]),
    ...services,
  };
  const before = snapshot(dir);
  return {dir, packages, before, fetched, plan: () => planBump({dir, from: '1.0.0'}, '1.1.0', all)};
}

const never = () => Promise.reject(new Error('fetched'));

/** All files of a folder with their texts. */
function snapshot(dir: string): Record<string, string> {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(dir, file), readFileSync(file, 'utf8')]),
  );
}

test('everything is prepared and nothing is written', async () => {
  const {dir, before, fetched, plan} = fixture();
  const {writes, marked, left} = await plan();
  expect(snapshot(dir)).toEqual(before);
  expect(fetched).toEqual(['1.0.0', '1.1.0']);
  expect([...writes.keys()].toSorted()).toEqual(
    [
      ...versionFiles,
      MANIFEST_FILE,
      CODE_INDEX_FILE,
      'docs/read.md',
      'exports/classes/Gone.md',
      'exports/modules.md',
      SCHEMAS_FILE,
      'tools/strapi/package-lock.json',
      'tools/strapi/package.json',
    ].toSorted(),
  );
  expect(marked).toBe(1);
  expect(left).toEqual([
    {
      title: 'References that lead nowhere',
      text: expect.stringContaining('docs/read.md:7 code:p/a.ts#gone: p/a.ts has no symbol gone.'),
    },
    {title: 'Lines that name 1.0.0', text: expect.stringContaining('- docs/perhaps.md:5')},
  ]);
});

test('the writes move the version, the manifest, the pages and the generated section', async () => {
  const {dir, plan} = fixture();
  writeAll(dir, (await plan()).writes);
  const after = snapshot(dir);
  for (const file of versionFiles) {
    expect(after[file]).toBe('Version 1.1.0, not 11.0.0.\n');
  }
  expect(after['docs/read.md']).toContain('status: needs-review');
  expect(after['docs/read.md']).toContain('p/a.ts#gone vanished between 1.0.0 and 1.1.0');
  expect(after['docs/perhaps.md']).not.toContain('needs-review');
  expect(after['exports/modules.md']).toBe(generated);
  expect(after).not.toHaveProperty(['exports/classes/Gone.md']);
  const manifest = JSON.parse(after[MANIFEST_FILE]!);
  expect(manifest.version).toBe('1.1.0');
  // The generated page no longer cites what changed; the page that has to be read does.
  expect(Object.keys(manifest.files['p/a.ts'].symbols)).toEqual(['changed', 'same']);
});

test('exports that are not described are left for a person, the rest is done', async () => {
  const {plan} = fixture({
    exports: () => Promise.reject(new UserError('useNew: has no description (hook).')),
  });
  const {writes, left} = await plan();
  expect(left[0]!.text).toContain('useNew: has no description (hook).');
  expect(writes.has('exports/modules.md')).toBe(false);
  expect(writes.has('docs/read.md')).toBe(true);
});

test('a package map that changes is written, and its diagrams are left for a person', async () => {
  const file = 'docs/map.md';
  const {plan} = fixture({
    packageMap: () => new Map([[file, pageSource('[x](code:p/a.ts#same)')]]),
  });
  const {writes, left} = await plan();
  expect(writes.get(file)).toContain('code:p/a.ts#same');
  expect(left[0]).toMatchObject({title: 'Package map', text: expect.stringContaining(file)});
});

test('a failure in the middle leaves the project as it was and takes the new packages away', async () => {
  const {dir, packages, before, plan} = fixture({
    exports: () => Promise.reject(new Error('The compiler broke.')),
  });
  await expect(plan()).rejects.toThrow('The compiler broke.');
  expect(snapshot(dir)).toEqual(before);
  expect(existsSync(packages)).toBe(false);
});

test('a version that is not published whole stops before anything is fetched', async () => {
  const [missing] = strapiPackages;
  const {dir, before, plan} = fixture({
    published: async (names) =>
      new Map(names.map((name) => [name, name === missing!.name ? ['1.0.0'] : ['1.0.0', '1.1.0']])),
    source: never,
    install: never,
  });
  await expect(plan()).rejects.toThrow(
    `1 are missing in that version (${missing!.name}). The newest version that is complete is 1.0.0.`,
  );
  expect(snapshot(dir)).toEqual(before);
});

test('a file that cannot be written leaves all the others as they were', () => {
  const dir = writeFiles('project', {'a.txt': 'old', 'folder-as-file': 'x'});
  const writes = new Map([
    ['a.txt', 'new'],
    ['folder-as-file/b.txt', 'new'],
  ]);
  expect(() => writeAll(dir, writes)).toThrow();
  expect(snapshot(outputPath('project'))).toEqual({'a.txt': 'old', 'folder-as-file': 'x'});
});
