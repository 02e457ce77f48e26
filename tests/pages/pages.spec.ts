import type {BrowserContext} from '@playwright/test';
import {readRoutes, siteUrl} from '../support/site';
import {expect, openPage, test as base} from '../support/test';
import {checkAccessibility} from './checks/accessibility';
import {checkOverflow} from './checks/overflow';
import {checkHead, checkPlace} from './checks/soundness';

/**
 * Tests of this file only read: they share a context for each worker, whose cache has the scripts of the pages before.
 * That takes a third off the time of a page.
 */
const test = base.extend<object, {readingContext: BrowserContext}>({
  readingContext: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: siteUrl.href});
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({readingContext}, use) => {
    const page = await readingContext.newPage();
    await use(page);
    await page.close();
  },
});

const routes = readRoutes();

for (const route of routes) {
  test(`${route} is sound`, async ({page, request}) => {
    // The longest page has some 26,000 elements; axe takes its time over them.
    test.setTimeout(120_000);
    const response = await openPage(page, route);
    expect(response?.status()).toBe(200);
    await test.step('head', () => checkHead(page, route));
    await test.step('place', () => checkPlace(page, route, request));
    await test.step('overflow', () => checkOverflow(page));
    await test.step('accessibility', () => checkAccessibility(page, route));
  });
}

base.describe('without JavaScript', () => {
  base.use({javaScriptEnabled: false});

  for (const route of ['/', '/docs/intro', '/tags', '/health']) {
    base(`${route} can be read`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});
