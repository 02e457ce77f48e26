import type {Page} from '@playwright/test';
import {proves} from '../../../spec/statements';
import {expect, test} from '../../support/test';
import {
  commonWord,
  fieldOf,
  openResults,
  openSearch,
  panelOf,
  readHighlights,
  resultsOf,
  routeOfResult,
} from './support';

/** A result that names a section, and one that is a page as a whole. */
const kinds = {
  section: {query: 'memoisation traps', anchored: true},
  page: {query: 'future flags', anchored: false},
};

/** Opens the first result of a query that has an anchor, or has none, by `choose`. Returns its address. */
async function openResult(
  page: Page,
  anchored: boolean,
  choose: (index: number) => Promise<void>,
): Promise<string> {
  const routes = await resultsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('href')!),
  );
  const index = routes.findIndex((route) => route.includes('#') === anchored);
  await choose(index);
  await expect(page).toHaveURL(routes[index]!);
  return routes[index]!;
}

/** Expects that the reader is where the address leads, and that the keys of the browser do what they do in a text. */
async function expectArrival(page: Page, route: string): Promise<void> {
  const anchor = route.split('#')[1];
  const target = anchor
    ? page.locator(`[id="${anchor}"]`)
    : page.getByRole('heading', {level: 1}).first();
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  // Nothing covers it.
  const {y} = (await target.boundingBox())!;
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  const bar = (await navbar.boundingBox())!;
  expect(bar.y).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await expect(panelOf(page)).toHaveCount(0);

  const readPlace = () => page.evaluate(() => window.scrollY);
  const before = await readPlace();
  await page.keyboard.press('Space');
  await expect.poll(readPlace).toBeGreaterThan(before);

  await page.keyboard.press('Tab');
  const isBehind = await target.evaluate(
    (heading) =>
      (heading.compareDocumentPosition(document.activeElement!) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0 || heading.contains(document.activeElement),
  );
  expect(isBehind).toBe(true);
  await expect(target).not.toHaveAttribute('tabindex');
}

for (const [kind, {query, anchored}] of Object.entries(kinds)) {
  test(
    `Enter on a ${kind} puts the focus into the text, and the search is empty when it is opened again`,
    proves('2.search.select'),
    async ({page}) => {
      const field = await openResults(page, query, '/api/Cron');
      const route = await openResult(page, anchored, async (index) => {
        for (let step = 0; step < index; step += 1) {
          await field.press('ArrowDown');
        }
        await field.press('Enter');
      });
      await expectArrival(page, route);
      await page.keyboard.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue('');
    },
  );

  test(`a click on a ${kind} puts the focus into the text`, async ({page}) => {
    await openResults(page, query, '/api/Cron');
    const route = await openResult(page, anchored, (index) => resultsOf(page).nth(index).click());
    await expectArrival(page, route);
  });
}

test('a result on the open page, chosen twice, puts the focus there twice', async ({page}) => {
  for (let round = 0; round < 2; round += 1) {
    const field =
      round === 0 ? await openResults(page, 'memoisation traps', '/api/container') : fieldOf(page);
    if (round === 1) {
      await page.keyboard.press('Control+k');
      await field.fill('memoisation traps');
      await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    }
    await field.press('Enter');
    await expect(page).toHaveURL('/api/container#memoisation-traps');
    await expect(page.locator('#memoisation-traps')).toBeFocused();
    await expect(page.locator('#memoisation-traps')).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {height: 844, width: 390}});

  for (const [kind, {query, anchored}] of Object.entries(kinds)) {
    test(`a tap on a ${kind} puts the focus into the text`, async ({page}) => {
      await openResults(page, query, '/api/Cron');
      const route = await openResult(page, anchored, (index) => resultsOf(page).nth(index).tap());
      await expectArrival(page, route);
      await expect(page.locator('.aa-DetachedOverlay')).toHaveCount(0);
    });
  }
});

test('a query that was left is selected when the search is opened again', async ({page}) => {
  const field = await openResults(page);
  await field.press('Escape');
  await page.getByRole('main').click({position: {x: 5, y: 5}});
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(commonWord);
  await page.keyboard.type('locale');
  await expect(field).toHaveValue('locale');
});

test('on the way back the focus is left where the browser puts it', async ({page}) => {
  const field = await openResults(page, 'memoisation traps', '/api/Cron');
  await field.press('Enter');
  await expect(page.locator('#memoisation-traps')).toBeFocused();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'}).click();
  await expect(page).toHaveURL('/rfcs/intro');
  await page.goBack();
  await expect(page).toHaveURL('/api/container#memoisation-traps');
  await expect.poll(async () => (await readHighlights(page)).count).toBeGreaterThan(0);
  await expect(page.locator('#memoisation-traps')).not.toBeFocused();
});

/** Opens a result and waits for the marks in its page. Returns the control that removes them. */
async function openMarks(page: Page) {
  const field = await openResults(page, commonWord, '/guides/code-of-conduct');
  const route = await routeOfResult(resultsOf(page).first());
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await expect.poll(async () => (await readHighlights(page)).count).toBeGreaterThan(1);
  const {count} = await readHighlights(page);
  return page
    .getByRole('complementary', {name: 'Searched words'})
    .getByRole('button', {name: `${count} marks – remove`});
}

/** Expects that no mark is there, and that none comes back with the page. */
async function expectNoMarks(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);
  await expect(page.locator('.search-marks')).toHaveCount(0);
  const route = page.url();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'}).click();
  await expect(page).toHaveURL('/rfcs/intro');
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => history.state?.state?.searchTerms)).toBeUndefined();
  expect(await page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);
}

test('Escape removes the marks, for good', async ({page}) => {
  const control = await openMarks(page);
  await expect(control).toBeInViewport();
  await page.keyboard.press('Escape');
  await expectNoMarks(page);
});

test('the control beside the marks removes them by keyboard, and gives the focus to the text', async ({
  page,
}) => {
  const control = await openMarks(page);
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expectNoMarks(page);
});

test('Escape in the field closes the panel and leaves the marks', async ({page}) => {
  const control = await openMarks(page);
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('locale');
  await expect(resultsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(control).toBeVisible();
});

test('a reload does not bring the marks back', async ({page}) => {
  const control = await openMarks(page);
  await expect(control).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => history.state?.state?.searchTerms)).toBeUndefined();
  expect(await page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);
});

test('the navbar stays in sight at the section until the reader goes on', async ({page}) => {
  const field = await openSearch(page, '/api/Cron');
  await field.fill('memoisation traps');
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.locator('#memoisation-traps')).toBeFocused();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport({ratio: 0.9});
  await page.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
});
