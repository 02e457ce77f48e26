import {watchLayoutShift} from '../support/layout-shift';
import {openPage, test} from '../support/test';
import {checkLayoutShift, watchPrefetch} from './checks/budgets';

/** A page of each kind, and the longest ones. What the HTML alone tells of a page is checked for all by `npm run size`. */
const routes = [
  '/',
  '/api/Strapi',
  '/docs/core/database/transactions',
  '/docs/intro',
  '/exports/classes/StrapiApp',
  '/exports/modules',
  '/guides/type-system/cheatsheet',
  '/health',
  '/tags',
];

for (const route of routes) {
  test(`${route} is within the budgets of the browser`, async ({page}) => {
    const checkPrefetch = watchPrefetch(page);
    await watchLayoutShift(page);
    await openPage(page, route);
    // Links in view are prefetched when the page has nothing else to do.
    await page.waitForLoadState('networkidle');
    await test.step('layout shift', () => checkLayoutShift(page, route));
    await test.step('prefetched bytes', () => checkPrefetch(route));
  });
}
