import type {Page} from '@playwright/test';

/** Returns what is wrong in the navbar of the open page: items that lie over each other, or leave the bar. */
export function findFrameFaults(page: Page): Promise<string[]> {
  return page.locator('.navbar').evaluate((navbar) => {
    const bar = navbar.getBoundingClientRect();
    const items = [
      ...navbar.querySelectorAll(
        '.navbar__toggle, .navbar__logo, .navbar__title, .navbar__item, .navbar__items--right > *',
      ),
    ]
      .filter((item) => !item.closest('.navbar-sidebar'))
      .map((item) => ({
        name: item.textContent || item.className,
        box: item.getBoundingClientRect(),
      }))
      .filter(({box}) => box.width > 0);
    const outside = items
      .filter(
        ({box}) =>
          box.left < bar.left ||
          box.right > bar.right ||
          box.top < bar.top - 1 ||
          box.bottom > bar.bottom + 1,
      )
      .map(({name}) => `"${name}" leaves the bar`);
    const overlapping = items.flatMap((one, index) =>
      items
        .slice(index + 1)
        .filter(
          ({box}) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map(({name}) => `"${one.name}" and "${name}" overlap`),
    );
    // Links in one line each.
    const wrapped = [...navbar.querySelectorAll('.navbar__items .navbar__link')]
      .filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
      })
      .map(({textContent}) => `"${textContent}" is wrapped`);
    return [...outside, ...overlapping, ...wrapped];
  });
}

/** Returns by how many pixels the open page is wider than the window. */
export function readExcess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Waits until the page has been laid out and its observers have run, as after a change of the window: an observer reports in
 * the frame in which the new layout is painted.
 */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
