import type {Page} from '@playwright/test';
import {preventPrefetch} from '../support/network';
import {expect, openPage, test} from '../support/test';

const panelOf = (page: Page) => page.getByRole('alert');
const headingOf = (page: Page) => page.getByRole('heading', {level: 1});

/** Turns to a page, of another section, that has not been loaded. */
async function turnOffline(page: Page): Promise<void> {
  await preventPrefetch(page);
  await openPage(page, '/docs/intro');
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API Reference'})
    .click();
  await expect(panelOf(page)).toHaveText(/^You are offline, and the page that you asked for/);
}

// The browser's own line, once for each attempt.
test.use({
  expectedConsole: [/^console\.error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/],
});

test('offline, a page that is not loaded leaves the reader on the one that is, and opens when it can', async ({
  page,
}) => {
  await turnOffline(page);
  await expect(panelOf(page)).toBeInViewport({ratio: 1});
  // The line of a page that is on its way begins after a moment, and is not shown.
  const progress = page.locator('#nprogress .bar');
  await expect(progress).toBeAttached();
  await expect(progress).toBeHidden();
  await expect(headingOf(page)).toHaveText('Introduction');
  await panelOf(page).getByRole('button', {name: 'Retry'}).click();
  await expect(panelOf(page)).toContainText('The page still cannot be loaded.');
  await expect(headingOf(page)).toHaveText('Introduction');

  await page.context().setOffline(false);
  await expect(headingOf(page)).toHaveText('Strapi');
  await expect(page).toHaveURL('/api/Strapi');
  await expect(panelOf(page)).toHaveCount(0);
});

test('offline, whoever goes back from a page that is not loaded goes on with what is', async ({
  page,
}) => {
  await turnOffline(page);
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/intro');
  await expect(headingOf(page)).toHaveText('Introduction');
  // Nothing is loaded anew when the connection is back.
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  await page.context().setOffline(false);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'RFCs', exact: true})
    .click();
  await expect(headingOf(page)).toHaveText('About RFCs');
  await expect(page.locator('html')).toHaveAttribute('data-kept');
});
