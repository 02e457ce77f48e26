import {STRAPI_REPOSITORY, STRAPI_VERSION} from '../../../src/strapi';
import {strapiPackages} from '../../../src/strapi/packages';
import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';

const route = '/docs/package-map';

test('each package is on the map once, and leads to a page or to its source', async ({page}) => {
  await openPage(page, route);
  const links = await page
    .locator('.diagram-picture a')
    .evaluateAll((all) =>
      all.map((link) => ({name: link.textContent!.trim(), href: link.getAttribute('href')!})),
    );
  const names = new Set(links.map(({name}) => name));
  expect([...names].toSorted()).toEqual(
    strapiPackages.map(({name}) => name.replace('@strapi/', '')).toSorted(),
  );
  const routes = new Set(readRoutes());
  for (const {name, href} of links) {
    const isKnown = href.startsWith('/')
      ? routes.has(href.split('#')[0]!)
      : href.startsWith(`${STRAPI_REPOSITORY}/blob/v${STRAPI_VERSION}/packages/`);
    expect(isKnown, `${name} leads to ${href}`).toBe(true);
  }
});

test('a package is opened by a click, without loading the site anew', async ({page}) => {
  await openPage(page, route);
  await page.evaluate(() => Object.assign(globalThis, {isSame: true}));
  await page
    .locator('.diagram-picture')
    .getByRole('link', {name: 'database', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/database');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});

test('packages are reached by keyboard, show that they are, and open with Enter', async ({
  page,
}) => {
  await openPage(page, route);
  const picture = page.getByRole('group', {name: 'The packages of the framework'});
  const first = picture.getByRole('link').first();
  const paint = () =>
    first.evaluate((link) => {
      const {fill, strokeWidth} = getComputedStyle(link.querySelector('rect')!);
      return `${fill} ${strokeWidth}`;
    });
  const before = await paint();
  await page.keyboard.press('Shift');
  await first.focus();
  await expect(first).toBeFocused();
  expect(await paint()).not.toBe(before);
  const address = (await first.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('a package can be opened in the large view', async ({page}) => {
  await openPage(page, route);
  await page.getByRole('button', {name: 'Open large'}).first().click();
  await page.getByRole('dialog').getByRole('link', {name: 'core', exact: true}).click();
  await expect(page).toHaveURL('/api/Strapi');
});

test('on a phone the map scrolls in its box, and a tap opens a package', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: {width: 360, height: 740},
  });
  const page = await context.newPage();
  await openPage(page, route);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  const strapi = page
    .locator('.diagram-picture')
    .getByRole('link', {name: 'strapi', exact: true})
    .first();
  await strapi.scrollIntoViewIfNeeded();
  const {height} = (await strapi.boundingBox())!;
  // WCAG 2.5.8.
  expect(height).toBeGreaterThanOrEqual(24);
  await strapi.tap();
  await expect(page).toHaveURL('/docs/core/strapi/commands/overview');
  await context.close();
});
