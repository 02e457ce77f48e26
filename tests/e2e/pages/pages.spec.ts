import {test} from '../support/reading-test';
import {readRoutes, sectionOfRoute} from '../support/site';
import {expect, openPage, test as base} from '../support/test';
import {checkAccessibility, checkAccessibilityOfPhones} from './checks/accessibility';
import {checkLayoutShift} from './checks/budgets';
import {checkOverflow, DESKTOP} from './checks/overflow';
import {checkHead, checkPlace} from './checks/soundness';

const routes = readRoutes();

/** Pages of a section share navbar, sidebar and footer, and so do tag pages. */
function frameOf(route: string): string {
  return sectionOfRoute(route)?.id ?? route.replace(/^\/tags\/.*/, '/tags/');
}

/** One page of each frame is looked at as a whole, of the others what they have of their own. */
function ownPart(route: string): string {
  const first = routes.find((other) => frameOf(other) === frameOf(route));
  return route === first ? 'html' : 'main';
}

for (const route of routes) {
  test(`${route} is sound`, async ({page, request}) => {
    // The longest page has some 26,000 elements; axe takes its time over them.
    test.setTimeout(120_000);
    await page.setViewportSize({width: DESKTOP, height: 800});
    const response = await openPage(page, route);
    expect(response?.status()).toBe(200);
    await test.step('head', () => checkHead(page, route));
    await test.step('place', () => checkPlace(page, route, request));
    // Before the window changes, which moves what is in it.
    await test.step('layout shift', () => checkLayoutShift(page, route));
    await test.step('accessibility', () => checkAccessibility(page, route, ownPart(route)));
    await test.step('overflow', () => checkOverflow(page));
    await test.step('phones', () => checkAccessibilityOfPhones(page, ownPart(route)));
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
