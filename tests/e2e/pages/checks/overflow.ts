import {expect, type Page} from '@playwright/test';

/** A wide window, and the narrowest of each layout (its breakpoints are 576 and 996 px). */
const widths = [1440, 997, 577, 320];

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
