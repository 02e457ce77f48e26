import type {Page} from '@playwright/test';
import {expect, test} from '../../support/test';
import {commonWord, openResults, readHighlights, resultsOf, routeOfResult} from './support';

const outlineOfFocus = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);

const hasMarks = (page: Page) => page.evaluate(() => CSS.highlights.has('search-terms'));

/** Opens the first result by keyboard and waits for its marks. Returns its address. */
async function openMarks(page: Page, query = commonWord): Promise<string> {
  const field = await openResults(page, query);
  const route = await routeOfResult(resultsOf(page).first());
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await expect.poll(async () => (await readHighlights(page)).count).toBeGreaterThan(0);
  return route;
}

test('the keyboard leads to a heading with a ring', async ({page}) => {
  await openMarks(page);
  await expect.poll(() => outlineOfFocus(page)).toBe('solid');
});

test('marks that the reader has removed do not come back with an earlier result', async ({
  page,
}) => {
  const first = await openMarks(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lifecycles');
  await expect(resultsOf(page).first()).toContainText(/lifecycles/iu);
  const second = await routeOfResult(resultsOf(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);
  await expect.poll(async () => (await readHighlights(page)).texts).toContain('lifecycles');
  await page.keyboard.press('Escape');
  await expect.poll(() => hasMarks(page)).toBe(false);
  for (const [go, route] of [
    ['goBack', first],
    ['goForward', second],
  ] as const) {
    await page[go]();
    await expect(page).toHaveURL(route);
    await expect(page.locator('.search-marks')).toHaveCount(0);
    expect(await hasMarks(page)).toBe(false);
  }
  // A new search has marks again.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(commonWord);
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasMarks(page)).toBe(true);
});

test('a sample whose marks are in a form that is not shown shows that form', async ({page}) => {
  // The second form of one sample has it, and nothing else.
  const word = 'ArticleCard';
  await openMarks(page, word);
  const form = page.getByRole('tabpanel', {name: 'Literal UIDs'}).filter({hasText: word});
  await expect(form).toHaveCount(1);
  await expect(form.locator('pre')).toBeVisible();
  await expect(form).not.toHaveAttribute('hidden');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a tap leads to a heading without a ring, and marks are in the text alone', async ({
    page,
  }) => {
    await openResults(page);
    const route = await routeOfResult(resultsOf(page).first());
    await resultsOf(page).first().tap();
    await expect(page).toHaveURL(route);
    await expect.poll(async () => (await readHighlights(page)).count).toBeGreaterThan(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect.poll(() => outlineOfFocus(page)).toBe('none');
    const inFrame = await page.evaluate(() =>
      ([...CSS.highlights.get('search-terms')!] as Range[]).filter(({startContainer}) =>
        startContainer.parentElement!.closest('.section-bar'),
      ),
    );
    expect(inFrame).toEqual([]);

    // At its end the page goes on below the control.
    const control = page.getByRole('complementary', {name: 'Searched words'});
    await expect(control).toBeInViewport({ratio: 1});
    await page.evaluate(() =>
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
    );
    const endOf = async () => {
      const copyright = (await page.locator('.footer__copyright').boundingBox())!;
      return copyright.y + copyright.height;
    };
    await expect
      .poll(async () => (await control.boundingBox())!.y - (await endOf()))
      .toBeGreaterThanOrEqual(0);
  });
});
