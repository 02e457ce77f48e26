import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {sections} from '../../sections';

/** The framework's style sheet, as its theme names it. */
const infima = require.resolve('infima/dist/css/default/default.css');

/** Folders of packages whose scripts have the class names of what they render. */
const packages = [
  '@docusaurus/mdx-loader',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
].map((name) => path.dirname(require.resolve(name)));

/**
 * Returns the rules of Infima whose classes are named in the theme, in this site or in its pages, which may be HTML too.
 *
 * @param siteDir
 */
async function readUsedRules(siteDir: string): Promise<string> {
  const [{css}] = (await new PurgeCSS().purge({
    content: [
      ...packages.map((folder) => `${folder}/**/*.js`),
      `${siteDir}/src/**/*.{ts,tsx}`,
      ...sections.map(({id}) => `${siteDir}/${id}/**/*.md`),
    ],
    css: [infima],
    // Elements and attributes come from Markdown; only classes are looked for.
    safelist: {standard: [/^[a-z][a-z\d]*$/u, /^:/u], greedy: [/^\[/u]},
    dynamicAttributes: ['align', 'data-theme', 'dir', 'disabled', 'type'],
  })) as [{css: string}];
  return css;
}

/** The framework puts the sheet into this layer by its path, which changes. */
const LAYER = 'docusaurus.infima';

/** Leaves out of the site's style sheet the rules of Infima that nothing can use. */
export default async function usedInfimaPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Promise<Plugin> {
  const file = path.join(generatedFilesDir, 'infima.css');
  if (process.env.NODE_ENV === 'production') {
    await mkdir(generatedFilesDir, {recursive: true});
    await writeFile(file, `@layer ${LAYER} {\n${await readUsedRules(siteDir)}\n}\n`);
  }
  return {
    name: 'site-used-infima',
    configureWebpack: (config) =>
      config.mode === 'production' ? {resolve: {alias: {[infima]: file}}} : {},
  };
}
