import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {linkAddressesOf, linksOf, resolveLink} from '../../../../src/markdown/links';
import {type Page, parsePage, readPages} from '../../../../src/markdown/pages';

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
    {label: 'name', isCode: true, url: '/a', line: 1, column: 3},
    {label: 'b', isCode: false, url: '/b#c', line: 2, column: 1},
  ]);
});

/** The addresses that the tree of a page has, those that are found without a protocol left out. */
function addressesInTree({tree, source}: Page): string[] {
  const addresses: string[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const written = source.slice(node.position!.start.offset, node.position!.end.offset);
    if (written.startsWith('[')) {
      addresses.push(node.url);
    }
  });
  return addresses;
}

const isGenerated = ({section}: Page) => section.id === 'exports';

test('the addresses that are read without parsing a page are those of its tree', () => {
  const all = readPages('.');
  // Parsing takes its time: of the generated pages, which are all alike, one in ten.
  const some = all.filter(isGenerated).filter((_, position) => position % 10 === 0);
  for (const page of [...all.filter((each) => !isGenerated(each)), ...some]) {
    expect(linkAddressesOf(page), page.file).toEqual(addressesInTree(page));
  }
});

test('addresses are read wherever Markdown may write them, and nowhere else', () => {
  const text = [
    '[a](/a "Title") [`]`](</b>) [x](/c(d)) ![image](/no.png) \\[no\\](/no) `` `[no](/no)` `` `[no](/no)`',
    '',
    '<!-- [no](/no) -->',
    '',
    '- item',
    '',
    '  ```md',
    '  [no](/no)',
    '  ```',
    '',
    '| [cell](/cell) | `a` [second](/second) |',
    '',
    '[ref]',
    '',
    '~~~~',
    '```',
    '[no](/no)',
    '~~~~',
    '',
    '[ref]: /defined',
  ].join('\n');
  const page = parsePage('guides/a.md', text);
  expect(linkAddressesOf(page)).toEqual(['/a', '/b', '/c(d)', '/cell', '/second', '/defined']);
  expect(linkAddressesOf(page)).toEqual(addressesInTree(page));
});
