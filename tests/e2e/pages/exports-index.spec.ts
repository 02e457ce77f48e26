import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

const INDEX = '/exports/modules';
const OLD = `${INDEX}#usefetchclient`;
const NEW = '/exports/functions/useFetchClient';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter the names'});
const rows = (page: Page) => page.getByRole('article').locator('tbody tr:visible');
const hits = (page: Page) => page.getByRole('article').getByRole('status');

test.describe('the field above the index', () => {
  test('filters while typing, by all words, and says how many names match', async ({page}) => {
    await openPage(page, INDEX);
    const all = await rows(page).count();
    await field(page).pressSequentially('fetchclient');
    await expect(hits(page)).toHaveText(new RegExp(`^\\d of ${all} names match\\.$`, 'u'));
    await expect(rows(page).getByRole('link', {name: 'useFetchClient', exact: true})).toBeVisible();
    await expect(rows(page).getByRole('link', {name: 'useAuth', exact: true})).toHaveCount(0);
    await field(page).fill('hook REQUESTS');
    await expect(rows(page).getByRole('link', {name: 'useAPIErrorHandler'})).toBeVisible();
    await expect(rows(page).getByRole('link', {name: 'FetchError', exact: true})).toHaveCount(0);
  });

  test('says that there is no such name', async ({page}) => {
    await openPage(page, INDEX);
    await field(page).fill('useNothing');
    await expect(hits(page)).toHaveText('No name matches “useNothing”.');
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole('article').locator('table:visible')).toHaveCount(0);
  });

  test('is cleared with Escape, and by what is deleted', async ({page}) => {
    await openPage(page, INDEX);
    const all = await rows(page).count();
    for (const clear of [() => field(page).press('Escape'), () => field(page).fill('')]) {
      await field(page).fill('useauth');
      await expect(rows(page)).not.toHaveCount(all);
      await clear();
      await expect(field(page)).toHaveValue('');
      await expect(rows(page)).toHaveCount(all);
      await expect(hits(page)).toHaveText('');
    }
  });

  test('leads to a name by keyboard, and is empty on the way back', async ({page}) => {
    await openPage(page, INDEX);
    const all = await rows(page).count();
    await field(page).focus();
    await page.keyboard.type('useFetchClient hook');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NEW);
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await expect(rows(page)).toHaveCount(all);
    expect(page.url()).not.toContain('?');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is not there, and the table is', async ({page}) => {
      await page.goto(INDEX);
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('link', {name: 'useFetchClient', exact: true})).toHaveAttribute(
        'href',
        NEW,
      );
    });
  });
});

test.describe('an anchor of the page that had all exports', () => {
  test('leads to the page of its name, without a step in the history', async ({page}) => {
    await page.goto('/exports/classes');
    await openPage(page, OLD);
    await expect(page).toHaveURL(NEW);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('useFetchClient');
    await page.goBack();
    await expect(page).toHaveURL('/exports/classes');
  });

  test('leads there inside of the site too', async ({page}) => {
    await openPage(page, '/exports/using-the-modules');
    await page.evaluate((href) => {
      Object.assign(window, {isSame: true});
      const link = document.querySelector<HTMLAnchorElement>(
        '.theme-doc-markdown a[href="/exports/modules"]',
      )!;
      link.href = href;
      link.click();
    }, OLD);
    await expect(page).toHaveURL(NEW);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('useFetchClient');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  for (const [anchor, route] of [
    ['content-manager-default', '/exports/variables/default'],
    ['requests-errors-and-caching', '/exports/using-the-modules#requests-errors-and-caching'],
    ['type-aliases-requests', '/exports/types'],
    ['hooks-in-detail', '/exports/functions'],
    ['content-manager', `${INDEX}#content-manager`],
    ['never-there', `${INDEX}#never-there`],
  ] as const) {
    test(`#${anchor} is at ${route}`, async ({page}) => {
      await openPage(page, `${INDEX}#${anchor}`);
      await expect(page).toHaveURL(route);
    });
  }
});
