import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

const route = '/database';

const dialogOf = (page: Page) => page.getByRole('dialog');
const viewOf = (page: Page) => dialogOf(page).getByRole('region');
const openButtonOf = (page: Page) => page.getByRole('button', {name: 'Open large'}).first();

const widthOf = (page: Page) =>
  viewOf(page)
    .locator('svg')
    .evaluate((picture) => picture.getBoundingClientRect().width);

const scrollOf = (page: Page) =>
  viewOf(page).evaluate(({scrollLeft, scrollTop}) => ({left: scrollLeft, top: scrollTop}));

/** Makes the open diagram so large that it can be moved. */
async function zoomIn(page: Page): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('+');
  }
}

test('opens in a dialog that fits the window, and closes', async ({page}) => {
  await openPage(page, route);
  const name = await page.locator('.diagram-picture').first().getAttribute('aria-label');
  await openButtonOf(page).click();
  await expect(dialogOf(page)).toHaveAccessibleName(name!);
  const fits = await viewOf(page).evaluate(
    (view) => view.scrollWidth <= view.clientWidth && view.scrollHeight <= view.clientHeight,
  );
  expect(fits).toBe(true);
  await dialogOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(openButtonOf(page)).toBeFocused();
});

test('buttons zoom and fit', async ({page}) => {
  await openPage(page, route);
  await openButtonOf(page).click();
  const fitting = await widthOf(page);
  await dialogOf(page).getByRole('button', {name: 'Zoom in'}).click();
  expect(await widthOf(page)).toBeCloseTo(fitting * 1.25, 0);
  await dialogOf(page).getByRole('button', {name: 'Zoom out'}).click();
  await dialogOf(page).getByRole('button', {name: 'Zoom out'}).click();
  expect(await widthOf(page)).toBeCloseTo(fitting / 1.25, 0);
  await dialogOf(page).getByRole('button', {name: 'Fit'}).click();
  expect(await widthOf(page)).toBeCloseTo(fitting, 0);
});

test('by keyboard: opens, zooms, moves, fits, closes', async ({page}) => {
  await openPage(page, route);
  await openButtonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(viewOf(page)).toBeFocused();
  const fitting = await widthOf(page);
  await zoomIn(page);
  expect(await widthOf(page)).toBeGreaterThan(fitting * 2);
  const before = await scrollOf(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const after = await scrollOf(page);
  expect(after.left).toBeGreaterThan(before.left);
  expect(after.top).toBeGreaterThan(before.top);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  expect(await widthOf(page)).toBeCloseTo(fitting, 0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(openButtonOf(page)).toBeFocused();
});

test('by mouse: dragging moves it, the wheel with Ctrl zooms, a click beside it closes', async ({
  page,
}) => {
  await openPage(page, route);
  await openButtonOf(page).click();
  await expect(viewOf(page)).toBeFocused();
  await zoomIn(page);
  const before = await scrollOf(page);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(560, 350, {steps: 4});
  await page.mouse.up();
  const after = await scrollOf(page);
  expect(after.left - before.left).toBeCloseTo(80, -1);
  expect(after.top - before.top).toBeCloseTo(50, -1);

  const width = await widthOf(page);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(page)).toBeLessThan(width);

  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
});

test('leaving the page closes it', async ({page}) => {
  await openPage(page, '/rfcs/intro');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(openButtonOf(page)).toBeVisible();
  await openButtonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}});

  test('a tap opens it over the whole screen, and a finger moves it', async ({page}) => {
    await openPage(page, route);
    await openButtonOf(page).tap();
    // The browser makes a click of a tap when it has seen that it is one.
    await expect(dialogOf(page)).toBeVisible();
    const {width, height} = (await dialogOf(page).boundingBox())!;
    expect([width, height]).toEqual([360, 740]);
    for (let step = 0; step < 6; step += 1) {
      const zoom = (await dialogOf(page).getByRole('status').textContent())!;
      await dialogOf(page).getByRole('button', {name: 'Zoom in'}).tap();
      await expect(dialogOf(page).getByRole('status')).not.toHaveText(zoom);
    }
    const before = await scrollOf(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{x, y: 450}],
      });
    await touch('touchStart', 260);
    for (const x of [240, 210, 180, 150, 120]) {
      await touch('touchMove', x);
    }
    await touch('touchEnd');
    await expect.poll(async () => (await scrollOf(page)).left).toBeGreaterThan(before.left + 50);
    // The first tap while the diagram glides on only stops it.
    await expect(async () => {
      await dialogOf(page).getByRole('button', {name: 'Close'}).tap();
      await expect(dialogOf(page)).toBeHidden({timeout: 500});
    }).toPass();
  });
});
