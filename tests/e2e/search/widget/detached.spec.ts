import type {Page, Response} from '@playwright/test';
import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  fieldOf,
  holdIndexes,
  messageOf,
  panelOf,
  placeOf,
  readHighlights,
  resultsOf,
  routeOfResult,
  statusOf,
  unknownWord,
  waitForAllResults,
  waysOf,
} from './support';

test.use({hasTouch: true, viewport: {height: 844, width: 390}});

const overlayOf = (page: Page) => page.locator('.aa-DetachedOverlay');
const searchButtonOf = (page: Page) => page.locator('.navbar .aa-DetachedSearchButton');

/** What can be used behind the overlay; `.menu` is that of the navbar, which is inert while it is closed. */
const freeOf = (page: Page) =>
  page.locator(
    ':is(a[href], button, input, [tabindex="0"]):not(.aa-DetachedOverlay *, [inert], [inert] *)',
  );

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
  'the overlay is a modal dialog with its panel, whatever has the focus stays in it',
  proves('2.search.detached.overlay', '4.search.panel-open'),
  async ({page}) => {
    const field = await openOverlay(page);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    // The panel is open before there is a query, and offers ways on.
    await expect(panelOf(page)).toBeVisible();
    await expect(waysOf(page).last()).toHaveText(/^All tags/u);
    await expect(freeOf(page)).toHaveCount(0);

    await field.fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        stops.add(
          await page.evaluate(() =>
            document.activeElement!.closest('.aa-DetachedOverlay')
              ? document.activeElement!.className
              : 'outside',
          ),
        );
      }
      expect(stops).not.toContain('outside');
      expect(stops).toContain('aa-Input');
      expect(stops).toContain('aa-DetachedCancelButton');
      await expect(dialog).toBeVisible();
    }

    await page.getByRole('button', {name: 'Cancel'}).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[inert]:not(.menu)')).toHaveCount(0);
    await expect(searchButtonOf(page)).toBeFocused();
  },
);

test('a long page, which becomes inert part by part, is given back as a whole', async ({page}) => {
  await openOverlay(page, '/docs/intro');
  await expect(freeOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.locator('[inert]:not(.menu)')).toHaveCount(0);
});

test('the back button of the phone closes the overlay', async ({page}) => {
  await page.addInitScript(() => {
    class Watcher extends EventTarget {
      constructor() {
        super();
        Object.assign(window, {goBack: () => this.dispatchEvent(new Event('close'))});
      }
      destroy(): void {
        document.documentElement.dataset.watching = 'no';
      }
    }
    Object.assign(window, {CloseWatcher: Watcher});
  });
  await openOverlay(page);
  await page.evaluate(() => (window as unknown as {goBack: () => void}).goBack());
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-watching', 'no');
  await expect(searchButtonOf(page)).toBeFocused();
});

test('whoever goes back in the history leaves the overlay', async ({page}) => {
  await openPage(page, '/rfcs/intro');
  await page.getByRole('contentinfo').getByRole('link', {name: 'All tags'}).click();
  await expect(page).toHaveURL('/tags');
  // The address changes first; the page that is left takes its field with it.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/tags/iu);
  await page.keyboard.press('Control+k');
  await expect(overlayOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/rfcs/intro');
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toBeVisible();
});

test('an answer that comes after Cancel does not open the overlay again', async ({page}) => {
  const release = await holdIndexes(page);
  const field = await openOverlay(page);
  await field.fill(commonWord);
  await page.getByRole('button', {name: 'Cancel'}).tap();
  await expect(overlayOf(page)).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.opened = '';
    }).observe(document.body, {childList: true});
  });
  const responses: Promise<unknown>[] = [];
  const onResponse = (response: Response) => responses.push(response.finished());
  page.on('response', onResponse);
  release();
  await expect.poll(() => responses.length).toBeGreaterThanOrEqual(5);
  page.off('response', onResponse);
  await Promise.all(responses);
  // What the page does with the last answer comes before it has nothing to do.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toHaveValue(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
  await page.getByRole('button', {name: 'Cancel'}).tap();
  await expect(overlayOf(page)).toHaveCount(0);
});

test('the place of a result is under its title, and everything to touch is at least 44 px high', async ({
  page,
}) => {
  await openPage(page, '/guides/code-of-conduct');
  const heights: Record<string, number> = {};
  heights.button = (await page.locator('.navbar .search__button').boundingBox())!.height;
  const field = await openOverlay(page);
  heights.way = (await waysOf(page).first().boundingBox())!.height;
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
  const title = (await resultsOf(page).first().locator('.search__result-title').boundingBox())!;
  const placeLine = (await resultsOf(page).first().locator('.search__result-place').boundingBox())!;
  expect(placeLine.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
  expect(placeLine.x).toBeCloseTo(title.x, 0);
  for (const name of ['Cancel', 'Clear', 'Submit', 'All', 'Guides', 'RFCs']) {
    const button = page.getByRole('dialog').getByRole('button', {name, exact: true});
    const {width, height} = (await button.boundingBox())!;
    heights[name] = Math.min(width, height);
  }
  heights.field = (await page.locator('.aa-Form').boundingBox())!.height;
  heights.result = (await resultsOf(page).first().boundingBox())!.height;
  expect(Object.entries(heights).filter(([, height]) => height < 44)).toEqual([]);
  // In the middle of the line that it shares with the field.
  const cancel = await page.getByRole('button', {name: 'Cancel'}).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const {y, height} = range.getBoundingClientRect();
    return y + height / 2;
  });
  const form = (await page.locator('.aa-Form').boundingBox())!;
  expect(Math.abs(cancel - (form.y + form.height / 2))).toBeLessThanOrEqual(2);
  await expect(page.locator('.search__keys span').first()).toBeHidden();
});

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

test('Cancel leaves the page where it was', async ({page}) => {
  await openPage(page, '/docs/core/content-manager/relations');
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // The navbar has gone with the text, and comes back on the way up.
  await page.evaluate(() => scrollTo({top: 860, behavior: 'instant'}));
  await expect(page.locator('.navbar .search__button')).toBeInViewport({ratio: 1});
  const before = await page.evaluate(() => scrollY);
  await page.touchscreen.tap(...(await placeOf(page.locator('.navbar .search__button'))));
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
  await page.getByRole('button', {name: 'Cancel'}).tap();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(searchButtonOf(page)).toBeFocused();
  // What scrolls, scrolls in a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

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
  await waitForAllResults(page);
  const result = resultsOf(page).first();
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
  await waitForAllResults(page);
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
