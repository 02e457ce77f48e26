import {expect, test} from 'vitest';
import {parsePage, readPages} from '../../../../src/content/pages';
import {writeFiles} from '../../support/files';

const routeOf = (file: string, ...fields: string[]) =>
  parsePage(file, ['---', ...fields, '---', ''].join('\n')).route;

test('the route of a page is the path of its file', () => {
  expect(routeOf('docs/docs/intro.md')).toBe('/docs/intro');
  expect(routeOf('guides/type-system.mdx')).toBe('/guides/type-system');
});

test('the page of a folder has the route of the folder', () => {
  expect(routeOf('docs/foo/index.md')).toBe('/foo');
  expect(routeOf('guides/README.md')).toBe('/guides');
  expect(routeOf('api/foo/foo.md')).toBe('/api/foo');
  expect(routeOf('docs/index.md')).toBe('/');
});

test('a slug is resolved as in a link: against the folder of the file, of its own index too', () => {
  expect(routeOf('docs/foo/page.md', 'slug: bar')).toBe('/foo/bar');
  expect(routeOf('docs/foo/index.md', 'slug: bar')).toBe('/foo/bar');
  expect(routeOf('guides/foo/page.md', 'slug: ../bar')).toBe('/guides/bar');
  expect(routeOf('guides/foo/page.md', 'slug: /bar')).toBe('/guides/bar');
});

test('numbers that order files and folders are no part of the route', () => {
  expect(routeOf('docs/02-foo/01-bar.md')).toBe('/foo/bar');
  expect(routeOf('docs/02-foo/01-bar.md', 'parse_number_prefixes: false')).toBe('/02-foo/01-bar');
  expect(routeOf('docs/foo/2024-01-bar.md')).toBe('/foo/2024-01-bar');
});

test('the id of a page takes the place of its file name', () => {
  expect(routeOf('docs/foo/page.md', 'id: bar')).toBe('/foo/bar');
  expect(routeOf('docs/foo/page.md', 'id: bar', 'slug: baz')).toBe('/foo/baz');
});

test('a slug that makes no route is named with its file', () => {
  expect(() => routeOf('docs/foo/page.md', 'slug: "a?b"')).toThrow(
    'docs/foo/page.md: its "slug" (a?b) makes no valid route.',
  );
});

test('a page is parsed again only when its text has changed', () => {
  const files = {'docs/a.md': 'A\n', 'guides/_draft.md': 'Draft\n', 'rfcs/b.md': 'B\n'};
  const dir = writeFiles('pages', files);
  const [a, b] = readPages(dir);
  expect([a?.file, b?.file]).toEqual(['docs/a.md', 'rfcs/b.md']);
  writeFiles('pages', {...files, 'rfcs/b.md': 'Changed\n'});
  const [sameA, newB] = readPages(dir);
  expect(sameA).toBe(a);
  expect(newB?.source).toBe('Changed\n');
});
