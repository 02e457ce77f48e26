import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {readCodeIndex} from '../../../../src/search/plugin/code-file';
import {MAX_QUERY_LENGTH} from '../../../../src/search/shared/constants';
import {strapiPermalink, STRAPI_VERSION} from '../../../../src/strapi';
import {buildDir, projectDir} from '../../../paths';
import {expect, test} from '../../support/test';
import {
  codeFile,
  codeRowsOf,
  commonWord,
  createGate,
  openSearch,
  panelOf,
  resultsOf,
  routeOfResult,
  statusOf,
  unknownWord,
  waysOf,
} from './support';

const fieldSizes = 'packages/core/content-manager/server/src/services/field-sizes.ts';

/** The line that throws the message below. */
const line = readCodeIndex(projectDir)!.files[fieldSizes]!.messages!.find(
  ([, text]) => text === 'Could not find field size for type …',
)![0];

// A type that no page speaks of: a page with all its words would come first.
const message = 'Error: Could not find field size for type zebra';

/** What the heading of the rows of the code says. */
const heading = `In the code of Strapi ${STRAPI_VERSION}`;

/** Opens the search when the index of the code has come. */
async function openWithCode(page: Page) {
  const field = await openSearch(page);
  await field.fill('isValidLink');
  await expect(codeRowsOf(page).first()).toBeVisible();
  await field.fill('');
  await expect(codeRowsOf(page)).toHaveCount(0);
  return field;
}

