import {expect, type Page} from '@playwright/test';
import {readExcess} from '../../support/frame';

/** The narrowest window of each layout (its breakpoints are 576 and 996 px), and a wide one. */
const widths = [320, 577, 997, 1440];

/** Checks that the open page never scrolls sideways. Leaves the viewport at the last width. */
export async function checkOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect(await readExcess(page), `excess at ${width} px`).toBe(0);
  }
}
