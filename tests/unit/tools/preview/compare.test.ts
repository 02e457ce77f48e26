import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compareBuilds, findBrokenLinks} from '../../../../tools/preview/compare';
import {writeSummary} from '../../../../tools/preview/summary';

/** Writes a build of these pages; a text that is no HTML is its Markdown. */
function writeBuild(pages: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const routes = [...new Set(Object.keys(pages).map((file) => file.replace(/\.\w+$/u, '')))];
  const locations = routes.map((route) => `<loc>https://example.org/${route}</loc>`);
  writeFileSync(path.join(dir, 'sitemap.xml'), locations.join(''));
  for (const [file, text] of Object.entries(pages)) {
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

test('pages are compared by their Markdown, and by their HTML where they have none', () => {
  const before = writeBuild({
    'same.html': '<main>old frame</main>',
    'same.md': 'text',
    'changed.html': '<main></main>',
    'changed.md': 'one',
    'plain.html': '<main>one</main><script src=/a.01234567.js>',
    'hashed.html': '<main>x</main><script src=/a.01234567.js>',
    'gone.html': '',
  });
  const after = writeBuild({
    'same.html': '<main>new frame</main>',
    'same.md': 'text',
    'changed.html': '<main></main>',
    'changed.md': 'two',
    'plain.html': '<main>two</main><script src=/a.01234567.js>',
    'hashed.html': '<main>x</main><script src=/a.89abcdef.js>',
    'new.html': '',
  });
  expect(compareBuilds(before, after)).toEqual({
    added: ['/new'],
    removed: ['/gone'],
    changed: ['/changed', '/plain'],
  });
});

test('links to pages, sections and files that are not there are named', () => {
  const build = writeBuild({
    'a.html':
      '<nav><a href=/menu>m</a></nav><main><a href=/b>b</a><a href="/b#here">h</a><a href="/b#row.1">r</a><a href="/b#gone">g</a><a href=/c>c</a><a href=/b.md>md</a><a href=/d.md>d</a></main>',
    'b.html': '<main><h2 id=here>H</h2><p id=row.1></p></main>',
    'b.md': '',
  });
  expect(findBrokenLinks(build, ['/a']).map((line) => line.split(' ')[2])).toEqual([
    '/b#gone,',
    '/c,',
    '/d.md,',
  ]);
});

test('a summary leaves out what is empty', () => {
  const changes = {added: [], removed: [], changed: ['/a']};
  const summary = writeSummary(changes, [], {budgets: 'b', ranks: 'r'});
  expect(summary).toContain('1 pages changed, 0 added, 0 removed');
  expect(summary).toContain('### Changed\n\n- `/a`');
  expect(summary).not.toMatch(/Warnings|### Removed|### Added/u);
});
