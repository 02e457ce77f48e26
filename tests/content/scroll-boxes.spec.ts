import {expect, openPage, test} from '../support/test';

test('a wide diagram scrolls in its own box, by keyboard too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, '/database');
  const box = page.getByRole('region', {name: 'Diagram'}).first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a wide table scrolls in its own box, by keyboard too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, '/api/Strapi');
  const box = page.getByRole('region', {name: 'Table'}).first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
