import {expect, openPage, test} from '../support/test';
import {openResults, placeOf, resultsOf} from './widget/support';

test('Enter in the navbar search opens the first result and highlights the terms', async ({
  page,
}) => {
  const field = await openResults(page, 'strapi.container');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/api\//);
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0))
    .toBeGreaterThan(0);
});

test('the search field of the home page leads to results', async ({page}) => {
  await openPage(page, '/');
  // The button gives way to the field as soon as it is pointed at.
  await page.getByRole('main').locator('.search').click();
  await page.keyboard.type('memoisation traps');
  await page.getByRole('option', {name: 'Memoisation traps'}).first().click();
  await expect(page).toHaveURL('/api/container#memoisation-traps');
});

test('what is typed while the widget loads is searched for', async ({page}) => {
  let letPass!: () => void;
  const isHeld = new Promise<void>((resolve) => (letPass = resolve));
  await openPage(page, '/');
  await page.route('**/assets/js/*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  const button = page.getByRole('main').getByRole('button', {name: 'Search...'});
  await page.mouse.click(...(await placeOf(button)));
  await page.keyboard.type('memoisation traps');
  letPass();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('memoisation traps');
  await expect(resultsOf(page).first()).toContainText('Memoisation traps');
  await page.keyboard.type('x');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('memoisation trapsx');
});
