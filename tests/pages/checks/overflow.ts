import {expect, type Page} from '@playwright/test';

/** Phones, both sides of the framework's breakpoints at 576 and 996 px, and desktops. */
const widths = [320, 360, 576, 577, 768, 996, 997, 1280, 1440];

/** Checks that the open page never scrolls sideways. Leaves the viewport at the last width. */
export async function checkOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `excess at ${width} px`).toBe(0);
  }
}
