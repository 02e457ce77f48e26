import type {Page} from '@playwright/test';
import {exportRoutes} from '../pages/export-routes';
import {expect, openPage, test} from '../support/test';

/** Pages of single exports with their names. */
const pages = exportRoutes
  .filter((route) => route.split('/').length === 4)
  .map((route) => ({route, name: route.split('/').at(-1)!}));

/** What a reader may have typed or remember of a name: all words but the last, or a name that is not yet finished. */
function partOf(name: string): string {
  const words = name.split(/(?=[A-Z][a-z])/);
  return words.length > 2 ? words.slice(0, -1).join('') : name.slice(0, -2);
}

async function searchFor(page: Page, query: string): Promise<string[]> {
  const panel = page.locator('.aa-Panel');
  await page.getByRole('searchbox').fill(query);
  await panel.waitFor();
  const links = page.getByRole('option').locator('a');
  const results = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await page.getByRole('searchbox').fill('');
  await panel.waitFor({state: 'detached'});
  return results.map((result) => result.split('#')[0]!);
}

test('every generated page is found by its name and by a part of it', async ({page}) => {
  test.setTimeout(300_000);
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  const misses: string[] = [];
  for (const {route, name} of pages) {
    const first = (await searchFor(page, name)).slice(0, 3);
    if (!first.includes(route)) {
      misses.push(`"${name}" gives ${first.join(', ')} first`);
    }
    if (!(await searchFor(page, partOf(name))).includes(route)) {
      misses.push(`"${partOf(name)}" does not give ${route}`);
    }
  }
  expect(pages.length).toBeGreaterThan(60);
  expect(misses).toEqual([]);
});
