import {readdirSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
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

/** Matches custom properties that are read: in styles by `var()`, in scripts by whatever means. */
const READ = {css: /var\(\s*(--[\w-]+)/gu, script: /(--[a-z][\w-]+)/gu};

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

/** Returns the custom properties that the theme or this site reads. */
async function namesReadIn(folders: readonly string[]): Promise<string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
  );
  const names = await Promise.all(
    files
      .filter((file) => /\.(?:css|js|tsx?)$/u.test(file))
      .map(async (file) =>
        namesIn(await readFile(file, 'utf8'), file.endsWith('.css') ? READ.css : READ.script),
      ),
  );
  return [...new Set(names.flat())];
}

/**
 * Returns the rules of Infima whose classes are named in the theme, in this site or in its pages, which may be HTML too; in
 * them the custom properties that something reads.
 *
 * @param siteDir folder of the project
 * @param variables custom properties that are read elsewhere
 */
async function purge(siteDir: string, variables: string[]): Promise<string> {
  const [{css}] = (await new PurgeCSS().purge({
    content: [
      ...packages.map((folder) => `${folder}/**/*.js`),
      `${siteDir}/src/**/*.{ts,tsx}`,
      ...sections.map(({id}) => `${siteDir}/${id}/**/*.md`),
    ],
    css: [infima],
    // Elements and attributes come from Markdown; only classes are looked for.
    safelist: {standard: [/^[a-z][a-z\d]*$/u, /^:/u], greedy: [/^\[/u], variables},
    dynamicAttributes: ['align', 'data-theme', 'dir', 'disabled', 'type'],
    variables: true,
  })) as [{css: string}];
  return css;
}

/** Returns what of Infima this site uses. */
async function readUsedRules(siteDir: string): Promise<string> {
  const declared = new Set(namesIn(await readFile(infima, 'utf8'), /(--[\w-]+)\s*:/gu));
  const variables = await namesReadIn([...packages, path.join(siteDir, 'src')]);
  for (;;) {
    const css = await purge(siteDir, variables);
    // PurgeCSS overlooks some that are read by properties which several rules declare.
    const missing = namesIn(css, READ.css).filter(
      (name) => declared.has(name) && !new RegExp(`${name}\\s*:`, 'u').test(css),
    );
    if (missing.length === 0) {
      return css;
    }
    variables.push(...missing);
  }
}

/** The framework puts the sheet into this layer by its path, which changes. */
const LAYER = 'docusaurus.infima';

/** Leaves out of the site's style sheet what of Infima nothing can use: rules, and custom properties. */
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
