import {sections} from '../../../src/sections';
import {presentedPackages} from '../../../src/strapi/package-roles';
import {readRoutes} from '../support/site';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

const routes = new Set(readRoutes());

const homeTitle =
  'says what this is, and leads into all sections, the reading tracks and what finds a name';
test(homeTitle, proves('2.route.home'), async ({page}) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contributor documentation');
  const main = page.getByRole('main');
  for (const {label, entry} of sections) {
    await expect(main.getByRole('link', {name: label, exact: true}).first()).toHaveAttribute(
      'href',
      entry,
    );
  }
  const waysBelow = (heading: string) =>
    main.getByRole('region', {name: heading}).getByRole('listitem').getByRole('link');
  await expect(waysBelow('I want to')).toHaveCount(5);
  await expect(waysBelow('I look for')).toHaveCount(4);
});

test('each reading track has a first task and at most six pages, and the home page leads to it', async ({
  page,
}) => {
  await openPage(page, '/');
  const links = page
    .getByRole('region', {name: 'I want to'})
    .getByRole('listitem')
    .getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(new Set(addresses).size).toBe(5);
  await links.first().click();
  await expect(page).toHaveURL(addresses[0]!);
  for (const address of addresses) {
    const [, id] = address.split('#');
    const track = page.locator(`h2#${id}`);
    await expect(track).toBeVisible();
    // What follows the heading up to the next one.
    const {hasTask, steps} = await track.evaluate((heading) => {
      const parts: Element[] = [];
      for (let next = heading.nextElementSibling; next && next.tagName !== 'H2';) {
        parts.push(next);
        next = next.nextElementSibling;
      }
      return {
        hasTask: parts[0]!.textContent!.startsWith('First task.'),
        steps: parts
          .filter(({tagName}) => tagName === 'OL')
          .flatMap((list) => [...list.querySelectorAll('a')].map((link) => link.pathname)),
      };
    });
    expect(hasTask, address).toBe(true);
    expect(steps.length, address).toBeGreaterThan(2);
    expect(steps.length, address).toBeLessThanOrEqual(6);
    expect(steps.filter((route) => !routes.has(route))).toEqual([]);
  }
});

test('leads from every package to a page that explains it', async ({page}) => {
  await openPage(page, '/');
  const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row');
  const pages = await rows.evaluateAll((elements) =>
    elements.map((row) => row.querySelector('td:last-child a')?.getAttribute('href') ?? ''),
  );
  expect(pages).toHaveLength(presentedPackages.length);
  expect(pages.filter((route) => !routes.has(route))).toEqual([]);
});

test('nothing that a reader would notice shifts while the page loads', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  // A slow parser may paint the navbar in two steps; 0.1 would still count as good.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});
