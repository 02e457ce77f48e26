import {expect, openPage, test} from '../support/test';

const storedTheme = () => localStorage.getItem('theme');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a system set to ${colorScheme}`, () => {
    test.use({colorScheme});

    test('the system decides while nothing is stored', async ({page}) => {
      await openPage(page, '/docs/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await page.evaluate(storedTheme)).toBeNull();
    });
  });
}

test('a stored value wins over the system, before the page is painted', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/intro', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 17, 32)');
});

test('the switch goes system, light, dark and stores the choice under "theme"', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/');
  const html = page.locator('html');
  const toggle = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /Switch between dark and light mode/});

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(storedTheme)).toBe('light');

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(storedTheme)).toBe('dark');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  expect(await page.evaluate(storedTheme)).toBeNull();
});

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs/intro');
  const moving = await page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return [transitionDuration, animationDuration].some(
          (duration) => Number.parseFloat(duration) > 0,
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});
