import {sections} from '../../../src/sections';
import {readRoutes} from '../support/site';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

const routes = new Set(readRoutes());

const homeTitle = 'says what this is, leads into all sections and into eight intentions';
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
  const intentions = main.locator('section', {hasText: 'I want to'}).getByRole('listitem');
  await expect(intentions).toHaveCount(8);
});

test('leads from every package to a page that explains it', async ({page}) => {
  await openPage(page, '/');
  const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row');
  const pages = await rows.evaluateAll((elements) =>
    elements.map((row) => row.querySelector('td:last-child a')?.getAttribute('href') ?? ''),
  );
  expect(pages).toHaveLength(13);
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
