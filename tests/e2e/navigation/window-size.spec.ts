import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

const route = '/api/EventHub';

test.describe('at the breakpoint', () => {
  test.use({viewport: {width: 996, height: 800}});

  test(
    'the layout is mobile up to 996 px and desktop above',
    proves('4.window.breakpoint', '9.window.breakpoint'),
    async ({page}) => {
      await openPage(page, route);
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      // The menu exists where the script takes the window for a mobile one; the rest is up to the style sheet.
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeAttached();
      await expect(toggle).toBeVisible();
      await expect(sidebar).toBeHidden();

      await page.setViewportSize({width: 997, height: 800});
      await expect(menu).not.toBeAttached();
      await expect(toggle).toBeHidden();
      await expect(sidebar).toBeVisible();

      await page.setViewportSize({width: 996, height: 800});
      await expect(menu).toBeAttached();
      await expect(toggle).toBeVisible();
      await expect(sidebar).toBeHidden();
    },
  );
});

test(
  'of many changes of the size one is handled in 20 ms',
  proves('4.window.throttle', '9.window.throttle'),
  async ({page}) => {
    await page.addInitScript(() => {
      // Before the site's own: hears of every change.
      addEventListener(
        'resize',
        () => {
          document.documentElement.dataset.resizes = `${innerWidth}`;
        },
        {capture: true},
      );
    });
    await page.clock.install({time: 0});
    await openPage(page, route);
    await page.clock.pauseAt(100_000);
    const menu = page.locator('.navbar-sidebar');
    const resizeTo = async (width: number) => {
      await page.setViewportSize({width, height: 800});
      await expect(page.locator('html')).toHaveAttribute('data-resizes', `${width}`);
    };

    // The first is handled at once, and the next is held.
    await resizeTo(900);
    await expect(menu).toBeAttached();
    await resizeTo(1200);
    await page.clock.runFor(19);
    await expect(menu).toBeAttached();
    await page.clock.runFor(1);
    await expect(menu).not.toBeAttached();

    // What comes later is handled at once again, and of what comes together the first and the last.
    await page.clock.runFor(20);
    const handled = await page.evaluateHandle(() => {
      const seen = {count: 0};
      addEventListener('resize', () => (seen.count += 1));
      for (let index = 0; index < 10; index += 1) {
        dispatchEvent(new Event('resize'));
      }
      return seen;
    });
    expect(await handled.evaluate(({count}) => count)).toBe(1);
    await page.clock.runFor(1000);
    expect(await handled.evaluate(({count}) => count)).toBe(2);
  },
);
