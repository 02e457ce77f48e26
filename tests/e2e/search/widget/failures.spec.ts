import type {Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  fieldOf,
  indexFiles,
  messageOf,
  openResults,
  openSearch,
  panelOf,
  resultsOf,
  statusOf,
  textFiles,
} from './support';
import {buildDir} from '../../../paths';

const indexFile = readFileSync(
  path.join(buildDir, 'search-index-docs-default-current.json'),
  'utf8',
);

// The browser itself writes a line for these; the widget writes nothing.
test.use({expectedConsole: [/^console\.error: Failed to load resource: /]});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'an answer with status 404': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'an answer with status 500': (route) => route.fulfill({status: 500, body: indexFile}),
  'a network failure': (route) => route.abort('connectionfailed'),
  'HTML instead of JSON': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Doc</title>'}),
  'a truncated file': (route) =>
    route.fulfill({contentType: 'application/json', body: indexFile.slice(0, 5000)}),
  'an empty file': (route) => route.fulfill({contentType: 'application/json', body: ''}),
  'JSON that is no index': (route) => route.fulfill({json: {documents: []}}),
  'JSON null': (route) => route.fulfill({contentType: 'application/json', body: 'null'}),
};

for (const [name, answer] of Object.entries(failures)) {
  test(
    `${name} gives no results, silently, and the next opening tries again`,
    proves('7.index.failure', '8.search-index'),
    async ({page}) => {
      await page.route(indexFiles, answer);
      const field = await openSearch(page);
      await field.fill(commonWord);
      const words = 'No results found. The index of the search could not be loaded.';
      await expect(messageOf(page)).toHaveText(words);
      await expect(statusOf(page)).toHaveText(words);

      await field.press('Escape');
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await page.unroute(indexFiles);
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.fill(commonWord);
      await expect(resultsOf(page).first()).toBeVisible();
    },
  );
}

test('one index that fails does not keep the others from answering', async ({page}) => {
  await page.route('**/search-index-docs-guides-current.json', (route) => route.abort());
  await openResults(page, commonWord);
});

test('rows stay without an excerpt while their texts cannot be had, and get one when they can', async ({
  page,
}) => {
  const excerpts = panelOf(page).locator('.search__result-excerpt');
  const field = await openSearch(page, '/rfcs/intro');
  await page.route(textFiles, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
  await failure;
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(excerpts.first()).toBeEmpty();

  await page.unroute(textFiles);
  await field.fill('');
  await expect(resultsOf(page)).toHaveCount(0);
  await field.fill(commonWord);
  await expect(excerpts.first()).not.toBeEmpty();
});

test('the button stays when the widget cannot be had, and the next attempt opens the field', async ({
  page,
}) => {
  const scripts = '**/assets/js/*.js';
  const button = page.locator('.navbar .search__button');
  // A page without diagrams, which load scripts by themselves.
  await openPage(page, '/guides/code-of-conduct');
  await page.route(scripts, (route) => route.abort('connectionfailed'));
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failure;
  await expect(button).toBeFocused();
  await page.keyboard.type(commonWord);
  await expect(button).toHaveText(new RegExp(commonWord));

  await page.unroute(scripts);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
});
