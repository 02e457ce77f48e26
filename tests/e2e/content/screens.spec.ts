import {readExcess} from '../support/frame';
import {expect, openPage, test} from '../support/test';

const route = '/docs/core/content-manager/intro';

for (const mode of ['light', 'dark'] as const) {
  test(`a picture of the panel is that of the ${mode} mode, and the other one is not loaded`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({colorScheme: mode});
    await openPage(page, route);
    const figure = page.locator('.screen').first();
    await figure.scrollIntoViewIfNeeded();
    const picture = figure.getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', new RegExp(`-${mode}\\.webp$`, 'u'));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const other = mode === 'light' ? 'dark' : 'light';
    expect(asked.filter((url) => url.endsWith(`-${other}.webp`))).toEqual([]);
  });
}

test('each number of a picture is inside of it at 320 pixels, and is explained by a link to its component', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page, route);
  for (const figure of await page.locator('.screen').all()) {
    const numbers = figure.locator('.screen-marks g');
    const parts = figure.locator('ol > li');
    await expect(numbers).toHaveText((await parts.all()).map((_part, index) => String(index + 1)));
    for (const part of await parts.all()) {
      await expect(part.getByRole('link').first()).toHaveAttribute('href', /\/packages\//u);
    }
    const frame = (await figure.locator('.screen-picture').boundingBox())!;
    for (const number of await numbers.all()) {
      const box = (await number.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    }
  }
  expect(await readExcess(page)).toBe(0);
});
