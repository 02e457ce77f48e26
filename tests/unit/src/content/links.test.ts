import {expect, test} from 'vitest';
import {linksOf, resolveLink} from '../../../../src/content/links';
import {parsePage} from '../../../../src/content/pages';

const from = parsePage('guides/setup/first.md', '');
const neighbour = parsePage('guides/setup/second.md', '');
const index = parsePage('guides/setup/index.md', '');
const alias = parsePage('docs/docs/core/database.md', '---\nslug: /database\n---\n');
const pages = [from, neighbour, index, alias];

const targetOf = (url: string) => resolveLink(url, from, pages).page;

test('a page is found by its route, with and without a slash, query and anchor', () => {
  for (const url of ['/database', '/database/', '/database?a=b', '/database#locks']) {
    expect(targetOf(url), url).toBe(alias);
  }
  expect(targetOf('/guides/setup/')).toBe(index);
  expect(targetOf('second')).toBe(neighbour);
  expect(targetOf('../setup/second/')).toBe(neighbour);
});

test('a page is found by its file, where the docs plugin looks for it', () => {
  expect(targetOf('second.md#a')).toBe(neighbour);
  expect(targetOf('./second.md')).toBe(neighbour);
  expect(targetOf('setup/second.md')).toBe(neighbour);
  expect(targetOf('/setup/second.md')).toBe(neighbour);
  expect(targetOf('../../docs/docs/core/database.md')).toBe(alias);
  expect(targetOf('/docs/docs/core/database.md')).toBe(alias);
  expect(targetOf('./setup/second.md')).toBeUndefined();
});

test('a bare anchor or query stays on the page', () => {
  expect(resolveLink('#steps', from, pages)).toEqual({page: from, anchor: 'steps'});
  expect(targetOf('?a=b')).toBe(from);
});

test('other sites, files and pages without Markdown are no pages', () => {
  for (const url of [
    'https://example.org/database',
    '//example.org/database',
    'mailto:a@example.org',
    'code:packages/core/core/src/Strapi.ts#Strapi',
    '/img/logo.svg',
    '/tags/cli',
    'gone.md',
  ]) {
    expect(targetOf(url), url).toBeUndefined();
  }
});

test('what is not encoded properly leads nowhere, and throws nothing', () => {
  expect(resolveLink('/database#100%', from, pages)).toEqual({page: alias, anchor: '100%'});
  expect(resolveLink('/100%', from, pages)).toEqual({page: undefined, anchor: undefined});
  expect(resolveLink('%E0%A4%A.md', from, pages)).toEqual({page: undefined, anchor: undefined});
  expect(resolveLink('/database#caf%C3%A9', from, pages).anchor).toBe('café');
});

test('links by reference have the address of their definition', () => {
  const page = parsePage('guides/a.md', 'A [`name`](/a) and\n[b][ref].\n\n[ref]: /b#c\n');
  expect(linksOf(page)).toEqual([
    {label: 'name', isCode: true, url: '/a', line: 1},
    {label: 'b', isCode: false, url: '/b#c', line: 2},
  ]);
});
