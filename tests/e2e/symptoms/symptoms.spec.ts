import type {Page} from '@playwright/test';
import {readPages} from '../../../src/markdown/pages';
import {SYMPTOMS_FILE, symptomsOf} from '../../../src/symptoms/rows';
import {buildDir, projectDir} from '../../paths';
import {findRoutes, readIndexes} from '../search/relevance/measure';
import {openResults, resultsOf} from '../search/widget/support';
import {expect, openPage, test} from '../support/test';

const ROUTE = '/symptoms';
const symptoms = symptomsOf(readPages(projectDir).find(({file}) => file === SYMPTOMS_FILE)!);

const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter the symptoms'});
const rows = (page: Page) => page.getByRole('article').getByRole('heading', {level: 3});
const groups = (page: Page) => page.getByRole('article').getByRole('heading', {level: 2});
const hits = (page: Page) => page.getByRole('article').getByRole('status');

const row = (page: Page, id: string) => page.locator(`h3#${id}`);

test('each row has its anchor, the code that it names, and a link to its page', async ({page}) => {
  await openPage(page, ROUTE);
  await expect(rows(page)).toHaveCount(symptoms.length);
  const shown = await page.locator('article h3[id]').evaluateAll((headings) =>
    headings.map((heading) => {
      const links = heading.nextElementSibling!.nextElementSibling!;
      return {
        id: heading.id,
        code: links.querySelectorAll('a.code-reference').length,
        pages: [...links.querySelectorAll('a:not(.code-reference)')].map((link) =>
          link.getAttribute('href'),
        ),
      };
    }),
  );
  expect(shown).toEqual(symptoms.map(({id, code, pages}) => ({id, code: code.length, pages})));
});

test.describe('the field above the rows', () => {
  test('filters while typing, by all words, and says how many match', async ({page}) => {
    await openPage(page, ROUTE);
    await field(page).pressSequentially('webhook TRIGGERS');
    await expect(hits(page)).toHaveText(`1 of ${symptoms.length} symptoms matches.`);
    await expect(row(page, 'webhook-twice')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Which call each of them hears'})).toHaveCount(1);
    await expect(groups(page)).toHaveCount(1);
    await field(page).fill('createEventManager');
    await expect(row(page, 'webhook-missing')).toBeVisible();
    await expect(row(page, 'webhook-lost')).toBeHidden();
    // What the page was checked against stays.
    await expect(page.locator('article #code-map')).toBeVisible();
  });

  test('says that nothing matches', async ({page}) => {
    await openPage(page, ROUTE);
    await field(page).fill('unicorn');
    await expect(hits(page)).toHaveText('No symptom matches “unicorn”.');
    await expect(rows(page)).toHaveCount(0);
    await expect(groups(page)).toHaveCount(0);
    // The text of a group without rows goes with it.
    await expect(page.getByRole('article').locator('table:visible')).toHaveCount(0);
  });

  test('writes what is typed into the address, which filters the page of somebody else', async ({
    page,
  }) => {
    await openPage(page, ROUTE);
    await field(page).fill('cron');
    await expect(page).toHaveURL(`${ROUTE}?q=cron`);
    const shown = await rows(page).allTextContents();
    await page.reload();
    await expect(field(page)).toHaveValue('cron');
    await expect(rows(page)).toHaveText(shown);
    await field(page).press('Escape');
    await expect(page).toHaveURL(ROUTE);
    await expect(rows(page)).toHaveCount(symptoms.length);
    await expect(hits(page)).toHaveText('');
  });

  test('leads to the page of the first row by keyboard, and is as it was on the way back', async ({
    page,
  }) => {
    await openPage(page, ROUTE);
    await field(page).focus();
    await page.keyboard.type('stale types collection');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guides/typescript#troubleshooting');
    await page.goBack();
    await expect(field(page)).toHaveValue('stale types collection');
    await expect(rows(page)).toHaveCount(1);
  });

  test('gives way to an anchor whose row it hides', async ({page}) => {
    await openPage(page, `${ROUTE}?q=webhook#cron-many`);
    await expect(row(page, 'cron-many')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(`${ROUTE}#cron-many`);
  });

  test('is empty after a jump by the table of contents', async ({page}) => {
    await openPage(page, `${ROUTE}?q=webhook`);
    await expect(groups(page)).toHaveCount(1);
    await page.locator('.table-of-contents').getByRole('link', {name: 'Locales'}).click();
    await expect(page.getByRole('heading', {name: 'Locales', level: 2})).toBeInViewport();
    await expect(rows(page)).toHaveCount(symptoms.length);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is not there, and the rows are', async ({page}) => {
      await page.goto(ROUTE);
      await expect(field(page)).toBeHidden();
      await expect(rows(page)).toHaveCount(symptoms.length);
      await page.getByRole('link', {name: 'A salt that is made at each start'}).click();
      await expect(page).toHaveURL('/docs/core/admin/auth/tokens#salt');
    });
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}, hasTouch: true});

    test('fits, and filters', async ({page}) => {
      await openPage(page, ROUTE);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
      const box = (await field(page).boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      await field(page).fill('deadlock');
      await expect(rows(page)).toHaveCount(1);
    });
  });
});

for (const [query, id] of [
  ['relation empty in published entry', 'relation-empty'],
  ['images of a cdn are not shown in the panel', 'preview-empty'],
  ['renaming a field deletes its data', 'rename-empties'],
] as const) {
  test(`the search finds the row of "${query}"`, async ({page}) => {
    await openResults(page, query, '/');
    const result = resultsOf(page).and(page.locator(`[href="${ROUTE}#${id}"]`));
    await expect(result).toHaveCount(1);
    await result.click();
    await expect(row(page, id)).toBeInViewport();
  });
}

test('each report finds its row or the page behind it, and nearly all find the row', () => {
  const indexes = readIndexes(buildDir);
  const missed: string[] = [];
  let withRow = 0;
  for (const {id, report, pages} of symptoms) {
    const routes = findRoutes(indexes, report);
    const behind = pages[0]!.split('#')[0];
    withRow += Number(routes.includes(`${ROUTE}#${id}`));
    if (!routes.some((route) => route === `${ROUTE}#${id}` || route.split('#')[0] === behind)) {
      missed.push(report);
    }
  }
  expect(missed).toEqual([]);
  expect(withRow).toBeGreaterThan(0.9 * symptoms.length);
});
