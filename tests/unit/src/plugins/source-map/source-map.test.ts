import {expect, test} from 'vitest';
import type {CitingPage} from '../../../../../src/code-references/pages-of-files';
import {
  largestWithoutPage,
  measureCoverage,
  readCoverageHistory,
  sumOf,
} from '../../../../../src/plugins/source-map/coverage';
import {treeOf} from '../../../../../src/plugins/source-map/tree';
import {strapiPackages} from '../../../../../src/strapi/packages';
import {packageSlug} from '../../../../../src/strapi/source-route';
import {writeFiles} from '../../../support/files';

const database = 'packages/core/database';
const index = {
  version: '5.0.0',
  files: {
    [`${database}/package.json`]: {},
    [`${database}/src/index.ts`]: {lines: 10},
    [`${database}/src/query/builder.ts`]: {lines: 700},
    [`${database}/src/query/types.ts`]: {},
    [`${database}-tools/src/index.ts`]: {lines: 900},
    'packages/core/utils/src/async.ts': {lines: 80},
  },
};

const page = (route: string): CitingPage => ({title: route, route, symbols: new Set()});
const pagesOfFiles = new Map([
  [`${database}/src/index.ts`, ['/a', '/b', '/c', '/d', '/e'].map(page)],
  [`${database}/src/query/`, [page('/folder')]],
  [`${database}/src/none/`, [page('/folder')]],
]);

test('a tree has each file of the package in its folder, by part, with its pages', () => {
  const tree = treeOf(database, index, pagesOfFiles);
  expect(tree).toMatchObject([
    {name: '', folders: [{path: '', described: 0, files: [{name: 'package.json', pages: []}]}]},
    {
      name: 'src',
      folders: [
        {path: 'src/', described: 1, files: [{name: 'index.ts', others: 2}]},
        {path: 'src/none/', pages: [{route: '/folder'}], files: []},
        {
          path: 'src/query/',
          described: 0,
          pages: [{title: '/folder', route: '/folder'}],
          files: [{name: 'builder.ts', pages: [], others: 0}, {name: 'types.ts'}],
        },
      ],
    },
  ]);
  expect(tree[1]!.folders[0]!.files[0]!.pages.map(({route}) => route)).toEqual(['/a', '/b', '/c']);
});

test('a file counts for the package whose folder it is in, and is described when a page cites it', () => {
  const coverage = measureCoverage(index, pagesOfFiles);
  expect(coverage.get(database)).toEqual({files: 4, described: 1});
  expect(coverage.get('packages/core/utils')).toEqual({files: 1, described: 0});
  expect(sumOf(coverage.values())).toEqual({files: 5, described: 1});
  expect([...coverage.keys()]).toEqual(strapiPackages.map(({directory}) => directory));
});

test('the largest files without a page are programs of known length', () => {
  expect(largestWithoutPage(index, pagesOfFiles, 2)).toEqual([
    {path: `${database}-tools/src/index.ts`, lines: 900},
    {path: `${database}/src/query/builder.ts`, lines: 700},
  ]);
});

test('a history that is no list of measurements stops the build', () => {
  expect(readCoverageHistory(writeFiles('none', {}))).toEqual([]);
  for (const text of ['{', '[{}]', '{}']) {
    expect(() => readCoverageHistory(writeFiles('site', {'data/coverage.json': text}))).toThrow(
      /^data\/coverage\.json is not a list of measurements\. .*"npm run coverage"/u,
    );
  }
});

test('no two packages have one address', () => {
  const slugs = strapiPackages.map(packageSlug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
