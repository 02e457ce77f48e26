import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {articleOf, writeArticles} from '../../../../../src/plugins/docs/article-files';
import {writeFiles} from '../../../support/files';

const data = '<script type="application/json">{}</script>';

const page = (article: string) =>
  `<main><div class=row><div class="theme-doc-markdown markdown">${article}</div><footer></footer></div></main>`;

const contentOf = (...permalinks: string[]) =>
  ({
    loadedVersions: [{docs: permalinks.map((permalink) => ({permalink}))}],
  }) as unknown as LoadedContent;

test('the article is what is in its element, with the elements in it', () => {
  const article = '<h1>Locks</h1><div class=box><div>Rows</div></div><p>End</p>';
  expect(articleOf(page(article))).toBe(article);
});

test('what looks like a tag in an attribute is none', () => {
  const article = `<div title="</div>" data-x='<div>'>Rows</div><divider></divider>`;
  expect(articleOf(page(article))).toBe(article);
});

test('a page without article, or with one that does not end, has none', () => {
  expect(articleOf('<main><div class=markdown></div></main>')).toBeUndefined();
  expect(articleOf('<div class="theme-doc-markdown markdown"><div></div>')).toBeUndefined();
});

test('each page has its article next to it, also at the root and with a slash at the end', async () => {
  const folder = writeFiles('build', {
    'index.html': page(`Start${data}`),
    'docs/locks.html': page(`Locks${data}`),
    'docs/sperren für zeilen.html': page(`Sperren${data}`),
    'docs/rows.html': page(`Rows${data}`),
  });
  const routes = ['/base/', '/base/docs/locks', '/base/docs/sperren%20f%C3%BCr%20zeilen'];
  await writeArticles(contentOf(...routes, '/base/docs/rows/'), '/base/', folder);
  const read = (file: string) => readFileSync(path.join(folder, `${file}.article.txt`), 'utf8');
  expect(read('index')).toBe('{}\nStart');
  expect(read('docs/locks')).toBe('{}\nLocks');
  expect(read('docs/sperren für zeilen')).toBe('{}\nSperren');
  expect(read('docs/rows')).toBe('{}\nRows');
});

test('a page whose article is not found stops the build, which names it', async () => {
  const folder = writeFiles('build', {'locks.html': '<main></main>'});
  await expect(writeArticles(contentOf('/locks'), '/', folder)).rejects.toThrow(
    /locks\.html has no article/,
  );
});

test('a page whose article has no data stops the build, which names it', async () => {
  const folder = writeFiles('build', {'locks.html': page('Locks')});
  await expect(writeArticles(contentOf('/locks'), '/', folder)).rejects.toThrow(
    /The article of .*locks\.html has no data/,
  );
});
