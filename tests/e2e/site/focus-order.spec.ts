import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

/** Parts of a page in the order of the focus, each with the selector of what it holds. */
const parts = {
  'skip link': '[aria-label="Skip to main content"]',
  announcement: '.theme-announcement-bar',
  navbar: 'nav.navbar',
  sidebar: '.theme-doc-sidebar-container',
  contents: '.table-of-contents',
  text: 'main',
  footer: 'footer.footer',
};

test(
  'Tab goes through a page from its beginning to its end, and shows where it is',
  proves('2.skip-link'),
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await openPage(page, '/rfcs/example');
    const stops: {part: string; name: string; isShown: boolean; isMarked: boolean}[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate((selectors) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) {
          return undefined;
        }
        const part = Object.entries(selectors).find(([, selector]) => focused.closest(selector));
        const {top, bottom, left, right} = focused.getBoundingClientRect();
        // The field of the search is marked by the frame around it.
        const marked = focused.closest('.aa-Form') ?? focused;
        const {outlineStyle, boxShadow} = getComputedStyle(marked);
        return {
          part: part?.[0] ?? 'nowhere',
          name: focused.getAttribute('aria-label') ?? focused.textContent!.slice(0, 40),
          isShown:
            focused.checkVisibility({visibilityProperty: true}) &&
            bottom > 0 &&
            top < innerHeight &&
            right > 0 &&
            left < innerWidth,
          isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
        };
      }, parts);
      if (!stop) {
        break;
      }
      stops.push(stop);
      // A page that never lets go would be a trap.
      expect(stops.length).toBeLessThan(300);
    }
    const order = stops.map(({part}) => part).filter((part, index, all) => part !== all[index - 1]);
    expect(order).toEqual([
      'skip link',
      'announcement',
      'navbar',
      'sidebar',
      'text',
      'contents',
      'footer',
    ]);
    expect(stops.filter(({isShown, isMarked}) => !isShown || !isMarked)).toEqual([]);
    // Backwards it is the same way.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeFocused();
  },
);

test('the skip link leads past what every page has', proves('2.skip-link'), async ({page}) => {
  await openPage(page, '/rfcs/example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () =>
      document.activeElement!.closest('nav.navbar, .theme-announcement-bar') === null &&
      document.activeElement !== document.body,
  );
  expect(isInMain).toBe(true);
});
