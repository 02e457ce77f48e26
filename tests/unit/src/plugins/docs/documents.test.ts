import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import chunkNamesLoader from '../../../../../src/plugins/docs/chunk-names-loader.mjs';
import {DOCUMENT, LIST_PAGE, readDocuments} from '../../../../../src/plugins/docs/documents.mjs';
import registryLoader from '../../../../../src/plugins/docs/registry-loader.mjs';
import smallRegistry from '../../../../../src/plugins/small-scripts/registry-loader.mjs';
import {writeFiles, writeFilesBelow} from '../../../support/files';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const chunkNames = {
  '/docs/locks-c01': {__comp: 'c0', content: 'd1'},
  '/docs/rows-c02': {__comp: 'c0', content: 'd2'},
  '/about-c03': {__comp: 'c1', content: 'd3'},
};

/** A site with two documents and a page of Markdown; the second document has what is given. */
function writeSite(second: string): {siteDir: string; generated: string} {
  const siteDir = writeFiles('site', {
    'docs/locks.md':
      '# Locks\n\n[Rows](./rows.md#lock), [code](https://strapi.io/a.zip), [b](#c.d)\n',
    'docs/rows.md': second,
    'generated/registry.js': [
      'export default {',
      entry('c0', '@theme/DocItem'),
      entry('c1', '@theme/MDXPage'),
      entry('d1', '@site/docs/locks.md'),
      entry('d2', '@site/docs/rows.md'),
      // The last line of the framework's file.
      `${entry('d3', '@site/src/pages/about.md')}};`,
    ].join('\n'),
    'generated/routesChunkNames.json': JSON.stringify(chunkNames),
  });
  return {siteDir, generated: path.join(siteDir, 'generated')};
}

function loadRegistry(second = '# Rows'): string {
  const {siteDir, generated} = writeSite(second);
  const resourcePath = path.join(generated, 'registry.js');
  const context = {resourcePath, getOptions: () => ({siteDir}), addDependency: vi.fn()};
  return registryLoader.call(context, readFileSync(resourcePath, 'utf8'));
}

test('documents are those that the component of documents renders', () => {
  expect([...readDocuments(writeSite('').generated)]).toEqual([
    ['d1', '@site/docs/locks.md'],
    ['d2', '@site/docs/rows.md'],
  ]);
});

test('the registry may come from a loader that has left out the names of modules', () => {
  const {siteDir, generated} = writeSite('');
  const resourcePath = path.join(generated, 'registry.js');
  const context = {resourcePath, getOptions: () => ({siteDir}), addDependency: vi.fn()};
  const registry = registryLoader.call(context, smallRegistry(readFileSync(resourcePath, 'utf8')));
  expect(registry).not.toContain('@site/docs/');
});

test('the registry has no documents, and no other module less', () => {
  const registry = loadRegistry();
  expect(registry).not.toContain('@site/docs/');
  expect(registry).toContain(entry('c0', '@theme/DocItem'));
  expect(registry).toContain(entry('d3', '@site/src/pages/about.md'));
});

test.each([
  '![A row](./row.png)',
  '[the rows](./rows.zip)',
  '[the rows][1]\n\n[1]: ../rows.csv',
  '[the rows](</files/all rows.zip>)',
  '<img src="/img/row.png">',
  '<a href="./rows.pdf">rows</a>',
])('a document with a file is still built: %s', (text) => {
  expect(loadRegistry(text)).toContain('void [() => import("@site/docs/rows.md")];');
});

test('in the table of routes all documents have one name', () => {
  const {generated} = writeSite('');
  const resourcePath = path.join(generated, 'routesChunkNames.json');
  const table = chunkNamesLoader.call(
    {resourcePath, addDependency: vi.fn()},
    readFileSync(resourcePath, 'utf8'),
  );
  expect(JSON.parse(table)).toEqual({
    '/docs/locks-c01': {__comp: 'c0', content: DOCUMENT},
    '/docs/rows-c02': {__comp: 'c0', content: DOCUMENT},
    '/about-c03': {__comp: 'c1', content: 'd3'},
  });
});

test('a registry of another form stops the build', () => {
  const folder = writeFiles('generated', {'registry.js': 'export default new Map();'});
  expect(() => readDocuments(folder)).toThrow(
    /^No entries found in .*registry\.js: .* Adapt it\.$/,
  );
});

test('a list has no data of its own in the browser, and its page is a document', () => {
  const {siteDir, generated} = writeSite('');
  const registry = [
    entry('c0', '@theme/DocItem'),
    entry('c1', '@site/src/components/SourcePage/index.tsx'),
    entry('c2', '@site/src/components/ErrorsPage/index.tsx'),
    entry('p1', '@generated/source.json'),
    entry('p2', '@generated/errors.json'),
    entry('p3', '@generated/tags.json'),
  ].join('\n');
  const table = JSON.stringify({
    '/source-c01': {__comp: 'c1', __context: {plugin: 'x1'}, __props: 'p1'},
    '/errors-c02': {__comp: 'c2', __context: {plugin: 'x2'}, __props: 'p2'},
    '/tags-c03': {__comp: 'c3', __props: 'p3'},
  });
  writeFilesBelow(generated, {'registry.js': registry, 'routesChunkNames.json': table});
  const context = {getOptions: () => ({siteDir}), addDependency: vi.fn()};
  const load = (loader: typeof chunkNamesLoader, name: string, text: string): string =>
    loader.call({...context, resourcePath: path.join(generated, name)}, text) as string;
  const inBrowser = load(registryLoader as typeof chunkNamesLoader, 'registry.js', registry);
  expect(inBrowser).toContain(entry('c1', LIST_PAGE));
  expect(inBrowser).toContain(entry('p3', '@generated/tags.json'));
  expect(inBrowser).not.toMatch(/c2|p1|p2/u);
  expect(JSON.parse(load(chunkNamesLoader, 'routesChunkNames.json', table))).toEqual({
    '/source-c01': {__comp: 'c1', __context: {plugin: 'x1'}, content: DOCUMENT},
    '/errors-c02': {__comp: 'c1', __context: {plugin: 'x2'}, content: DOCUMENT},
    '/tags-c03': {__comp: 'c3', __props: 'p3'},
  });
});
