import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {preventPrefetch} from '../support/network';
import {expect, openPage, test} from '../support/test';

const route = '/rfcs/intro';

/** Scripts that every page begins with; the others are chunks. */
const entryScript = /\/assets\/js\/(?:runtime~)?main\.[^/]*\.js$/;
const chunk = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]*\.js$/;

const panelOf = (page: Page) => page.getByRole('alert');
const retryOf = (page: Page) => panelOf(page).getByRole('button', {name: 'Retry'});

/** Lets the next script of a kind not arrive, however often it is asked for, until the returned function is called. */
async function missNext(page: Page, script: RegExp): Promise<() => Promise<void>> {
  let missing: string | undefined;
  await page.route(script, (request) => {
    missing ??= request.request().url();
    return missing === request.request().url()
      ? request.abort('connectionfailed')
      : request.continue();
  });
  return () => page.unroute(script);
}

/** Opens a page one of whose scripts does not arrive, until the returned function is called. */
async function openWithout(page: Page, script: RegExp): Promise<() => Promise<void>> {
  const arrive = await missNext(page, script);
  await page.goto(route);
  return arrive;
}

// The browser's own line, once for each attempt.
test.use({
  expectedConsole: [/^console\.error: Failed to load resource: net::ERR_CONNECTION_FAILED/],
});

for (const [name, script] of [
  ['chunk', chunk],
  ['entry script', entryScript],
] as const) {
  test(
    `without one ${name} a page can be read, says so on a red panel, and Retry brings the script`,
    proves('4.loader.error', '4.loader.retry', '8.chunk'),
    async ({page}) => {
      const arrive = await openWithout(page, script);
      await expect(panelOf(page)).toHaveText(
        /^A script could not be loaded \([\w~]+\.\w+\.js\)\. Text and links work;/,
      );
      // The red of dangers.
      await expect(panelOf(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(panelOf(page)).toBeInViewport({ratio: 1});
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).not.toHaveCount(0);

      // Still missing: the page stays, and the reader is told.
      await retryOf(page).click();
      await expect(panelOf(page)).toContainText('The script still cannot be loaded.');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');

      await arrive();
      await retryOf(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(panelOf(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', {name: 'Search'}).first()).toBeFocused();
    },
  );
}

test('the links of a page whose script is missing lead on', async ({page}) => {
  await openWithout(page, chunk);
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Custom fields').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Custom fields');
});

test('no text lies under the panel for good', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openWithout(page, chunk);
  await expect(panelOf(page)).toBeVisible();
  await page.evaluate(() =>
    window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
  );
  const panel = (await panelOf(page).boundingBox())!;
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual(panel.y + 1);
  expect(panel.width).toBeLessThanOrEqual(320);
});

test('a script that arrives leaves no panel', async ({page}) => {
  await openPage(page, route);
  await expect(panelOf(page)).toHaveCount(0);
});

test.describe('a page that was turned to, without its script', () => {
  // The framework's warning, before it loads the page anew (spec section 8). One pattern: two would be taken for a value and
  // its options.
  test.use({
    expectedConsole: [
      /^console\.(?:error: Failed to load resource: net::ERR_CONNECTION_FAILED|warning: ChunkLoadError)/,
    ],
  });

  test('going back from it brings the page of the address', async ({page}) => {
    await preventPrefetch(page);
    await openPage(page, '/docs/intro');
    await missNext(page, chunk);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'API Reference'})
      .click();
    await expect(panelOf(page)).toContainText('A script could not be loaded');
    await expect(page).toHaveURL('/api/Strapi');
    // What leads within the page is not another one.
    await page.evaluate(() => {
      location.hash = 'nowhere';
    });
    await expect(panelOf(page)).toBeVisible();
    await page.evaluate(() => history.go(-2));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(page).toHaveURL('/docs/intro');
    await expect(page).toHaveTitle(/^Introduction/);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(panelOf(page)).toHaveCount(0);
  });
});
