import type {Page} from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up the layout shifts of every document that the page opens. Call it before the first. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        window.layoutShift += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the sum of the layout shifts of the open document that no action of the reader caused, see https://web.dev/articles/cls. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}
