import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

const keys = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

const dismissal = proves(
  '2.announcement.close',
  '3.storage.announcement',
  '4.announcement.dismiss',
);
test('a dismissed announcement stays away after a reload', dismissal, async ({page}) => {
  await openPage(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  const stored = await page.evaluate(
    ({dismissed, id}) => [localStorage.getItem(dismissed), localStorage.getItem(id)],
    keys,
  );
  expect(stored).toEqual(['true', expect.stringMatching(/^pinned-\d/)]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar).toBeHidden();
  await openPage(page, '/api/Strapi');
  await expect(bar).toBeHidden();
});

const renewal = proves('3.storage.announcement', '4.announcement.new-id');
const renewalTitle =
  'an announcement with a new id comes back to a reader who dismissed the old one';
test(renewalTitle, renewal, async ({page}) => {
  await openPage(page, '/');
  const currentId = await page.evaluate(({id}) => localStorage.getItem(id), keys);
  expect(currentId).toMatch(/^pinned-\d/);

  // The reader dismissed an earlier announcement, which had another id.
  await page.evaluate(({dismissed, id}) => {
    localStorage.setItem(dismissed, 'true');
    localStorage.setItem(id, 'an-earlier-announcement');
  }, keys);
  await page.reload();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await page.evaluate(({id}) => localStorage.getItem(id), keys)).toBe(currentId);
  expect(await page.evaluate(({dismissed}) => localStorage.getItem(dismissed), keys)).toBe('false');
});

for (const width of [280, 320, 360, 390, 768, 997, 1050, 1100, 1200, 1920]) {
  test(`at ${width} px the announcement and the name of the site are not cut`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/intro');
    const cut = await page
      .locator('.theme-announcement-bar, .theme-announcement-bar > div, .navbar .navbar__title')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getClientRects().length > 0)
          .filter(
            ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({className}) => className),
      );
    expect(cut).toEqual([]);
    const name = page.locator('.navbar__title').first();
    await expect(name).toBeInViewport({ratio: 1});
    // Two lines at most.
    expect((await name.boundingBox())!.height).toBeLessThan(45);
    // Nothing lies over its neighbour.
    const overlaps = await page.locator('.navbar__inner').evaluate((navbar) => {
      const boxes = [...navbar.querySelectorAll('.navbar__items > *')]
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .toSorted((one, other) => one.left - other.left);
      return boxes.slice(1).filter((box, index) => box.left < boxes[index]!.right - 1).length;
    });
    expect(overlaps).toBe(0);
  });
}
