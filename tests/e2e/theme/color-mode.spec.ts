import {proves} from '../../spec/statements';
import {readSiteContext} from '../site/context';
import {expect, openPage, test} from '../support/test';

/** Grounds of the page in the two modes. */
const LIGHT = 'rgb(251, 250, 245)';
const DARK = 'rgb(13, 17, 32)';

const storedTheme = () => localStorage.getItem('theme');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a system set to ${colorScheme}`, () => {
    test.use({colorScheme});

    const details = proves('4.color-mode.system');
    test('the system decides while nothing is stored', details, async ({page}) => {
      await openPage(page, '/rfcs/example');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', colorScheme);
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({colorScheme: other});
      await expect(html).toHaveAttribute('data-theme', other);
      expect(await page.evaluate(storedTheme)).toBeNull();
    });
  });
}

test(
  'light is the mode of a reader whose system prefers none',
  proves('1.color-mode.default'),
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await openPage(page, '/rfcs/example');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
    const {siteConfig} = await readSiteContext(page);
    expect(siteConfig.themeConfig.colorMode).toMatchObject({defaultMode: 'light'});
  },
);

test.describe('without JavaScript, on a dark system', () => {
  test.use({colorScheme: 'dark', javaScriptEnabled: false});

  test('a page is light', proves('1.color-mode.default'), async ({page}) => {
    await page.goto('/rfcs/example');
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  });
});

const storedDetails = proves('3.storage.theme');
test(
  'a stored value wins over the system, before the page is painted',
  storedDetails,
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  },
);

const switchDetails = proves('1.color-mode.switch', '3.storage.theme', '4.color-mode');
const switchTitle = 'the switch goes system, light, dark and stores the choice under "theme"';
test(switchTitle, switchDetails, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/');
  const html = page.locator('html');
  const toggle = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /Switch between dark and light mode/});

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveCSS('background-color', LIGHT);
  expect(await page.evaluate(storedTheme)).toBe('light');

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('background-color', DARK);
  expect(await page.evaluate(storedTheme)).toBe('dark');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(storedTheme)).toBeNull();
});

for (const {where, address, stored, expected} of [
  {
    where: 'in the address',
    address: '?docusaurus-theme=nonsense',
    stored: null,
    expected: 'system',
  },
  {where: 'in the storage', address: '', stored: 'nonsense', expected: 'system'},
  {where: 'in the storage', address: '', stored: 'system', expected: 'system'},
  {
    where: 'in the address',
    address: '?docusaurus-theme=nonsense',
    stored: 'light',
    expected: 'light',
  },
  {
    where: 'in an attribute',
    address: '?docusaurus-data-theme-choice=x',
    stored: null,
    expected: 'system',
  },
]) {
  test(
    `a mode that there is not ${where} is no choice (${stored} is stored)`,
    proves('3.storage.theme', '4.color-mode'),
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.addInitScript((value) => {
        if (value !== null && sessionStorage.getItem('visited') === null) {
          sessionStorage.setItem('visited', 'true');
          localStorage.setItem('theme', value);
        }
      }, stored);
      const html = page.locator('html');
      const mode = expected === 'system' ? 'dark' : expected;
      // Before the framework starts, and after.
      await page.goto(`/rfcs/example${address}`, {waitUntil: 'commit'});
      await expect(html).toHaveAttribute('data-theme', mode);
      await expect(html).toHaveAttribute('data-theme-choice', expected);
      await expect(html).toHaveAttribute('data-has-hydrated', 'true');
      await expect(html).toHaveAttribute('data-theme', mode);
      await expect(html).toHaveAttribute('data-theme-choice', expected);

      const navbar = page.getByRole('navigation', {name: 'Main'});
      const toggle = navbar.getByRole('button', {name: /Switch between dark and light mode/});
      await expect(toggle.locator('svg:visible')).toHaveCount(1);
      await expect(navbar.locator('img:visible')).toHaveCount(1);

      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', expected === 'system' ? 'light' : 'dark');
      await page.goto('/rfcs/example');
      await expect(html).toHaveAttribute('data-theme', expected === 'system' ? 'light' : 'dark');
    },
  );
}

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs/intro');
  const moving = await page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return [transitionDuration, animationDuration].some(
          // In seconds. The framework waits for the end of a transition of menus, which has to be one: it takes 0.01 ms.
          (duration) => Number.parseFloat(duration) > 0.001,
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});
