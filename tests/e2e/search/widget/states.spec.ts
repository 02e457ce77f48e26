import type {Page} from '@playwright/test';
import {sections} from '../../../../src/sections';
import {addAxe, findViolations} from '../../support/axe';
import {expect, openPage, test} from '../../support/test';
import {
  codeRowsOf,
  commonWord,
  fieldOf,
  holdIndexes,
  indexFiles,
  messageOf,
  openSearch,
  panelOf,
  recentKey,
  resultsOf,
  statusOf,
  unknownWord,
  waitForAllResults,
  waysOf,
} from './support';

const route = '/guides/code-of-conduct';

/** States of the search, each with what opens a page and brings its field there. */
const states: Record<string, (page: Page) => Promise<void>> = {
  empty: async (page) => {
    await openSearch(page, route);
    await expect(waysOf(page).last()).toBeAttached();
  },
  'recent searches': async (page) => {
    await openPage(page, route);
    await page.evaluate((key) => localStorage.setItem(key, '["transactions"]'), recentKey);
    await openSearch(page, route);
    await expect(waysOf(page).first()).toHaveText(/transactions$/u);
  },
  'one section': async (page) => {
    await (await openSearch(page, route)).fill(`in:docs ${commonWord}`);
    await expect(panelOf(page).locator('.search__result-excerpt mark').first()).toBeVisible();
  },
  'a section begun': async (page) => {
    await (await openSearch(page, route)).fill('in:');
    await expect(waysOf(page)).toHaveCount(sections.length);
  },
  results: async (page) => {
    await (await openSearch(page, route)).fill(commonWord);
    await expect(panelOf(page).locator('.search__result-excerpt mark').first()).toBeVisible();
  },
  code: async (page) => {
    await (await openSearch(page, route)).fill('isValidLink');
    await expect(codeRowsOf(page).first()).toBeVisible();
  },
  'no results': async (page) => {
    await (await openSearch(page, route)).fill(unknownWord);
    await expect(messageOf(page)).toHaveText('No results found.');
  },
  loading: async (page) => {
    await holdIndexes(page);
    await (await openSearch(page, route)).fill(commonWord);
    await expect(statusOf(page)).toHaveText('Still searching: the index is on its way.');
    await expect(statusOf(page)).toHaveCSS('clip-path', 'none');
  },
  failed: async (page) => {
    await page.route(indexFiles, (request) => request.fulfill({json: {}}));
    await (await openSearch(page, route)).fill(commonWord);
    await expect(waysOf(page).first()).toHaveText(/^Try again/u);
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [place, width] of [
    ['field', 1280],
    ['overlay', 390],
  ] as const) {
    for (const [state, reach] of Object.entries(states)) {
      test(`the ${place} is accessible in the ${colorScheme} mode by all rules of axe: ${state}`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await reach(page);
        // What is in the text is looked at elsewhere, on every page.
        await page.locator('.theme-doc-markdown > :not(header)').evaluateAll((parts) => {
          parts.forEach((part) => part.remove());
        });
        expect(await findViolations(page, {})).toEqual([]);
      });
    }
  }
}

/** Lists, from now on, the ids that the open field names without there being such an element. */
async function watchReferences(page: Page): Promise<() => Promise<{lost: string[]; seen: number}>> {
  await fieldOf(page).evaluate((field) => {
    const found = {lost: [] as string[], seen: 0};
    Object.assign(window, {found});
    const check = (): void => {
      for (const name of ['aria-activedescendant', 'aria-controls']) {
        const id = field.getAttribute(name);
        found.seen += Number(Boolean(id));
        // A closed overlay takes its field along.
        if (id !== null && field.isConnected && !document.getElementById(id)) {
          found.lost.push(`${name}="${id}"`);
        }
      }
    };
    new MutationObserver(check).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {found: never}).found);
}

