import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex} from '../../../src/search/shared/load-index';
import type {SearchIndexFile} from '../../../src/search/shared/types';
import {proves} from '../../spec/statements';
import {projectDir} from '../../paths';
import {writeFilesBelow} from '../../support/files';
import {readHtml, readRoutes} from '../support/site';

/** A site with our search as the site has it, our admonitions, one page and a blog. */
const config = `
export default {
  title: 'Doc',
  url: 'https://example.org',
  baseUrl: '/',
  future: {faster: true, v4: true},
  markdown: {mdx1Compat: {admonitions: true}},
  presets: [['@docusaurus/preset-classic', {blog: {}, docs: {routeBasePath: '/'}, sitemap: false}]],
  plugins: ['${projectDir}/src/search/plugin/index.ts'],
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

const post = `---
date: 2026-01-01
---

# Announcement

Blogword.

{/* truncate */}

## Heading of the post

Postword.
`;

test(
  'labels of admonitions without title and posts of a blog are not indexed, titles are',
  proves('9.search.blog'),
  () => {
    test.setTimeout(180_000);
    const siteDir = test.info().outputPath('site');
    writeFilesBelow(siteDir, {
      'docusaurus.config.ts': config,
      'docs/page.md': page,
      'blog/post.md': post,
    });
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

    const buildDir = path.join(siteDir, 'build');
    const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
    expect(readFileSync(path.join(buildDir, 'blog/post/index.html'), 'utf8')).toContain('Postword');
    const tag = 'docs-default-current';
    const name = `search-index-${tag}.json`;
    expect(files.filter((each) => /search-index.*\.json$/u.test(each))).toEqual([name]);
    const file = readFileSync(path.join(buildDir, name), 'utf8');
    const {terms} = loadIndex(tag, JSON.parse(file) as SearchIndexFile);
    // "danger" stands in the title that its author wrote.
    expect(terms).toEqual(['abcde', 'danger', 'databases', 'page', 'titled', 'untitled', 'vwxyz']);
  },
);

test('no page shows the colons of an admonition', () => {
  for (const route of readRoutes()) {
    expect(readHtml(route), route).not.toMatch(/:::(?:note|tip|info|warning|danger|caution)/u);
  }
});
