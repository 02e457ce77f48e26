import type {Page} from '@playwright/test';
import {watchLayoutShift} from './layout-shift';
import {preventPrefetch} from './network';
import {siteUrl} from './site';
import {test as base} from './test';

/**
 * The test function for tests that only read, of which there are many: they share a page for each worker, whose process and
 * cache have the scripts of the pages before. 22 tests of the search took 41 s of the processor that way, and 55 s without. Pages that are not followed by a
 * click are not prefetched.
 */
export const test = base.extend<object, {readingPage: Page}>({
  readingPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: siteUrl.href});
      const page = await context.newPage();
      await preventPrefetch(page);
      await watchLayoutShift(page);
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({readingPage}, use) => {
    // As a new page has it, whatever the test before has left.
    await readingPage.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
    await use(readingPage);
  },
});