for (const [place, width] of [
  ['field', 1280],
  ['field of the overlay', 390],
] as const) {
  test(`the ${place} names only what is in the page`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const release = await holdIndexes(page);
    const field = await openSearch(page, route);
    const read = await watchReferences(page);
    await field.fill(commonWord);
    await expect(statusOf(page)).toHaveText(/^Still searching/u);
    release();
    await waitForAllResults(page);
    await field.press('ArrowUp');
    await expect(resultsOf(page).last()).toHaveAttribute('aria-selected', 'true');
    // Fewer results than the place of the active one.
    await field.fill('memoisation traps in the container');
    await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await field.fill(unknownWord);
    await expect(messageOf(page)).toHaveText('No results found.');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowDown');
    await expect(waysOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await waysOf(page).first().getAttribute('id'))!,
    );
    await field.fill('');
    await expect(messageOf(page).filter({hasText: 'No results'})).toHaveCount(0);
    await field.fill(commonWord);
    await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    const {lost, seen} = await read();
    expect(lost).toEqual([]);
    expect(seen).toBeGreaterThan(5);
  });
}

test('Enter without results stays; the arrows lead to other places, and to the tags', async ({
  page,
}) => {
  const field = await openSearch(page, route);
  await field.fill(unknownWord);
  await expect(waysOf(page)).toHaveCount(8);
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await field.fill(`${unknownWord}z`);
  await expect(waysOf(page)).toHaveCount(8);
  await field.press('ArrowUp');
  await expect(waysOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/tags');
});

test.describe('on a bad line', () => {
  // The browser itself writes a line for these; the widget writes nothing.
  test.use({expectedConsole: [/^console\.error: Failed to load resource: /]});

  test('Enter asks again when the index could not be had', async ({page}) => {
    await page.route(indexFiles, (request) => request.abort());
    const field = await openSearch(page, route);
    await field.fill(commonWord);
    await expect(waysOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.unroute(indexFiles);
    await field.press('Enter');
    await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveValue(commonWord);
    await expect(statusOf(page)).toHaveText(/results$/u);
  });

  test('offline, the search says so, and goes on by itself when there is a line again', async ({
    page,
    context,
  }) => {
    await page.route(indexFiles, (request) => request.fulfill({json: {}}));
    const field = await openSearch(page, route);
    await context.setOffline(true);
    await field.fill(commonWord);
    const words =
      'No results found. You are offline, and the index of the search is not loaded yet.';
    await expect(messageOf(page)).toHaveText(words);
    await expect(statusOf(page)).toHaveText(words);
    await page.unroute(indexFiles);
    await context.setOffline(false);
    await expect(resultsOf(page).first()).toBeVisible();
    await expect(field).toHaveValue(commonWord);
  });

  test('offline before the first search, what is typed is kept, and the reader is told how to go on', async ({
    page,
    context,
  }) => {
    await openPage(page, route);
    // While there is a line to load it by.
    await addAxe(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(commonWord);
    const search = page.locator('.navbar search');
    await expect(search.getByRole('status')).toHaveText(
      'You are offline, and the search is not loaded yet. What you have typed is kept.',
    );
    await expect(search.locator('.search__button')).toHaveText(new RegExp(commonWord, 'u'));
    const again = search.getByRole('button', {name: 'Try again'});
    await expect(again).toBeVisible();
    expect(await findViolations(page, {})).toEqual([]);
    await again.click();
    await expect(again).toBeVisible();

    await context.setOffline(false);
    await expect(fieldOf(page)).toHaveValue(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
  });

  test('Try again loads the search when the line is there again', async ({page}) => {
    await openPage(page, route);
    await page.route('**/assets/js/*.js', (request) => request.abort('connectionfailed'));
    await page.keyboard.press('/');
    await page.keyboard.type(commonWord);
    const search = page.locator('.navbar search');
    await expect(search.getByRole('status')).toHaveText(
      'The search could not be loaded. What you have typed is kept.',
    );
    await page.unroute('**/assets/js/*.js');
    await page.keyboard.press('Tab');
    await expect(search.getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
  });
});

test('forced colours show the active result, and the marks', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const field = await openSearch(page, route);
  await field.fill(commonWord);
  await expect(panelOf(page).locator('mark').first()).toBeVisible();
  const read = (index: number) =>
    resultsOf(page)
      .nth(index)
      .evaluate((row) => getComputedStyle(row).outlineStyle);
  expect(await read(0)).toBe('solid');
  expect(await read(1)).toBe('none');
  const [mark, panel] = await panelOf(page).evaluate((element) =>
    [element.querySelector('mark')!, element].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(mark).not.toBe(panel);
});
