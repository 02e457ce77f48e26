import type {Page} from '@playwright/test';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {findViolationsOfStructure} from '../support/axe';
import {holdBack} from '../support/network';
import {expect, openPage, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

test(
  'the menu opens, locks the page, leads to every section and closes',
  proves('2.mobile-sidebar.back', '4.mobile-sidebar.states'),
  async ({page}) => {
    await openPage(page, '/docs/intro');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).not.toBeInViewport();

    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu).toBeInViewport();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    // The secondary menu, which is the section's sidebar, stands where the main menu is otherwise.
    const introduction = menu.getByRole('link', {name: 'Introduction', exact: true});
    await expect(introduction).toHaveAttribute('aria-current', 'page');
    await expect(introduction).toBeInViewport();
    await expect(menu.locator('a[href="/api/Strapi"]')).not.toBeInViewport();

    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.locator('.menu a[href="/docs/intro"]').last()).not.toBeInViewport();
    for (const {label} of sections) {
      await expect(menu.getByRole('link', {name: label})).toBeInViewport();
    }
    await menu.getByRole('link', {name: 'API Reference'}).click();
    await expect(page).toHaveURL('/api/Strapi');
    await expect(menu).not.toBeInViewport();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  },
);

test('the menu slides in from the left', proves('2.mobile-sidebar.slides-in'), async ({page}) => {
  await openPage(page, '/api/EventHub');
  const menu = page.locator('.navbar-sidebar');
  const slide = await menu.evaluateHandle((element: HTMLElement) => ({
    from: element.getBoundingClientRect().right,
    run: new Promise<string>((resolve) => {
      element.addEventListener('transitionend', ({propertyName, target}) => {
        if (target === element && propertyName === 'transform') {
          resolve(propertyName);
        }
      });
    }),
  }));
  expect(await slide.evaluate(({from}) => from)).toBeLessThanOrEqual(0);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  expect(await slide.evaluate(({run}) => run)).toBe('transform');
  expect((await menu.boundingBox())!.x).toBe(0);
});

test(
  'while the menu is shown, the page does not scroll',
  proves('2.mobile-sidebar.scroll-lock'),
  async ({page}) => {
    await openPage(page, '/api/EventHub');
    const menu = page.locator('.navbar-sidebar');
    const wheels = await page.evaluateHandle(() => {
      const seen = {count: 0};
      addEventListener('wheel', () => (seen.count += 1), {passive: true});
      return seen;
    });
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu).toBeInViewport();
    // Beside the menu, which may scroll itself.
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => wheels.evaluate(({count}) => count)).toBe(1);
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).not.toBeInViewport();
    // Once it is closed, the wheel scrolls: by this alone.
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  },
);

test(
  'going back closes the menu and stays on the page',
  proves('4.mobile-sidebar.back'),
  async ({page}) => {
    await openPage(page, '/api/EventHub');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.locator('.navbar-sidebar');
    const title = page.getByRole('heading', {level: 1});
    await toggle.click();
    await menu.getByRole('link', {name: 'StrapiFS'}).click();
    await expect(title).toHaveText('StrapiFS');
    await expect(menu).not.toBeInViewport();

    await toggle.click();
    await expect(menu).toBeInViewport();
    await page.evaluate(() => history.back());
    await expect(menu).not.toBeInViewport();
    await expect(page).toHaveURL('/api/StrapiFS');
    await expect(title).toHaveText('StrapiFS');

    await page.evaluate(() => history.back());
    await expect(title).toHaveText('EventHub');
    await expect(page).toHaveURL('/api/EventHub');
  },
);

test('the close button closes the menu', async ({page}) => {
  await openPage(page, '/');
  const menu = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu).toBeInViewport();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).not.toBeInViewport();
});

test(
  'the menu is forced closed on a desktop-sized screen',
  proves('4.mobile-sidebar.desktop'),
  async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 844});
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  },
);

const menuOf = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const toggleOf = (page: Page) => page.locator('.navbar__toggle');

/** Opens the menu by keyboard, on a tablet. */
async function openByKeyboard(page: Page) {
  await page.setViewportSize({width: 768, height: 1024});
  await openPage(page, '/docs/intro');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeInViewport();
  await expect(menuOf(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  return menuOf(page);
}

/** Presses a key, and tells where the focus is then. */
async function focusAfter(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const {activeElement} = document;
    return activeElement?.closest('.navbar-sidebar')
      ? activeElement.className
      : `outside: ${activeElement?.outerHTML.slice(0, 100)}`;
  });
}

test('the menu is a modal dialog: it has the focus, and the page behind it none', async ({
  page,
}) => {
  const menu = await openByKeyboard(page);
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  // A long page becomes inert part by part.
  const free = page.locator(
    ':is(a[href], button, input):not(.navbar-sidebar *, [inert], [inert] *)',
  );
  await expect(free).toHaveCount(0);
  expect(await findViolationsOfStructure(page, 'html')).toEqual([]);

  // Before its first control comes its last one, and the other way round.
  expect(await focusAfter(page, 'Shift+Tab')).not.toContain('outside');
  expect(await focusAfter(page, 'Shift+Tab')).toContain('navbar__brand');
  expect(await focusAfter(page, 'Shift+Tab')).toContain('menu__');
  expect(await focusAfter(page, 'Tab')).toContain('navbar__brand');

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]:not(.menu)')).toHaveCount(0);
});

test('the close button and a press beside the menu give the focus back', async ({page}) => {
  const menu = await openByKeyboard(page);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu).toBeInViewport();
  await page.mouse.click(750, 500);
  await expect(menu).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test('back in the main menu, the focus is on its first entry, and Escape closes', async ({
  page,
}) => {
  const menu = await openByKeyboard(page);
  await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await expect(menu.getByRole('link', {name: sections[0]!.label})).toBeFocused();
  // A press where nothing is takes the focus away from all controls.
  await menu.click({position: {x: 200, y: 900}});
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test('the list of keys opens above the menu, and Escape closes one after the other', async ({
  page,
}) => {
  const menu = await openByKeyboard(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', {name: 'Keys'});
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(menu).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

for (const [name, selector] of [
  ['opens the menu', '.navbar__toggle'],
  ['elsewhere after it leaves it closed', 'h1'],
] as const) {
  test(`before the scripts have come, a press on its button ${name}`, async ({page}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await toggleOf(page).click();
    await page.locator(selector).click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-menu-asked');
    await expect(menuOf(page)).toHaveCount(selector === 'h1' ? 0 : 1);
  });
}
