import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator} from '@playwright/test';
import type {CoverageRecord} from '../../../src/plugins/source-map/coverage';
import type {CodeIndex} from '../../../src/search/shared/code/types';
import {strapiPackages} from '../../../src/strapi/packages';
import {sections} from '../../../src/sections';
import {STRAPI_VERSION} from '../../../src/strapi';
import {
  attributeOf,
  checkedOf,
  readSource,
  referencesOf,
  routesWithReferences,
} from '../code-references/support';
import {projectDir} from '../../paths';
import {readHtml, readRoutes, sectionOfRoute} from '../support/site';
import {expect, openPage, test} from '../support/test';

/** Pages of the five sections: those with a Markdown file. */
const routes = readRoutes().filter((route) => readHtml(route).includes('theme-edit-this-page'));

/** Routes of other pages that the text of a page links to, as it was built. */
function linksOf(route: string): Set<string> {
  const [, text] = /theme-doc-markdown(.*?)<(?:footer|\/article)/s.exec(readHtml(route))!;
  const hrefs = [...text!.matchAll(/<a [^>]*>/g)]
    .filter(([tag]) => attributeOf(tag, 'class') !== 'hash-link')
    // The line below the title says on every page what its version means.
    .filter(([tag]) => attributeOf(tag, 'rel') !== 'help')
    .map(([tag]) => attributeOf(tag, 'href')!.split('#')[0]!);
  return new Set(hrefs.filter((href) => routes.includes(href) && href !== route));
}

const links = new Map(routes.map((route) => [route, linksOf(route)]));
const linksIn = (route: string) => [...links.values()].filter((each) => each.has(route)).length;
const references = new Map(
  routes.map((route) => [
    route,
    new Set([...referencesOf(readSource(route)), ...checkedOf(readSource(route))]),
  ]),
);
const needsReview = (route: string) => /^---\n.*?^status:.*?^---$/ms.test(readSource(route));

const readJson = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(projectDir, 'data', name), 'utf8')) as T;

/** Rows of a table as texts, each cell one. */
function readTable(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
}

// What this page has to say is there without scripts.
test.use({javaScriptEnabled: false});

test.beforeEach(async ({page}) => {
  await page.goto('/health');
});

test('the summary counts what the content holds', async ({page}) => {
  const total = (name: string | RegExp) =>
    page.getByRole('main').locator('dl > div', {hasText: name}).locator('dd');
  await expect(total('Strapi')).toHaveText(STRAPI_VERSION);
  await expect(total(/^Pages\d+$/)).toHaveText(String(routes.length));
  const sum = [...references.values()].reduce((count, each) => count + each.size, 0);
  await expect(total('Code references')).toHaveText(String(sum));
  await expect(total('Pages to review')).toHaveText(String(routes.filter(needsReview).length));
  await expect(total('Orphans')).toHaveText(
    String(routes.filter((route) => linksIn(route) === 0).length),
  );
  await expect(total('Dead ends')).toHaveText(
    String(routes.filter((route) => links.get(route)!.size === 0).length),
  );
});

test('every page stands in the table of its section with its numbers', async ({page}) => {
  let listed = 0;
  for (const {id, label} of sections) {
    const table = page.getByRole('table', {name: `Pages of ${label}`, exact: true});
    const rows = await readTable(table);
    const hrefs = await table
      .locator('tbody th a')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')!));
    expect(hrefs.toSorted()).toEqual(routes.filter((route) => sectionOfRoute(route)?.id === id));
    for (const [index, route] of hrefs.entries()) {
      const [, , state, lastChange, ...numbers] = rows[index]!;
      expect(numbers, route).toEqual(
        [references.get(route)!.size, linksIn(route), links.get(route)!.size].map(String),
      );
      const proved = routesWithReferences.includes(route) ? 'Checked' : 'No references';
      expect(state, route).toBe(needsReview(route) ? 'Needs review' : proved);
      expect(lastChange, route).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/);
      listed += 1;
    }
  }
  expect(listed).toBe(routes.length);
});

test('the sums of the sections are those of the pages', async ({page}) => {
  const rows = await readTable(page.getByRole('table', {name: 'Pages by section and state'}));
  const numbers = rows.map(([, ...cells]) => cells.map(Number));
  const all = numbers.at(-1)!;
  expect(rows.map(([label]) => label)).toEqual([...sections.map(({label}) => label), 'All']);
  expect(all[0]).toBe(routes.length);
  for (const [column, sum] of all.entries()) {
    expect(numbers.slice(0, -1).reduce((each, row) => each + row[column]!, 0)).toBe(sum);
  }
});

test('every package is listed with the number of pages that cite it', async ({page}) => {
  const rows = await readTable(page.getByRole('table', {name: 'Packages of Strapi'}));
  const expected = strapiPackages.map(({name, directory}) => {
    const citing = [...references.values()].filter((each) =>
      [...each].some((reference) => reference.startsWith(`${directory}/`)),
    );
    return [name, String(citing.length), directory];
  });
  expect(rows.toSorted()).toEqual(expected.toSorted());
  const without = expected.filter(([, pages]) => pages === '0').length;
  await expect(
    page.getByRole('main').locator('dl > div', {hasText: 'Packages without'}).locator('dd'),
  ).toHaveText(String(without));
});

test('every package has its coverage, today and on the days that were measured', async ({page}) => {
  const {files} = readJson<CodeIndex>('code-index.json');
  const history = readJson<CoverageRecord[]>('coverage.json').slice(-5);
  const cited = new Set(
    [...references.values()].flatMap((each) =>
      [...each].map((reference) => reference.split('#')[0]!),
    ),
  );
  const table = page.getByRole('table', {name: 'Coverage by package'});
  const head = await table.locator('thead th').allTextContents();
  expect(head.slice(3)).toEqual([...history.map(({date}) => date), 'Now']);
  const rows = await readTable(table);
  const expected = strapiPackages.map(({name, directory}) => {
    const own = Object.keys(files).filter((file) => file.startsWith(`${directory}/`));
    return [name, own.length, own.filter((file) => cited.has(file)).length] as const;
  });
  expect(
    rows.slice(1).map(([name, all, described]) => [name, Number(all), Number(described)]),
  ).toEqual(expected);
  for (const [place, {directory}] of strapiPackages.entries()) {
    const shares = history.map(({packages}) => {
      const counts = packages[directory];
      return counts ? `${Math.round((100 * counts[1]) / counts[0])}\u00A0%` : '–';
    });
    expect(rows[place + 1]!.slice(3, -1)).toEqual(shares);
  }
  const all = expected.reduce((sum, [, count]) => sum + count, 0);
  expect(rows[0]!.slice(0, 2)).toEqual(['All', String(all)]);
  const largest = page.locator('#largest + ul > li');
  await expect(largest).toHaveCount(10);
  for (const file of await largest.getByRole('link').allTextContents()) {
    expect([file, file in files, cited.has(file)]).toEqual([file, true, false]);
  }
});

test.describe('with JavaScript', () => {
  test.use({javaScriptEnabled: true});

  test('the footer of every page leads here', async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Docs health'}).click();
    await expect(page).toHaveURL('/health');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Docs health');
  });
});
