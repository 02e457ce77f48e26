import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findLost, mergeAddresses, readAddresses} from '../../../../tools/addresses/addresses';

test('a page that is gone, a heading that is gone and a page that is new are named with what to do', () => {
  const kept = {
    '/docs/gone': ['a'],
    '/docs/intro': ['kept', 'lost', 'package-map'],
    '/docs/package-map': [],
  };
  const built = {'/docs/intro': ['kept'], '/docs/new': [], '/docs/package-map': []};
  expect(findLost(kept, built)).toEqual([
    '/docs/gone is no page any more: name the page that has its content in src/redirects.ts.',
    '/docs/intro#lost is no heading any more: name the section that has its content in src/lib/moved-anchors.ts.',
    '/docs/new is new: "npm run addresses" keeps it.',
  ]);
});

test('a page with a redirect is not lost when its headings are where it leads', () => {
  const built = {'/database': ['way']};
  expect(findLost({'/database': [], '/docs/core/database/intro': ['way']}, built)).toEqual([]);
  expect(findLost({'/database': [], '/docs/core/database/intro': ['other']}, built)).toHaveLength(
    1,
  );
});

test('what was kept stays when a build no longer has it', () => {
  expect(mergeAddresses({'/b': ['two']}, {'/a': [], '/b': ['one']})).toEqual({
    '/a': [],
    '/b': ['one', 'two'],
  });
});

test('the anchors of a build are those of its headings, with and without quotes, and not those of its navbar', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  writeFileSync(path.join(dir, 'sitemap.xml'), '<loc>https://example.org/page</loc>');
  writeFileSync(
    path.join(dir, 'page.html'),
    '<h2 id=menu>Menu</h2><main><h1 id=top>T</h1><h2 class="a" id=plain>A</h2><h3 id="with quotes">B</h3></main>',
  );
  expect(readAddresses(dir)).toEqual({'/page': ['plain', 'with quotes']});
});
