import {sections} from '../../../src/sections';
import {recordArticles} from '../support/article';
import {basePathUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

test.use({baseURL: basePathUrl.href});

test('under a sub-path, navbar, announcement and tags stay below it', async ({page}) => {
  await openPage(page, './');
  for (const {label, entry} of sections) {
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(`/contributor${entry}`);
  }
  await page.getByRole('link', {name: 'What that means'}).click();
  await expect(page).toHaveURL('/contributor/docs/intro#what-the-pinned-version-means');
  await page.locator('.theme-doc-footer-tags-row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contributor\/tags\/[\w-]+$/);
  await page.getByRole('link', {name: 'All tags'}).first().click();
  await expect(page).toHaveURL('/contributor/tags');
});

test('under a sub-path, every link and asset of a page is below it', async ({page}) => {
  for (const route of ['./', './docs/intro', './api/Strapi', './tags']) {
    await openPage(page, route);
    const outside = await page
      .locator('[href^="/"], [src^="/"]')
      .evaluateAll((elements) =>
        elements
          .map((element) => (element.getAttribute('href') ?? element.getAttribute('src'))!)
          .filter((address) => !address.startsWith('/contributor/')),
      );
    expect(outside).toEqual([]);
  }
});

test('under a sub-path, articles and the links in them are below it', async ({page}) => {
  const asked = recordArticles(page);
  const target = '/contributor/docs/core/data-transfer/providers/strapi-file/source';
  await openPage(page, './docs/core/data-transfer/providers/strapi-file/destination');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator(`.theme-doc-markdown a[href="${target}#opening"]`).click();
  await expect(page).toHaveURL(`${target}#opening`);
  await expect(page.locator('#opening')).toBeInViewport({ratio: 1});
  expect(asked).toContain(`${target}.article.txt`);
  expect(asked.filter((path) => !path.startsWith('/contributor/'))).toEqual([]);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
