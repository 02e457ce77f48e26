import {articleFiles} from '../support/article';
import {setConnection} from '../support/network';
import {expect, openPage, test} from '../support/test';

/** A page whose text links a section of another one. */
const from = '/docs/core/data-transfer/providers/strapi-file/destination';
const target = '/docs/core/data-transfer/providers/strapi-file/source';
const selector = `.theme-doc-markdown a[href="${target}#opening"]`;

test('a link in the article leads on without a load of the site', async ({page}) => {
  await openPage(page, from);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator(selector).click();
  await expect(page).toHaveURL(`${target}#opening`);
  await expect(page.locator('#opening')).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(page.locator(selector)).toBeVisible();
});

test('the Enter key follows a link in the article too', async ({page}) => {
  await openPage(page, from);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${target}#opening`);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
  test(`a click with ${modifier} is left to the browser`, async ({page, context}) => {
    await openPage(page, from);
    const opened = context.waitForEvent('page');
    await page.locator(selector).click({modifiers: [modifier]});
    const other = await opened;
    await expect(other).toHaveURL(`${target}#opening`);
    await expect(page).toHaveURL(from);
  });
}

for (const act of ['hover', 'focus'] as const) {
  test(`the page of a link in the article is loaded on ${act}`, async ({page}) => {
    await openPage(page, from);
    const link = page.locator(selector);
    await link.scrollIntoViewIfNeeded();
    const asked = page.waitForRequest(articleFiles);
    await link[act]();
    expect(new URL((await asked).url()).pathname).toBe(`${target}.article.txt`);
    await expect(page).toHaveURL(from);
  });
}

test.describe('where the article cannot be had', () => {
  test.use({expectedConsole: [/Failed to load resource/]});

  for (const act of ['hover', 'focus'] as const) {
    test(`${act} on a link fails without an exception`, async ({page}) => {
      await page.route(articleFiles, (route) => route.abort());
      await openPage(page, from);
      const link = page.locator(selector);
      await link.scrollIntoViewIfNeeded();
      const failed = page.waitForEvent(
        'requestfailed',
        (request) => request.resourceType() === 'fetch',
      );
      await link[act]();
      await failed;
      // An exception would have been reported by now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    });
  }
});

test('with data-saver on, pointing at a link asks for nothing', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: true});
  await openPage(page, from);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator(selector).hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toEqual([]);
});

test("a link within the page is the browser's, and is in the history", async ({page}) => {
  await openPage(page, from);
  const link = page.locator('.theme-doc-markdown .hash-link').last();
  const hash = (await link.getAttribute('href'))!;
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(from + hash);
  await expect(page.locator(hash)).toBeInViewport();
  await expect(page.locator(`.table-of-contents a[href="${hash}"]`)).toHaveClass(
    /table-of-contents__link--active/,
  );
  await page.goBack();
  await expect(page).toHaveURL(from);
});
