import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {buildManifest, formatManifest} from '../../../../tools/references/build';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {pageSource, writeFiles} from '../../support/files';

const cron = 'packages/core/core/src/services/cron.ts';

const files = {
  [cron]: '// Jobs.\nexport const createCronService = () => ({\n  add(tasks: unknown) {},\n});\n',
  'packages/core/core/src/utils/cron.ts': 'export const parse = 1;\n',
  'packages/core/core/package.json': '{"name": "@strapi/core", "version": "1.0.0"}',
  'packages/core/types/src/core.d.ts':
    'export interface Strapi {\n    /** Waits. */\n    load(): Promise<void>;\n}\n',
};

test('a page gets a manifest of what it cites, sorted, with kinds and lines', () => {
  const tree = new SourceTree(writeFiles('source', files));
  const page = parsePage(
    'docs/docs/jobs.md',
    pageSource(
      `See [\`Strapi.load\`](code:packages/core/types/src/core.ts#Strapi.load), [add](code:${cron}#createCronService.add), [file](code:packages/core/core/package.json) and [services](code:packages/core/core/src/services/).\n\nAlso [by definition][cron].\n\n[cron]: code:${cron}#createCronService`,
    ),
  );
  const {manifest, findings, citations} = buildManifest([page], tree, '1.0.0');
  expect(findings).toEqual([]);
  expect(citations).toBe(5);
  expect(Object.keys(manifest.files)).toEqual([
    'packages/core/core/package.json',
    'packages/core/core/src/services/',
    cron,
    'packages/core/types/src/core.ts',
  ]);
  expect(Object.entries(manifest.files[cron]!.symbols!)).toMatchObject([
    ['createCronService', {kind: 'function', first: 2, last: 4}],
    ['createCronService.add', {kind: 'method', first: 3, last: 3}],
  ]);
  // Published as a declaration without a map: its lines are not those of the repository's file.
  const declared = manifest.files['packages/core/types/src/core.ts']!.symbols!['Strapi.load']!;
  expect(declared).toEqual({kind: 'method', hash: declared.hash});
  const again = buildManifest([page], tree, '1.0.0').manifest;
  expect(formatManifest(again)).toBe(formatManifest(manifest));
});

test('a reference that leads nowhere names page, line and what is near', () => {
  const tree = new SourceTree(writeFiles('source', files));
  const page = parsePage(
    'docs/docs/jobs.md',
    pageSource(
      `[a](code:${cron}#createCronServce)\n\n[b](code:packages/core/core/src/cron.ts)\n\n[c](code:packages/core/core/src/services)`,
    ),
  );
  const {findings} = buildManifest([page], tree, '1.0.0');
  expect(findings).toEqual([
    {
      file: 'docs/docs/jobs.md',
      line: 5,
      reference: `${cron}#createCronServce`,
      problem: `${cron} has no symbol createCronServce`,
      nearest: [`${cron}#createCronService`, `${cron}#createCronService.add`],
    },
    {
      file: 'docs/docs/jobs.md',
      line: 7,
      reference: 'packages/core/core/src/cron.ts',
      problem: 'the published source has no packages/core/core/src/cron.ts',
      nearest: expect.arrayContaining(['packages/core/core/src/utils/cron.ts', cron]),
    },
    {
      file: 'docs/docs/jobs.md',
      line: 9,
      reference: 'packages/core/core/src/services',
      problem: 'packages/core/core/src/services is a folder: end its path with a slash',
      nearest: ['packages/core/core/src/services/'],
    },
  ]);
});

/** Hash of a package.json of this version, with more fields behind. */
function hashOfPackage(version: string, more = ''): string | undefined {
  const text = `{"version": "${version}", "dependencies": {"@strapi/utils": "${version}"}${more}}`;
  const root = writeFiles(`${version}${more.length}`, {'a/package.json': text});
  const resolution = new SourceTree(root).resolve({path: 'a/package.json'});
  return 'file' in resolution ? resolution.file.hash : undefined;
}

test('a new version number alone changes no package.json', () => {
  expect(hashOfPackage('1.0.0')).toBeDefined();
  expect(hashOfPackage('1.0.1')).toBe(hashOfPackage('1.0.0'));
  expect(hashOfPackage('1.0.1', ', "bin": "x"')).not.toBe(hashOfPackage('1.0.0'));
});
