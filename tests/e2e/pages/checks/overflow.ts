import {expect, type Page} from '@playwright/test';
import {readExcess} from '../../support/frame';

/** The window of a desktop, with which a page is opened, and the narrowest of each layout (its breakpoints are 576 and 996 px). */
export const DESKTOP = 1280;
const widths = [DESKTOP, 997, 577, 320];

/** Checks that the open page never scrolls sideways. Leaves the viewport at the last width. */
export async function checkOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    if (page.viewportSize()!.width !== width) {
      await page.setViewportSize({width, height: 800});
    }
    await expect.poll(() => readExcess(page), {message: `excess at ${width} px`}).toBe(0);
  }
}
