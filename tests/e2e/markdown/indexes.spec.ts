import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from '../../../src/code-references/manifest';
import type {PagesFile, SymbolsFile} from '../../../src/plugins/markdown-output/indexes';
import {buildDir, projectDir} from '../../paths';
import {findSchemaErrors} from '../../support/schemas';
import {readHtml, readRoutes} from '../support/site';

const read = <File>(name: string): File =>
  JSON.parse(readFileSync(path.join(buildDir, name), 'utf8')) as File;

const readPages = () => read<PagesFile>('pages.json');
const readSymbols = () => read<SymbolsFile>('symbols.json');

test('both indexes are what their schemas say, which are where the indexes say', () => {
  for (const [name, index] of [
    ['pages', readPages()],
    ['symbols', readSymbols()],
  ] as const) {
    expect(findSchemaErrors(name, index)).toEqual([]);
    expect(existsSync(path.join(buildDir, new URL(index.$schema).pathname))).toBe(true);
  }
});

test('pages.json has each page once, with its Markdown', () => {
  const {pages} = readPages();
  expect(pages.map(({route}) => route).toSorted()).toEqual(readRoutes().toSorted());
  expect(pages.filter(({markdown}) => !existsSync(path.join(buildDir, markdown)))).toEqual([]);
});

test('each title is that of its page, and each section is on its page and cites code', () => {
  const {pages} = readPages();
  const wrong = pages.flatMap(({route, title, headings = {}, references = []}) => {
    const $ = load(readHtml(route));
    $('.hash-link').remove();
    const textOf = (anchor: string) => $(`[id="${anchor}"]`).text().replaceAll(/\s+/gu, ' ').trim();
    const anchors = new Set(references.flatMap((reference) => reference.anchors ?? []));
    // The text above the first heading, and the front matter, have none; all others have.
    const isCited = $('.theme-doc-markdown h2 ~ * a.code-reference').length > 0;
    return [
      ...($('title').text().includes(title) ? [] : [`${route}: ${title}`]),
      ...Object.keys(headings)
        .filter((anchor) => textOf(anchor) !== headings[anchor] || !anchors.delete(anchor))
        .map((anchor) => `${route}#${anchor}: ${headings[anchor]}`),
      ...[...anchors].map((anchor) => `${route}#${anchor} has no heading`),
      ...(isCited === Object.keys(headings).length > 0 ? [] : [route]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('symbols.json has all code that the manifest has, and each place leads to a page of the other index', () => {
  const {files, pages, packages} = readSymbols();
  const manifest = readManifest(projectDir);
  expect(Object.keys(files)).toEqual(Object.keys(manifest.files));
  const routes = new Set(readPages().pages.map(({route}) => route));
  const namesOf = (of: typeof files | typeof manifest.files) =>
    Object.entries(of).map(([name, {symbols = {}}]) => [name, Object.keys(symbols).toSorted()]);
  expect(namesOf(files)).toEqual(namesOf(manifest.files));
  const places = Object.values(files).flatMap(({citedOn = [], symbols = {}}) => [
    ...citedOn,
    ...Object.values(symbols).flatMap((symbol) => symbol.citedOn),
  ]);
  const lost = places.filter((place) => {
    const [route = '', anchor] = place.split('#');
    return (
      !routes.has(route) ||
      !pages[route] ||
      (anchor !== undefined && !pages[route].headings?.[anchor])
    );
  });
  expect(places.length).toBeGreaterThan(Object.keys(files).length);
  expect(lost).toEqual([]);
  const introduced = packages.filter(({introduction}) => introduction);
  expect(introduced.length).toBeGreaterThan(packages.length / 2);
});

/** Runs the command on the build that is tested. */
function run(...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(projectDir, 'tools', 'ask', 'bin.mjs'), ...args, '--build', buildDir],
    {encoding: 'utf8'},
  );
  expect([args, status, stderr]).toEqual([args, 0, '']);
  return stdout;
}

test('the command answers from the build: a search, a page, a file, a symbol', () => {
  const cron = 'packages/core/core/src/services/cron.ts';
  expect(run('search', 'adding a cron job twice')).toContain('/api/Cron#twice');
  expect(run('page', '/api/Cron')).toBe(readFileSync(path.join(buildDir, 'api/Cron.md'), 'utf8'));
  expect(run('about', 'node_modules/@strapi/core/dist/services/cron.js')).toContain(
    'Cron service: https://contributor.strapi.io/api/Cron\n',
  );
  expect(JSON.parse(run('about', '#createCronService', '--json'))).toMatchObject({
    subject: `${cron}#createCronService`,
    about: 'symbol',
    package: {name: '@strapi/core'},
  });
});
