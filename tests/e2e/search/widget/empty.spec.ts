import type {Page} from '@playwright/test';
import {searchIndexes} from '../../../../src/search/shared/ranking';
import {searchesOfSections} from '../../../../src/search/browser/widget/suggestions';
import {sections} from '../../../../src/sections';
import {buildDir} from '../../../paths';
import {expect, openPage, test} from '../../support/test';
import {readIndexes} from '../relevance/measure';
import {
  commonWord,
  fieldOf,
  openResults,
  openSearch,
  panelOf,
  placeOf,
  recentKey,
  resultsOf,
  statusOf,
  waysOf,
} from './support';

/** Keywords in the front matter of the page. */
const route = '/docs/core/content-manager/relations';

/** The rows below a heading of the panel. */
function rowsOf(page: Page, heading: string) {
  return waysOf(page).and(page.locator(`[aria-label$=", ${heading}"]`));
}

const recentOf = (page: Page) => rowsOf(page, 'Recent searches');

/** Opens the first result of a query, and waits for the page: until then a key is one of the page that is left. */
async function chooseResult(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await fieldOf(page).press('Enter');
  await expect(page.locator('.search-marks')).toBeVisible();
}

async function readStored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), recentKey);
}

async function store(page: Page, value: string): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [recentKey, value]);
}

for (const [width, place] of [
  [1280, 'field'],
  [390, 'overlay'],
] as const) {
  test.describe(`in the ${place}`, () => {
    test.use({viewport: {width, height: 844}});

    test('searches after which a result was opened are offered again, newest first, until the reader forgets them', async ({
      page,
    }) => {
      await openSearch(page, route);
      await expect(recentOf(page)).toHaveCount(0);
      // Nothing is opened after this one.
      await fieldOf(page).fill('sharks');
      await chooseResult(page, commonWord);
      await openSearch(page, route);
      await chooseResult(page, 'in:guides run the tests');

      await openSearch(page, route);
      const titles = recentOf(page).locator('.search__result-title');
      await expect(titles).toHaveText([
        'in:guides run the tests',
        commonWord,
        'Forget recent searches',
      ]);
      await fieldOf(page).press('ArrowDown');
      await fieldOf(page).press('ArrowDown');
      await expect(recentOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await fieldOf(page).press('Enter');
      await expect(fieldOf(page)).toHaveValue(commonWord);
      await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');

      await fieldOf(page).fill('');
      await recentOf(page).last().click();
      await expect(recentOf(page)).toHaveCount(0);
      await expect(statusOf(page)).toHaveText('Recent searches are forgotten.');
      await expect(fieldOf(page)).toBeFocused();
      expect(await readStored(page)).toBeNull();
    });
  });
}

test('the keyboard forgets the recent searches', async ({page}) => {
  await openPage(page, route);
  await store(page, '["one","two"]');
  const field = await openSearch(page, route);
  await expect(recentOf(page)).toHaveCount(3);
  for (let row = 0; row < 3; row += 1) {
    await field.press('ArrowDown');
  }
  await expect(recentOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(recentOf(page)).toHaveCount(0);
  await expect(statusOf(page)).toHaveText('Recent searches are forgotten.');
  await expect(field).toBeFocused();
});

test('at most five searches are kept, each once', async ({page}) => {
  await openPage(page, route);
  await store(page, '["one","two","three","four","five"]');
  await openSearch(page, route);
  await chooseResult(page, 'Transactions');
  await openSearch(page, route);
  await chooseResult(page, 'transactions');
  expect(JSON.parse((await readStored(page))!)).toEqual([
    'transactions',
    'one',
    'two',
    'three',
    'four',
  ]);
});

for (const [name, value] of Object.entries({
  'no JSON': '{"one',
  'no list': '{"length":3}',
  null: 'null',
  'a list of other things': '[1,null,["a"],"","  ",{"a":1}]',
  'a text that is too long': JSON.stringify(['a'.repeat(513)]),
})) {
  test(`${name} in the storage counts as no recent search`, async ({page}) => {
    await openPage(page, route);
    await store(page, value);
    await openSearch(page, route);
    await expect(waysOf(page).last()).toHaveText(/^All tags/u);
    await expect(recentOf(page)).toHaveCount(0);
    await chooseResult(page, commonWord);
    expect(JSON.parse((await readStored(page))!)).toEqual([commonWord]);
  });
}

test.describe('without storage', () => {
  test.use({expectedConsole: [/Docusaurus (?:browser storage is not available|storage error)/u]});

  for (const [name, forbid] of Object.entries({
    forbidden: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('No', 'SecurityError');
        },
      }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  })) {
    test(`the search works when storage is ${name}`, async ({page}) => {
      await page.addInitScript(forbid);
      await openSearch(page, route);
      await expect(waysOf(page).last()).toHaveText(/^All tags/u);
      await chooseResult(page, commonWord);
      await page.keyboard.press('Control+k');
      await expect(waysOf(page).last()).toHaveText(/^All tags/u);
      await expect(recentOf(page)).toHaveCount(0);
    });
  }
});

