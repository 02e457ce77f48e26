import type {Page} from '@playwright/test';
import {holdBack, preventPrefetch} from '../support/network';
import {articleFiles, readArticle, readBuiltArticle, recordArticles} from '../support/article';
import {expect, openPage, test} from '../support/test';

const from = '/api/EventHub';
const to = {route: '/api/StrapiFS', title: 'StrapiFS'};

const headingOf = (page: Page) => page.getByRole('heading', {level: 1});

const linkTo = (page: Page, title: string) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: title, exact: true});

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

test('the article of the next page comes as HTML, once', async ({page}) => {
  await preventPrefetch(page);
  const asked = recordArticles(page);
  await openPage(page, from);
  for (const [title, route] of [
    [to.title, to.route],
    ['EventHub', from],
    [to.title, to.route],
  ] as const) {
    await linkTo(page, title).click();
    await expect(headingOf(page)).toHaveText(title);
    await expect(headingOf(page)).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} · API Reference | Doc`);
    expect(await readArticle(page)).toBe(await readBuiltArticle(page, route));
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).not.toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith(to.route))).toEqual([`${to.route}.article.txt`]);
  expect(asked.filter((path) => path.startsWith(from))).toEqual([]);
});

test.describe('without the network', () => {
  // The next page prefetches in vain.
  test.use({expectedConsole: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/]});

  test('a page opens whose article has been prefetched', async ({page, context}) => {
    const article = page.waitForResponse(articleFiles);
    await openPage(page, from);
    const route = new URL((await article).url()).pathname.replace(/\.article\.txt$/, '');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator(`a[href="${route}"]`)
      .click();
    await expect(page.locator('[aria-current=page]').last()).toHaveAttribute('href', route);
    expect(await readArticle(page)).toBe(await readBuiltArticle(page, route));
  });
});

test('the old page stays until the article of the next one has arrived', async ({page}) => {
  await preventPrefetch(page);
  const arrive = await holdBack(page, articleFiles);
  await openPage(page, from);
  const asked = page.waitForRequest(articleFiles);
  await linkTo(page, to.title).click();
  await asked;
  await expect(page).toHaveURL(to.route);
  await expect(headingOf(page)).toHaveText('EventHub');

  // Nothing empty is ever painted.
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(window, {lengths});
    const look = () => {
      lengths.push(document.querySelector('.theme-doc-markdown')?.textContent.length ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  arrive();
  await expect(headingOf(page)).toHaveText(to.title);
  const lengths = await page.evaluate(() => (window as unknown as {lengths: number[]}).lengths);
  expect(Math.min(...lengths)).toBeGreaterThan(100);
});

for (const {name, answer} of [
  {name: 'does not arrive', answer: 'none'},
  {name: 'is another page, as some hosts answer', answer: 'page'},
]) {
  test.describe(`when the article of the next page ${name}`, () => {
    // The browser's message, and the framework's.
    test.use({
      expectedConsole: [
        /Failed to load resource|^console\.warning: (TypeError: Failed to fetch|Error: Loading article)/,
      ],
    });

    test('the console warns, and the page is loaded anew', async ({page}) => {
      await preventPrefetch(page);
      await page.route(articleFiles, (route) =>
        answer === 'none'
          ? route.abort('connectionfailed')
          : route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><title>Home</title>'}),
      );
      await openPage(page, from);
      const happened: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          happened.push('warning');
        }
      });
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          happened.push(new URL(request.url()).pathname);
        }
      });
      const loaded = page.waitForEvent('load');
      await linkTo(page, to.title).click();
      await loaded;
      await expect(headingOf(page)).toHaveText(to.title);
      expect(happened).toEqual(['warning', to.route]);
      expect(await readArticle(page)).toBe(await readBuiltArticle(page, to.route));
    });
  });
}

test('back, forward and reload keep the position', async ({page}) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await openPage(page, from);
  await scrollTo(page, 300);
  await linkTo(page, to.title).click();
  await expect(headingOf(page)).toHaveText(to.title);
  await expect.poll(position).toBe(0);
  await scrollTo(page, 500);

  await page.goBack();
  await expect(headingOf(page)).toHaveText('EventHub');
  await expect.poll(position).toBe(300);
  await page.goForward();
  await expect(headingOf(page)).toHaveText(to.title);
  await expect.poll(position).toBe(500);
  await page.reload();
  await expect.poll(position).toBe(500);
});

test('a page that the reader comes back to is as it was written', async ({page}) => {
  await openPage(page, to.route);
  const before = await readArticle(page);
  await linkTo(page, 'EventHub').click();
  await expect(headingOf(page)).toHaveText('EventHub');
  await page.goBack();
  await expect(headingOf(page)).toHaveText(to.title);
  expect(await readArticle(page)).toBe(before);
  const groups = page.locator('.theme-code-block pre + div');
  await expect(groups).toHaveCount(await page.locator('.theme-code-block pre').count());
});
