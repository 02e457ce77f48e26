import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import type {KnownError} from '../../../src/plugins/errors/known-errors';
import type {CodeIndex} from '../../../src/search/shared/code/types';
import {STRAPI_VERSION} from '../../../src/strapi';
import {strapiPackages} from '../../../src/strapi/packages';
import {packageSlug} from '../../../src/strapi/source-route';
import {projectDir} from '../../paths';
import {findViolationsOfStructure} from '../support/axe';
import {readHtml, readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';

const read = (name: string) => readFileSync(path.join(projectDir, 'data', name), 'utf8');
const index = JSON.parse(read('code-index.json')) as CodeIndex;
const known = parse(read('errors.yml')) as KnownError[];

test('every message of every package is listed, with its line', () => {
  const routes = readRoutes();
  for (const {name, directory} of strapiPackages) {
    const messages = Object.entries(index.files).flatMap(([file, {messages: own = []}]) =>
      file.startsWith(`${directory}/`) ? own.map(([, text]) => `${file} ${text}`) : [],
    );
    const route = `/errors/${packageSlug({name})}`;
    expect([route, routes.includes(route)]).toEqual([route, messages.length > 0]);
    if (messages.length === 0) {
      continue;
    }
    const $ = load(readHtml(route));
    const start = `https://github.com/strapi/strapi/blob/v${STRAPI_VERSION}/`;
    const listed = $('#messages ~ ul > li > a:first-child')
      .get()
      .map((link) => {
        const [file, line] = $(link).attr('href')!.slice(start.length).split('#L');
        expect(index.files[decodeURI(file!)]!.messages!.map(([at]) => String(at))).toContain(line);
        return `${decodeURI(file!)} ${$(link).text()}`;
      });
    expect(new Set(listed), route).toEqual(new Set(messages));
  }
});

/** For `toSorted`. */
const order = (a: {message: string}, b: {message: string}) => (a.message < b.message ? -1 : 1);

test('each cause and cure is on the overview, and leads to its section', () => {
  const $ = load(readHtml('/errors'));
  const rows = $('dl > dt')
    .get()
    .map((term) => ({
      message: $(term).text(),
      page: $(term).next('dd').find('a[href^="/"]').attr('href'),
    }));
  const expected = known.map(({message, page}) => ({message, page}));
  expect(rows.toSorted(order)).toEqual(expected.toSorted(order));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a message leads to the page that explains it, on a phone without sideways scrolling', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/errors');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('main').getByRole('link', {name: '@strapi/upload', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Messages of @strapi/upload');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const term = page.locator('dt', {hasText: 'MIME type is not allowed'});
    await term.locator('xpath=following-sibling::dd[1]').getByRole('link').first().click();
    await expect(page).toHaveURL('/docs/core/upload/repair-uploads#type');
  });
});

test('its pages are accessible', async ({page}) => {
  for (const route of ['/errors', '/errors/upload']) {
    await openPage(page, route);
    expect(await findViolationsOfStructure(page, 'main')).toEqual([]);
  }
});
