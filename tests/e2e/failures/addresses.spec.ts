import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

/** Parts of an address that no encoder writes: `decodeURIComponent` throws at each. */
const malformed = ['100%', '%E0%A4%A', 'caf%E9'];

const headingOf = (page: Page) => page.getByRole('heading', {level: 1});

/** The page is whole, and the next navigation works. */
async function expectToWork(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'RFCs', exact: true})
    .click();
  await expect(headingOf(page)).toHaveText('About RFCs');
}

for (const part of malformed) {
  test(`a page opens whose hash is ${part}`, async ({page}) => {
    await openPage(page, `/docs/intro#${part}`);
    await expect(headingOf(page)).toHaveText('Introduction');
    await expectToWork(page);
  });

  test(`a link whose hash is ${part} leads nowhere, and breaks nothing`, async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.locator('.theme-doc-markdown').evaluate((article, hash) => {
      article.insertAdjacentHTML('afterbegin', `<p><a href="#${hash}">nowhere</a></p>`);
    }, part);
    await page.getByRole('link', {name: 'nowhere'}).click();
    await expect(page).toHaveURL(`/docs/intro#${part.replaceAll('%', '%25')}`);
    await expect(headingOf(page)).toHaveText('Introduction');
    await expectToWork(page);
    await page.goBack();
    await expect(headingOf(page)).toHaveText('Introduction');
  });
}

test('a hash that a reader types is no danger either', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() => {
    location.hash = '100%';
  });
  await expect(page).toHaveURL('/docs/intro#100%25');
  await expectToWork(page);
});

test.describe('an address of no page', () => {
  test.use({
    expectedConsole: [/Failed to load resource: the server responded with a status of 404/],
  });

  for (const path of ['/docs/100%25', '//example.org/x.html']) {
    test(`${path} shows that there is no such page`, async ({page, baseURL}) => {
      await page.goto(`${new URL(baseURL!).origin}${path}`);
      await expect(headingOf(page)).toHaveText('Page Not Found');
      await expectToWork(page);
    });
  }
});
