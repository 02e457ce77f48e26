import type {Page, Request} from '@playwright/test';
import {sections} from '../../../src/sections';
import {basePathUrl} from '../../support/site';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  fieldOf,
  holdIndexes,
  openResults,
  openSearch,
  panelOf,
  recordIndexRequests,
  resultsOf,
} from './support';

const allIndexes = sections
  .map(({pluginId}) => `search-index-docs-${pluginId}-current.json`)
  .toSorted();

/** Only the widget's own code has this class name in it. */
const widgetMarker = 'aa-DetachedOverlay';

async function hasWidgetCode(page: Page, requests: Request[]): Promise<boolean> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  // Asked for once more: the browser forgets the bodies of prefetched scripts.
  const bodies = await Promise.all(
    scripts.map(async (request) => (await page.request.get(request.url())).text()),
  );
  return bodies.some((body) => body.includes(widgetMarker));
}

test('before the reader turns to the search, neither widget nor index is asked for', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const indexes = recordIndexRequests(page);
  await openPage(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(indexes).toEqual([]);
  expect(await hasWidgetCode(page, requests)).toBe(false);

  requests.length = 0;
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  expect(await hasWidgetCode(page, requests)).toBe(true);
});

const triggers = {
  hover: (button: import('@playwright/test').Locator) => button.hover(),
  focus: (button: import('@playwright/test').Locator) => button.focus(),
  shortcut: (button: import('@playwright/test').Locator) => button.page().keyboard.press('/'),
};

for (const [name, trigger] of Object.entries(triggers)) {
  test(`the first ${name} fetches the index of each of the five tags, once`, async ({page}) => {
    const indexes = recordIndexRequests(page);
    await openPage(page, '/docs/intro');
    await trigger(page.locator('.navbar .search__button'));
    await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
    await fieldOf(page).fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    expect(indexes.toSorted()).toEqual(allIndexes);
  });
}

test('pages of no section ask for all five tags as well', async ({page}) => {
  const indexes = recordIndexRequests(page);
  await openPage(page, '/tags');
  await page.keyboard.press('Control+k');
  await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
});

test('the indexes stay loaded when the reader crosses sections', async ({page}) => {
  const indexes = recordIndexRequests(page);
  await openResults(page, commonWord, '/guides/contributing');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const {label, entry} of sections) {
    await page.keyboard.press('Escape');
    await navbar.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(entry);
    // The address changes first; the page that is left takes its field with it.
    await expect(navbar.locator('.navbar__link--active')).toHaveText(label);
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
  }
  expect(indexes.toSorted()).toEqual(allIndexes);
});

test('queries typed while the indexes are on their way wait for the same answers', async ({
  page,
}) => {
  const indexes = recordIndexRequests(page);
  const release = await holdIndexes(page);
  const field = await openSearch(page);
  await field.pressSequentially(commonWord);
  await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
  await expect(panelOf(page)).toHaveCount(0);
  release();
  await expect(resultsOf(page).first()).toContainText(new RegExp(commonWord, 'i'));
  expect(indexes.toSorted()).toEqual(allIndexes);
});

test('after 300 ms without results the loading indicator stands in place of the label', async ({
  page,
}) => {
  const release = await holdIndexes(page);
  const field = await openSearch(page);
  const label = page.locator('.aa-Label');
  const indicator = page.locator('.aa-LoadingIndicator');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await field.fill(commonWord);
  await page.clock.runFor(290);
  await expect(label).toBeVisible();
  await expect(indicator).toBeHidden();

  await page.clock.runFor(50);
  await expect(label).toBeHidden();
  await expect(indicator).toBeVisible();

  await page.clock.resume();
  release();
  await expect(resultsOf(page).first()).toBeVisible();
  await expect(label).toBeVisible();
  await expect(indicator).toBeHidden();
});

test.describe('under a sub-path', () => {
  test.use({baseURL: basePathUrl.href});

  test('indexes and results are below it', async ({page}) => {
    const [request] = await Promise.all([
      page.waitForRequest(/search-index-docs-default-current\.json$/),
      openSearch(page, './docs/intro'),
    ]);
    expect(new URL(request.url()).pathname).toMatch(/^\/contributor\/search-index-/);
    await fieldOf(page).fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/\/contributor\/.+/);
    await expect(page.getByRole('article')).toBeVisible();
  });
});
