import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex} from '../../src/search/lookup';
import type {SearchIndexFile} from '../../src/search/types';
import {readHtml, readRoutes} from '../support/site';

const projectDir = path.join(__dirname, '..', '..');

/** A site with our search and our admonitions, and one page. */
const config = `
import {ignoredSelectors} from '${projectDir}/src/search/ignored';

export default {
  title: 'Doc',
  url: 'https://example.org',
  baseUrl: '/',
  future: {faster: true, v4: true},
  markdown: {mdx1Compat: {admonitions: true}},
  presets: [['@docusaurus/preset-classic', {blog: false, docs: {routeBasePath: '/'}, sitemap: false}]],
  plugins: [
    [
      '${projectDir}/src/plugins/search/index.ts',
      {docsRouteBasePath: '/', hashed: false, ignoreCssSelectors: ignoredSelectors, indexBlog: false, indexPages: false},
    ],
  ],
};
`;

const types = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const page = `---
slug: /
---

# Page

## Untitled

${types.map((type) => `:::${type}\n\nAbcde.\n\n:::`).join('\n\n')}

## Titled

:::warning Danger for \`databases\`

Vwxyz.

:::
`;

test('labels of admonitions without title are not indexed, titles are', () => {
  test.setTimeout(180_000);
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), config);
  writeFileSync(path.join(siteDir, 'docs', 'page.md'), page);
  cpSync(
    path.join(projectDir, 'src', 'theme', 'Admonition'),
    path.join(siteDir, 'src', 'theme', 'Admonition'),
    {recursive: true},
  );
  const {status, stderr} = spawnSync(
    'node',
    [path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {cwd: siteDir, encoding: 'utf8'},
  );
  expect(status, stderr).toBe(0);

  const tag = 'docs-default-current';
  const file = readFileSync(path.join(siteDir, 'build', `search-index-${tag}.json`), 'utf8');
  const {terms} = loadIndex(tag, JSON.parse(file) as SearchIndexFile);
  // "danger" stands in the title that its author wrote.
  expect(terms).toEqual(['abcde', 'danger', 'databases', 'page', 'titled', 'untitled', 'vwxyz']);
});

test('no page shows the colons of an admonition', () => {
  for (const route of readRoutes()) {
    expect(readHtml(route), route).not.toMatch(/:::(?:note|tip|info|warning|danger|caution)/u);
  }
});