/** Puts a text into the clipboard and presses the key of pasting. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('a pasted message leads to the line that throws it, and to the page that explains the file', async ({
  page,
}) => {
  await openWithCode(page);
  await paste(page, message);
  const [place, explanation] = [codeRowsOf(page).nth(0), codeRowsOf(page).nth(1)];
  await expect(place).toContainText('Could not find field size for type …');
  await expect(place).toContainText(`Message${fieldSizes}:${line} on GitHub`);
  await expect(place.locator('mark').first()).toBeVisible();
  await expect(place).toHaveAttribute('href', `${strapiPermalink(fieldSizes)}#L${line}`);
  await expect(panelOf(page).getByText(heading)).toBeVisible();
  // No page has the message: the code comes first, and the pages are named as such.
  await expect(place).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf(page).getByText('Pages', {exact: true})).toBeVisible();
  await expect(statusOf(page)).toHaveText(/^8 results, \d in the code$/u);

  await expect(explanation).toContainText('Explained in: Layouts');
  await page.keyboard.press('ArrowDown');
  await expect(explanation).toHaveAttribute('aria-selected', 'true');
  const route = await routeOfResult(explanation);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route);
});

test.describe('a place in the code', () => {
  test.use({expectedHosts: ['github.com']});

  test('opens on GitHub', async ({page}) => {
    await page.route('https://github.com/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>GitHub</title>'}),
    );
    await openWithCode(page);
    await paste(page, message);
    await expect(codeRowsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${strapiPermalink(fieldSizes)}#L${line}`);
  });
});

test('a name that the pages have keeps them first, and the code is below', async ({page}) => {
  const field = await openWithCode(page);
  await field.fill('useFetchClient');
  await expect(codeRowsOf(page).first()).toContainText('useFetchClient');
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf(page).getByText('Pages', {exact: true})).toHaveCount(0);
});

test('a stack trace of thousands of characters is pasted whole, and finds its first frame of Strapi', async ({
  page,
}) => {
  const own = Array.from(
    {length: 150},
    (_, place) =>
      `    at step${place} (/srv/app/src/api/article/services/step${place}.js:${place}:7)`,
  );
  const trace = [
    message,
    ...own,
    '    at getFieldSize (/srv/app/node_modules/@strapi/content-manager/dist/server/services/field-sizes.js:71:15)',
    ...own.slice(0, 10),
  ].join('\n');
  expect(trace.length).toBeGreaterThan(10_000);
  const field = await openWithCode(page);
  await paste(page, trace);
  await expect(field).toHaveValue(
    `${message} at getFieldSize (/srv/app/node_modules/@strapi/content-manager/dist/server/services/field-sizes.js:71:15)`,
  );
  expect((await field.inputValue()).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  await expect(codeRowsOf(page).first()).toContainText(`${fieldSizes}:${line}`);
});

test('the index of the code is fetched for what looks like code, once', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('search-code.json')) {
      requests.push(request.url());
    }
  });
  const field = await openSearch(page);
  for (const query of [commonWord, 'lock rows', 'api::article.article', unknownWord]) {
    await field.fill(query);
    await expect(statusOf(page)).not.toBeEmpty();
  }
  await expect(waysOf(page).first()).toBeVisible();
  expect(requests).toEqual([]);
  for (const query of ['isValidLink', 'RelationTargetPicker', 'isValidLink']) {
    await field.fill(query);
    await expect(codeRowsOf(page).first()).toContainText(query);
  }
  expect(requests).toHaveLength(1);
});

test('the code that comes late is put below the results, which stay where they are', async ({
  page,
}) => {
  const gate = createGate();
  await page.route(codeFile, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const field = await openSearch(page);
  // No page has it: with its index there, the code would come first.
  await field.fill(message);
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf(page).locator('.search__result-excerpt mark').first()).toBeVisible();
  await expect(codeRowsOf(page)).toHaveCount(0);
  const read = () =>
    resultsOf(page).evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]),
    );
  const before = await read();
  await field.press('ArrowDown');
  gate.open();
  await expect(codeRowsOf(page).first()).toBeAttached();
  expect(await read()).toEqual(before);
  await expect(resultsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(statusOf(page)).toHaveText(/^8 results, \d in the code$/u);
});

const content = readFileSync(path.join(buildDir, 'search-code.json'), 'utf8');

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'cannot be had': (route) => route.abort('connectionfailed'),
  'is a page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Doc</title>'}),
  'is half a file': (route) =>
    route.fulfill({contentType: 'application/json', body: content.slice(0, 90_000)}),
  'is another file': (route) => route.fulfill({json: {documents: [], index: {}}}),
  'is null': (route) => route.fulfill({contentType: 'application/json', body: 'null'}),
  'has texts where lists belong': (route) =>
    route.fulfill({json: {...(JSON.parse(content) as object), pagesOfFiles: 'x', pages: 'y'}}),
};

test.describe('an index of the code that', () => {
  // The browser itself writes a line for these; the widget writes nothing.
  test.use({expectedConsole: [/^console\.error: Failed to load resource: /]});

  for (const [name, answer] of Object.entries(failures)) {
    test(`${name} leaves the results of the pages, and is asked for again`, async ({page}) => {
      await page.route(codeFile, answer);
      const field = await openSearch(page);
      await field.fill(message);
      await expect(statusOf(page)).toHaveText('8 results');
      await expect(resultsOf(page).and(page.locator(':not(.search__result--nested)'))).toHaveCount(
        8,
      );
      await page.unroute(codeFile);
      await field.fill('isValidLink');
      await expect(codeRowsOf(page).first()).toContainText('isValidLink');
    });
  }
});

test('where nothing is found, there are the issues of Strapi, and an issue that asks for a page', async ({
  page,
}) => {
  const field = await openSearch(page);
  await field.fill(unknownWord);
  await expect(panelOf(page).getByText('Not described here')).toBeVisible();
  const [issues, wish] = [waysOf(page).nth(0), waysOf(page).nth(1)];
  await expect(issues).toContainText('Search the issues of strapi/strapi on GitHub');
  await expect(issues).toHaveAttribute(
    'href',
    `https://github.com/strapi/strapi/issues?q=${unknownWord}`,
  );
  await expect(wish).toContainText('Ask for a page');
  const {searchParams} = new URL((await wish.getAttribute('href'))!);
  expect(searchParams.get('searched')).toBe(unknownWord);

  // Too far from the word for the search itself, and nearer to this tag than to anything else.
  await field.fill(`${unknownWord} permizionss`);
  await expect(waysOf(page).first()).toContainText('Tag: permissions');
  await expect(waysOf(page).first()).toHaveAttribute('href', '/tags/permissions');
});
