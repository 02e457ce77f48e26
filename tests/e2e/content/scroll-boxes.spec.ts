import {expect, openPage, test} from '../support/test';

for (const {label, route} of [
  {label: 'Diagram', route: '/database'},
  {label: 'Table', route: '/docs/core/content-releases/backend-reference'},
]) {
  test(`a wide ${label.toLowerCase()} scrolls in its own box, by keyboard too`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openPage(page, route);
    const box = page.getByRole('region', {name: label}).first();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}
