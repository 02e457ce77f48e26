import type {Page} from '@playwright/test';
import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  fieldOf,
  messageOf,
  panelOf,
  placeOf,
  readHighlights,
  resultsOf,
  routeOfResult,
  statusOf,
  unknownWord,
} from './support';

test.use({hasTouch: true, viewport: {height: 844, width: 390}});

const overlayOf = (page: Page) => page.locator('.aa-DetachedOverlay');
const searchButtonOf = (page: Page) => page.locator('.navbar .aa-DetachedSearchButton');

async function openOverlay(page: Page, route = '/guides/code-of-conduct') {
  await openPage(page, route);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const button = navbar.getByRole('button', {name: 'Search...'});
  await page.touchscreen.tap(...(await placeOf(button)));
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

test(
  'the field is a search button that opens an overlay over the whole window',
  proves('2.search.detached.overlay', '2.search.default-label'),
  async ({page}) => {
    await openOverlay(page);
    expect(await overlayOf(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(searchButtonOf(page)).toHaveAccessibleName('Search');
    await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Search...');
    await expect(page.getByTitle('Submit')).toBeVisible();
    const covered = await page.evaluate(() =>
      [
        [195, 20],
        [195, 400],
        [380, 830],
      ].every(([x, y]) => document.elementFromPoint(x!, y!)?.closest('.aa-DetachedOverlay')),
    );
    expect(covered).toBe(true);
  },
);

test(
  'Cancel closes the overlay and gives the focus to the search button',
  proves('2.search.detached.cancel', '2.search.texts'),
  async ({page}) => {
    await openOverlay(page);
    const cancel = page.getByRole('button', {name: 'Cancel'});
    await expect(cancel).toBeVisible();
    await cancel.tap();
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(searchButtonOf(page)).toBeFocused();
  },
);

test(
  'the page below does not scroll while the overlay is open',
  proves('2.search.detached.overlay'),
  async ({page}) => {
    const readOverflow = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).overflowY,
        getComputedStyle(document.body).overflowY,
      ]);
    await openPage(page, '/guides/code-of-conduct');
    const before = await readOverflow();
    expect(before).not.toContain('hidden');
    await page.keyboard.press('Control+k');
    await expect(overlayOf(page)).toBeVisible();
    // The overflow of `body` is that of the window as long as `html` has none of its own.
    expect(await readOverflow()).toEqual(['visible', 'hidden']);
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await expect(overlayOf(page)).toHaveCount(0);
    expect(await readOverflow()).toEqual(before);
  },
);

test('a tap on a result goes there and closes the overlay', async ({page}) => {
  const field = await openOverlay(page);
  await field.fill(commonWord);
  const result = resultsOf(page).first();
  await expect(result).toHaveAttribute('aria-selected', 'true');
  const route = await routeOfResult(result);
  await result.tap();
  await expect(page).toHaveURL(route);
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/aa-Detached/);
  await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);
});

test('Enter opens the active result and closes the overlay', async ({page}) => {
  const field = await openOverlay(page);
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  const route = await routeOfResult(resultsOf(page).first());
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('Escape closes the overlay', async ({page}) => {
  const field = await openOverlay(page);
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
  await field.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
});

test(
  'the panel says "No results found." for a query only, not for an empty field',
  proves('4.search.panel-open'),
  async ({page}) => {
    const field = await openOverlay(page);
    await field.fill(unknownWord);
    await expect(messageOf(page)).toHaveText('No results found.');
    await expect(statusOf(page)).toHaveText('No results found.');
    await field.fill('');
    await expect(messageOf(page)).toBeEmpty();
    await expect(statusOf(page)).toBeEmpty();
    await expect(overlayOf(page)).toBeVisible();
  },
);

test('results fit the width of the window and scroll to the last one', async ({page}) => {
  const field = await openOverlay(page);
  await field.fill('the database');
  await expect(resultsOf(page).first()).toBeVisible();
  const last = resultsOf(page).last();
  // Arriving excerpts may draw the rows once more.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 0.9, timeout: 500});
  }).toPass();
  const {overflow, width} = await panelOf(page).evaluate((panel) => ({
    overflow: panel.scrollWidth - panel.clientWidth,
    width: panel.getBoundingClientRect().width,
  }));
  expect(overflow).toBe(0);
  expect(width).toBe(390);
});

test('a shortcut opens the overlay again after Cancel', async ({page}) => {
  await openOverlay(page);
  await page.getByRole('button', {name: 'Cancel'}).tap();
  await expect(overlayOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
});

test(
  'a window that grows past the media query has the field in the navbar, and one that shrinks the button',
  proves('2.search.detached.media-query'),
  async ({page}) => {
    const field = await openOverlay(page);
    await field.fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    await page.setViewportSize({width: 1280, height: 844});
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(page.locator('.navbar').getByRole('combobox')).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass(/aa-Detached/);
    await expect(searchButtonOf(page)).toHaveCount(0);

    await page.setViewportSize({width: 390, height: 844});
    await expect(searchButtonOf(page)).toBeVisible();
    await expect(page.locator('.navbar').getByRole('combobox')).toHaveCount(0);
  },
);
