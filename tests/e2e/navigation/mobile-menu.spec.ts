import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
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
