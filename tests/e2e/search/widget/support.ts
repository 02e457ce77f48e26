import type {Locator, Page, Request} from '@playwright/test';
import {expect, openPage} from '../../support/test';

/** A word that stands in titles and texts of several sections. */
export const commonWord = 'transactions';

/** A word that no index knows, not even with typos forgiven. */
export const unknownWord = 'qqxxqqzzqqwwqq';

/** Where the browser keeps the searches after which a result was opened. */
export const recentKey = 'search-recent';

/** Requests for index files, whichever the base path. */
export const indexFiles = '**/search-index-*.json';

/** Requests for the index of the code. */
export const codeFile = '**/search-code.json';

/** Requests for the texts that excerpts are quoted from. */
export const textFiles = '**/search-texts/**/*.json';

/** The field that is open. */
export function fieldOf(page: Page): Locator {
  return page.locator('.aa-Form').getByRole('combobox');
}

/** The result panel; there is none in the page while it is closed. */
export function panelOf(page: Page): Locator {
  return page.locator('.aa-Panel');
}

/** The rows of the result panel that are results. */
export function resultsOf(page: Page): Locator {
  return panelOf(page)
    .locator('.search__result:not(.search__way, .search__code)')
    .and(page.getByRole('option'));
}

/** The rows of the result panel that are of the code of Strapi: places in it, and pages that explain their files. */
export function codeRowsOf(page: Page): Locator {
  return panelOf(page).locator('.search__code').and(page.getByRole('option'));
}

/** The rows that lead on where there are no results. */
export function waysOf(page: Page): Locator {
  return panelOf(page).locator('.search__way').and(page.getByRole('option'));
}

/** What the panel says in the place of results. */
export function messageOf(page: Page): Locator {
  return panelOf(page).locator('.aa-SourceNoResults');
}

/** What the widget of the navbar says to screen readers, in its overlay while that is open. */
export function statusOf(page: Page): Locator {
  return page.locator('.navbar .search__status, .aa-DetachedOverlay .search__status');
}

/** Opens a route and the search field of its navbar with the keyboard. */
export async function openSearch(page: Page, route = '/guides/code-of-conduct'): Promise<Locator> {
  await openPage(page, route);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

/** Waits for the results of all sections, in their final order. */
export async function waitForAllResults(page: Page): Promise<void> {
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.search__status', {hasText: 'so far'})).toHaveCount(0);
}

/** Opens a route and the panel with the results of a query. */
export async function openResults(page: Page, query = commonWord, route?: string) {
  const field = await openSearch(page, route);
  await field.fill(query);
  await waitForAllResults(page);
  return field;
}

/**
 * Returns the place to press for a button: its centre. `click` and `tap` would insist on the button itself, whose place the
 * field may take before the press.
 */
export async function placeOf(button: Locator): Promise<[x: number, y: number]> {
  const {x, y, width, height} = (await button.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Returns the address that a row of the panel leads to. */
export async function routeOfResult(result: Locator): Promise<string> {
  return (await result.getAttribute('href'))!;
}

/** Lists the index files that the page asks for with GET, by name, in the order of the requests. */
export function recordIndexRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request: Request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (request.method() === 'GET' && name.startsWith('search-index-')) {
      names.push(name);
    }
  });
  return names;
}

/** Returns a promise and the function that resolves it. */
export function createGate(): {opened: Promise<void>; open: () => void} {
  let resolveGate: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    resolveGate = resolve;
  });
  return {opened, open: () => resolveGate!()};
}

/** Holds all answers to requests for index files back until the function that it gives is called. */
export async function holdIndexes(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(indexFiles, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

/** Size and place of the highlighted terms: how many there are and which texts they cover, in lower case. */
export function readHighlights(page: Page): Promise<{count: number; texts: string[]}> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-terms') ?? [])] as Range[];
    return {
      count: ranges.length,
      texts: [...new Set(ranges.map((range) => range.toString().toLowerCase()))],
    };
  });
}
