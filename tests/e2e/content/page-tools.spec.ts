import {readFileSync} from 'node:fs';
import path from 'node:path';
import {devices, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {repository} from '../../../package.json';
import {reportAddress} from '../../../src/lib/report-address';
import {STRAPI_VERSION} from '../../../src/strapi';
import {buildDir} from '../../paths';
import {preventPrefetch} from '../support/network';
import {readHtml, readRoutes, siteUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

const ROUTE = '/docs/core/data-transfer/engine';
const ADDRESS = `https://contributor.strapi.io${ROUTE}`;

const buttonOf = (page: Page) => page.getByRole('button', {name: 'page tools'});
const listOf = (page: Page) => page.locator('#page-tools');
const labels = [
  'Copy as Markdown',
  'View as Markdown',
  'Ask ChatGPT about it',
  'Ask Claude about it',
  'Report an error',
  'Edit',
];

const markdownOf = (route: string): string =>
  readFileSync(path.join(buildDir, `${route}.md`), 'utf8');

/** Returns the tools of a page as its HTML has them. Parsing whole pages would take a minute. */
function readTools(html: string): {copied?: string; links: string[]; ofTab: string[]} {
  const $ = load(/<header class="facts.*?<\/ul>/su.exec(html)?.[0] ?? '');
  const links = $('#page-tools a').get();
  return {
    copied: $('[data-copy-page]').attr('data-copy-page'),
    links: links.map(({attribs}) => attribs.href!),
    ofTab: [...new Set(links.map(({attribs}) => `${attribs.target} ${attribs.rel}`))],
  };
}

test('each page with an article has its tools, which lead to this page', () => {
  const pages = readRoutes().map((route) => ({route, html: readHtml(route)}));
  const articles = pages.filter(({html}) => html.includes('class="theme-doc-footer'));
  expect(articles.length).toBeGreaterThan(100);
  expect(pages.filter(({html}) => html.includes('data-copy-page'))).toHaveLength(articles.length);
  const read = articles.map(({route, html}) => ({route, ...readTools(html)}));
  const expected = articles.map(({route, html}) => {
    const $ = load(/<footer class="theme-doc-footer.*?<\/footer>/su.exec(html)![0]);
    const prompt = encodeURIComponent(
      `Read https://contributor.strapi.io${route}.md about the code of Strapi ${STRAPI_VERSION}, then answer my questions about it.`,
    );
    return {
      route,
      copied: `${route}.md`,
      links: [
        `${route}.md`,
        `https://chatgpt.com/?q=${prompt}`,
        `https://claude.ai/new?q=${prompt}`,
        $('.theme-report-error').attr('href'),
        $('.theme-edit-this-page').attr('href'),
      ],
      ofTab: ['_blank noopener noreferrer'],
    };
  });
  expect(read).toEqual(expected);
});

test('by keyboard the list opens, is walked through, and gives the focus back', async ({page}) => {
  await openPage(page, ROUTE);
  const button = buttonOf(page);
  await expect(listOf(page)).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(listOf(page)).toBeVisible();
  for (const label of labels) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(label);
  }
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  // A press elsewhere closes it, too.
  await page.keyboard.press('Space');
  await expect(listOf(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(listOf(page)).toBeHidden();
});

test('nothing is asked for before a tool is used; copying puts the Markdown into the clipboard', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Of links in sight, which would be asked for meanwhile.
  await preventPrefetch(page);
  await openPage(page, ROUTE);
  await page.waitForLoadState('networkidle');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await buttonOf(page).click();
  const copy = listOf(page).getByRole('button');
  await expect(copy).toHaveText('Copy as Markdown');
  expect(paths).toEqual([]);
  await page.clock.install();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdownOf(ROUTE));
  expect(paths.filter((each) => !each.endsWith('.js'))).toEqual([`${ROUTE}.md`]);
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(copy).toHaveText('Copy as Markdown');
});

test('on a page that the reader has turned to, the tools are those of that page', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/intro');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API Reference'})
    .click();
  await expect(page).toHaveURL('/api/Strapi');
  await buttonOf(page).click();
  await listOf(page).getByRole('button').click();
  await expect(listOf(page).getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdownOf('/api/Strapi'));
});

test('the form for an error knows the section that the reader is at', async ({page}) => {
  await openPage(page, `${ROUTE}#change-it`);
  await buttonOf(page).click();
  const link = listOf(page).getByRole('link', {name: 'Report an error'});
  await link.focus();
  await expect(link).toHaveAttribute(
    'href',
    reportAddress(repository.url, {title: 'Transfer engine', address: `${ADDRESS}#change-it`}),
  );
});

test('the Markdown opens in a tab of its own', async ({page}) => {
  await openPage(page, ROUTE);
  await buttonOf(page).click();
  const opened = page.waitForEvent('popup');
  await listOf(page).getByRole('link', {name: 'View as Markdown'}).click();
  await expect(await opened).toHaveURL(`${ROUTE}.md`);
  await expect(page).toHaveURL(ROUTE);
});

test.describe('when the Markdown does not arrive', () => {
  test.use({expectedConsole: [/^console\.error: Failed to load resource/]});

  test('the reader is told that nothing was copied', async ({page}) => {
    await openPage(page, ROUTE);
    await page.route('**/*.md', (route) => route.fulfill({status: 503, body: ''}));
    await buttonOf(page).click();
    await listOf(page).getByRole('button').click();
    await expect(listOf(page).getByRole('button')).toHaveText('Not copied: view it instead');
  });
});

test('without JavaScript the list opens and leads on; what needs a script is not there', async ({
  browser,
}) => {
  const context = await browser.newContext({baseURL: siteUrl.href, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(ROUTE);
  await buttonOf(page).click();
  await expect(listOf(page).getByRole('link')).toHaveText(labels.slice(1));
  await expect(listOf(page).getByRole('button')).toBeHidden();
  await context.close();
});

for (const width of [320, 360, 768, 1440]) {
  test(`by touch, ${width} px wide, the tools are on the screen and as large as a finger`, async ({
    browser,
  }) => {
    const {viewport: _viewport, defaultBrowserType: _type, ...phone} = devices['Pixel 7'];
    const context = await browser.newContext({
      ...phone,
      baseURL: siteUrl.href,
      viewport: {width, height: 740},
    });
    const page = await context.newPage();
    await openPage(page, ROUTE);
    const button = buttonOf(page);
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(listOf(page)).toBeInViewport({ratio: 1});
    const tools = listOf(page).locator('a, button');
    await expect(tools).toHaveText(labels);
    for (const {width: wide, height} of await tools.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    )) {
      expect(wide).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await context.close();
  });
}
