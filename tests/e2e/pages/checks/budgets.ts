import {expect, type Page, type Request} from '@playwright/test';
import {checkCosts, formatFinding} from '../../../../tools/budgets/check';
import {type Costs, openBuild} from '../../../../tools/budgets/read';
import {buildDir} from '../../../paths';

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

function expectWithinBudgets(route: string, costs: Costs): void {
  expect(checkCosts(route, costs).map(formatFinding), JSON.stringify(costs)).toEqual([]);
}

/** Checks that nothing on the open page has moved without an action of the reader. */
export async function checkLayoutShift(page: Page, route: string): Promise<void> {
  expectWithinBudgets(route, {layoutShift: await page.evaluate(() => window.layoutShift)});
}

/** Collects what a page prefetches. Call it before the page is opened; what it returns checks the page that is open then. */
export function watchPrefetch(page: Page): (route: string) => Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async (route) => {
    const urls = new Set<string>();
    for (const request of requests) {
      const {'sec-purpose': purpose} = await request.allHeaders();
      if (purpose?.includes('prefetch')) {
        urls.add(request.url());
      }
    }
    const {weigh} = openBuild(buildDir);
    const prefetched = [...urls].reduce((total, url) => total + weigh(url), 0);
    expectWithinBudgets(route, {prefetched});
  };
}
