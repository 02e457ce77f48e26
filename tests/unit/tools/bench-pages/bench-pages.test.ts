import {expect, test} from 'vitest';
import type {Manifest} from '../../../../src/code-references/manifest';
import {parsePage} from '../../../../src/markdown/pages';
import {parseTime} from '../../../../tools/bench-pages/build';
import {growPages, portableBody} from '../../../../tools/bench-pages/content';
import {median} from '../../../../tools/bench-pages/report';
import {withPart} from '../../../../tools/benchmarks';

const manifest = {
  version: '5.54.0',
  files: {
    'packages/a.ts': {hash: '', symbols: {x: {kind: 'constant', first: 3, last: 5, hash: ''}}},
  },
} as Manifest;

const database = parsePage(
  'docs/docs/core/database/intro.md',
  `---
title: 'Database: layer'
slug: /database
---

[x](code:packages/a.ts#x), [permissions](../permissions/intro.md#roles) and [tags](/tags).
`,
);
const permissions = parsePage(
  'docs/docs/core/permissions/intro.md',
  '---\ntitle: Permissions\n---\n',
);
const originals = [database, permissions];

test('links lead to the repository, and to the routes of pages', () => {
  expect(portableBody(database, originals, manifest)).toBe(
    '\n\n[x](https://github.com/strapi/strapi/blob/v5.54.0/packages/a.ts#L3-L5), [permissions](/docs/core/permissions/intro#roles) and [tags](/tags).\n',
  );
});

test('copies have files, routes and titles of their own', () => {
  expect(growPages(originals, 5).map(({route, frontMatter: {title}}) => [route, title])).toEqual([
    ['/database', 'Database: layer'],
    ['/docs/core/permissions/intro', 'Permissions'],
    ['/copy-1/database', 'Database: layer (copy 1)'],
    ['/docs/copy-1/core/permissions/intro', 'Permissions (copy 1)'],
    ['/copy-2/database', 'Database: layer (copy 2)'],
  ]);
});

test('times of the shell are seconds', () => {
  expect(parseTime('2m3.450s')).toBeCloseTo(123.45);
});

test('the median of an even number of values is between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

test('a benchmark replaces its own part of the report, and no other', () => {
  const report =
    '# Benchmarks\n<!-- begin a -->\nold\n<!-- end a -->\n<!-- begin b -->\nb\n<!-- end b -->\n';
  expect(withPart(report, 'a', 'new\n')).toBe(report.replace('\nold\n', '\n\nnew\n\n'));
  expect(() => withPart(report, 'c', 'new')).toThrow('<!-- begin c -->');
});
