import type {Locator, Page} from '@playwright/test';
import {holdBack} from '../../support/network';
import {expect, openPage, test} from '../../support/test';
import {fieldOf, resultsOf} from './support';

const scripts = '**/assets/js/*.js';
const query = 'memoisation traps';

/** Opens a page whose scripts do not come until the returned function is called. */
async function openWithoutScripts(page: Page, route: string): Promise<() => void> {
  const release = await holdBack(page, scripts);
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.locator('.search__button').last()).toBeVisible();
  return release;
}

/** Expects that what was typed into the button is to be seen there, and is searched for once the scripts are there. */
async function expectKept(page: Page, search: Locator, release: () => void): Promise<void> {
  await expect(search.locator('.search__button')).toBeFocused();
  await expect(search.locator('.search__button')).toHaveAttribute('data-typed', query);
  const shown = await search
    .locator('.search__button')
    .evaluate((button) => getComputedStyle(button, '::before').content);
  expect(shown).toBe(`"${query}"`);
  release();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(query);
  await expect(resultsOf(page).first()).toContainText('Memoisation traps');
  await page.keyboard.type('x');
  await expect(fieldOf(page)).toHaveValue(`${query}x`);
}

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`before the scripts have come, ${key} opens the search, and nothing that is typed is lost`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/guides/code-of-conduct');
    await page.keyboard.press(key);
    await page.keyboard.type(`${query}y`);
    await page.keyboard.press('Backspace');
    await expectKept(page, page.locator('.navbar search'), release);
  });
}

test('before the scripts have come, the keys of the home page open its large field', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expectKept(page, page.locator('main search'), release);
  await expect(page.locator('.navbar .search__button')).toBeVisible();
});

test('before the scripts have come, a press on the button opens the search', async ({page}) => {
  const release = await openWithoutScripts(page, '/guides/code-of-conduct');
  await page.locator('.navbar .search__button').click();
  release();
  await expect(fieldOf(page)).toBeFocused();
});

test('on a phone, what was typed before the scripts had come is in the overlay', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openWithoutScripts(page, '/guides/code-of-conduct');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  release();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(query);
});

for (const [place, route, width] of [
  ['the navbar', '/guides/code-of-conduct', 1280],
  ['the overlay', '/guides/code-of-conduct', 390],
  ['the home page', '/', 1280],
] as const) {
  // From all at once to some after the opening: time between two keys, in milliseconds.
  for (const delay of [0, 3, 10, 25, 60]) {
    test(`in ${place} no key is lost that comes ${delay} ms after the last while the field is being made`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      const client = await page.context().newCDPSession(page);
      await openPage(page, route);
      await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
      await page.keyboard.press('/');
      await page.keyboard.type(query, {delay});
      await expect(fieldOf(page)).toHaveValue(query);
      await expect(fieldOf(page)).toBeFocused();
    });
  }
}

test('keys in a page nobody searches in stay with the page', async ({page}) => {
  const release = await openWithoutScripts(page, '/guides/code-of-conduct');
  await page.keyboard.type('abc');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.navbar .search__button')).toHaveText(/^Search\.\.\./u);
  await expect(page.locator('.navbar .search__button')).not.toBeFocused();
});

for (const key of ['Control+k', '/']) {
  test(`on the home page ${key} opens the large field, which nothing covers`, async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press(key);
    const field = page.getByRole('main').getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('transactions');
    await expect(resultsOf(page).first()).toBeVisible();
    const {x, y, width, height} = (await field.boundingBox())!;
    const isFree = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.matches('.aa-Input'),
      [x + width / 2, y + height / 2],
    );
    expect(isFree).toBe(true);
    await expect(page.locator('.navbar .search__button')).toBeVisible();
  });
}

test('the focus goes from the button to the field without a stop', async ({page}) => {
  await openPage(page, '/guides/code-of-conduct');
  const button = page.locator('.navbar .search__button');
  await button.evaluate((element) =>
    element.addEventListener('blur', (event) => {
      const {relatedTarget} = event as FocusEvent;
      document.body.dataset.next = (relatedTarget as Element | null)?.tagName ?? 'nothing';
    }),
  );
  await button.focus();
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-next', 'INPUT');
});

test('in a narrow window, Tab reaches the search without opening it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/guides/code-of-conduct');
  await page.locator('.navbar .search__button').focus();
  await expect(page.locator('.navbar .aa-DetachedSearchButton')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
});
