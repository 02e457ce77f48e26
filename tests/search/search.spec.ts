import {expect, openPage, test} from '../support/test';

test('the search field of the home page leads to results', async ({page}) => {
  await openPage(page, '/');
  await page.getByRole('searchbox', {name: 'Search the documentation'}).fill('transaction');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=transaction');
  await page.locator('article a[href^="/database"], a[href^="/database#"]').first().click();
  await expect(page).toHaveURL(/\/database/);
});

test('the search field of the navbar finds pages of other sections', async ({page}) => {
  await openPage(page, '/guides/contributing');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('container');
  await page.locator('.navbar__search').getByText('Container', {exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/container/);
});
