import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';

const widths = [320, 360, 576, 577, 768, 996, 997, 1280, 1440];

for (const route of readRoutes()) {
  test(`${route} never scrolls sideways`, async ({page}) => {
    await openPage(page, route);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} px`).toBe(0);
    }
  });
}

test('a wide table scrolls in its own box', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, '/api/Strapi');
  const box = page.getByRole('region', {name: 'Table'}).first();
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test('focus is visible on everything that Tab reaches first', async ({page}) => {
  await openPage(page, '/docs/intro');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const {outline, html} = await focused.evaluate((element) => ({
      outline: getComputedStyle(element).outlineStyle,
      html: element.outerHTML.slice(0, 100),
    }));
    expect(outline, html).not.toBe('none');
  }
});
