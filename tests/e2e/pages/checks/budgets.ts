import {expect, type Page, type Request} from '@playwright/test';
import {checkCosts, formatFinding} from '../../../../tools/budgets/check';
import {type Costs, openBuild} from '../../../../tools/budgets/read';
import {buildDir} from '../../../paths';
import {readLayoutShift} from '../../support/layout-shift';

function expectWithinBudgets(route: string, costs: Costs): void {
  expect(checkCosts(route, costs).map(formatFinding), JSON.stringify(costs)).toEqual([]);
}

/** Checks that nothing on the open page has moved without an action of the reader. */
export async function checkLayoutShift(page: Page, route: string): Promise<void> {
  expectWithinBudgets(route, {layoutShift: await readLayoutShift(page)});
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
