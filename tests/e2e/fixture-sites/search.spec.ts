import {fieldOf, openSearch, resultsOf} from '../search/widget/support';
import {fixtureUrl} from '../support/site';
import {expect, test} from '../support/test';

const site = fixtureUrl('flat-footer');

test.use({baseURL: site.href});

test('under a sub-path, indexes and results are below it', async ({page}) => {
  const [request] = await Promise.all([
    page.waitForRequest(/search-index-docs-default-current\.json$/),
    openSearch(page, './second'),
  ]);
  expect(new URL(request.url()).pathname).toMatch(/^\/flat-footer\/search-index-/);
  await fieldOf(page).fill('another');
  await expect(resultsOf(page).first()).toBeVisible();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('./second');
  await expect(page.getByRole('article')).toBeVisible();
});