test('what the page answers is suggested, and searched for when it is chosen', async ({page}) => {
  const field = await openSearch(page, route);
  const keywords = await page.locator('meta[name=keywords]').getAttribute('content');
  const rows = rowsOf(page, 'Answered on this page');
  await expect(rows.locator('.search__result-title')).toHaveText(keywords!.split(',').slice(0, 4));
  await rows.nth(1).click();
  await expect(field).toHaveValue(keywords!.split(',')[1]!);
  await expect(resultsOf(page).first()).toBeVisible();
});

test('a page without keywords suggests what its section answers, the home page a search for each section', async ({
  page,
}) => {
  await openPage(page, '/exports/functions/useNotification');
  await page.evaluate(() => document.querySelector('meta[name=keywords]')?.remove());
  await page.keyboard.press('Control+k');
  await expect(rowsOf(page, 'Answered in Exports').locator('.search__result-title')).toHaveText([
    ...searchesOfSections.exports,
  ]);
  await openSearch(page, '/');
  await expect(rowsOf(page, 'To begin with').locator('.search__result-place')).toHaveText(
    sections.map(({label}) => label),
  );
});

test('each section answers the searches that are suggested for it', () => {
  const indexes = readIndexes(buildDir);
  for (const {id, pluginId} of sections) {
    const tag = `docs-${pluginId}-current`;
    for (const query of searchesOfSections[id]) {
      expect.soft(searchIndexes(indexes, query)[0]?.tag, query).toBe(tag);
    }
  }
});

test('the panel of an empty field opens for those who turn to it, not for those who come by', async ({
  page,
}) => {
  await openPage(page, route);
  const button = page.locator('.navbar .search__button');
  await button.hover();
  await expect(page.locator('.navbar').getByRole('combobox')).toBeVisible();
  await page.locator('.navbar .navbar__link').last().focus();
  while (!(await fieldOf(page).evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  const field = fieldOf(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(panelOf(page)).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(waysOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);

  await page.mouse.click(5, 500);
  await page.mouse.click(...(await placeOf(field)));
  await expect(waysOf(page).last()).toBeAttached();
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('Tab goes on from an empty field, past its panel', async ({page}) => {
  const field = await openSearch(page, route);
  await expect(panelOf(page)).toBeVisible();
  await field.press('Tab');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator('.navbar').getByRole('button', {name: /mode/u})).toBeFocused();
});

test('Enter in an empty field opens nothing that the reader has not chosen', async ({page}) => {
  const field = await openSearch(page, route);
  await expect(waysOf(page).last()).toBeAttached();
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await expect(field).toHaveValue('');
});

test('the first results take the place of the suggestions, and none of these is opened', async ({
  page,
}) => {
  const field = await openResults(page, commonWord, route);
  await expect(waysOf(page)).toHaveCount(0);
  await field.press('Enter');
  await expect(page).not.toHaveURL(route);
});

test('the rows stay where they are from key to key', async ({page}) => {
  const field = await openResults(page, 'tran', route);
  const readTops = () =>
    resultsOf(page).evaluateAll((rows) =>
      rows.slice(0, 2).map((row) => Math.round(row.getBoundingClientRect().y)),
    );
  const [first] = await readTops();
  for (const key of 'sactions') {
    await field.press(key);
    await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    expect((await readTops())[0]).toBe(first);
  }
});
