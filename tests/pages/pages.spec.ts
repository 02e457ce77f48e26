import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {checkAccessibility} from './checks/accessibility';
import {checkOverflow} from './checks/overflow';
import {checkHead, checkPlace} from './checks/soundness';

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const route of ['/', '/docs/intro', '/tags', '/health']) {
    test(`${route} can be read`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});
