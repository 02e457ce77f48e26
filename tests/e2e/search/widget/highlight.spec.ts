import type {Page} from '@playwright/test';
import {buildIndex} from '../../../../src/search/plugin/build-index';
import {proves} from '../../../spec/statements';
import {readHtml, readRoutes} from '../../support/site';
import {expect, test} from '../../support/test';
import {
  commonWord,
  indexFiles,
  openResults,
  readHighlights,
  resultsOf,
  routeOfResult,
  textFiles,
} from './support';

/** Opens the first result of a query, which is a section of another page. */
async function openFirstResult(page: Page, query: string, route?: string) {
  const field = await openResults(page, query, route);
  const destination = await routeOfResult(resultsOf(page).first());
  await field.press('Enter');
  await expect(page).toHaveURL(destination);
  return field;
}

/** The HTML of the article, without what the focus on a heading needs, and of each code block in it. */
function readArticle(page: Page) {
  return page.evaluate(() => ({
    article: document
      .querySelector('.theme-doc-markdown')!
      .innerHTML.replace(/(<h\d[^>]*) tabindex="-1"/u, '$1'),
    code: [...document.querySelectorAll('article pre')].map((block) => block.innerHTML),
  }));
}

test(
  'the terms go along in the history state and are highlighted in the article',
  proves('2.search.highlight'),
  async ({page}) => {
    await openFirstResult(page, commonWord);
    await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);
    const terms = await page.evaluate(() => history.state.state.searchTerms as string[]);
    expect(terms).toContain(commonWord);
    const {texts} = await readHighlights(page);
    expect(texts).toContain(commonWord);
    const areInArticle = await page.evaluate(() => {
      const article = document.querySelector('article')!;
      const ranges = [...CSS.highlights.get('search-terms')!] as Range[];
      return ranges.every((range) => article.contains(range.startContainer));
    });
    expect(areInArticle).toBe(true);
  },
);

test('an identifier is highlighted whole, also where it may break', async ({page}) => {
  await openFirstResult(page, 'DocumentActionDescription');
  await expect(page.locator('h1 wbr')).not.toHaveCount(0);
  await expect
    .poll(async () => (await readHighlights(page)).texts)
    .toContain('documentactiondescription');
  const areInTitle = await page.evaluate(() => {
    const title = document.querySelector('h1')!;
    const ranges = [...CSS.highlights.get('search-terms')!] as Range[];
    return ranges.some(
      (range) =>
        title.contains(range.startContainer) && range.toString() === 'DocumentActionDescription',
    );
  });
  expect(areInTitle).toBe(true);
});

test(
  'on a page without article, the terms are highlighted in the main element',
  proves('2.search.highlight-main'),
  async ({page}) => {
    // The index of the site has no such page.
    const section = {
      pageTitle: 'Tags',
      sectionTitle: 'Tags',
      sectionRoute: '/tags',
      type: 'docs' as const,
      content: commonWord,
      citedFiles: [],
      tags: [],
      sidebarParentCategories: [],
      keywords: [],
      questions: [],
      searches: [],
      names: [],
      facts: {kind: '', group: ''},
    };
    await page.route(indexFiles, (route) => route.fulfill({json: buildIndex([section])}));
    await page.route(textFiles, (route) => route.fulfill({json: {'': commonWord}}));
    await openFirstResult(page, 'tags', '/rfcs/intro');
    await expect.poll(async () => (await readHighlights(page)).texts).toContain('tags');
    const {articles, areInMain} = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const ranges = [...CSS.highlights.get('search-terms')!] as Range[];
      return {
        articles: document.querySelectorAll('article').length,
        areInMain: ranges.every((range) => main.contains(range.startContainer)),
      };
    });
    expect(articles).toBe(0);
    expect(areInMain).toBe(true);
  },
);

test('the highlighted terms are painted in the colour of marks, in both themes', async ({page}) => {
  await openFirstResult(page, commonWord);
  await expect(page.locator('html[data-search-terms]')).toBeAttached();
  const readColor = (theme: string) =>
    page.evaluate((value) => {
      document.documentElement.setAttribute('data-theme', value);
      const article = document.querySelector('article')!;
      return getComputedStyle(article, '::highlight(search-terms)').backgroundColor;
    }, theme);
  const [light, dark] = [await readColor('light'), await readColor('dark')];
  expect(light).not.toBe('rgba(0, 0, 0, 0)');
  expect(dark).not.toBe('rgba(0, 0, 0, 0)');
  expect(dark).not.toBe(light);
});

test(
  'the highlight goes when the reader leaves, and is there again on the way back',
  proves('2.search.highlight-removed'),
  async ({page}) => {
    await openFirstResult(page, commonWord);
    await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);

    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'}).click();
    await expect(page).toHaveURL('/rfcs/intro');
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);

    await page.goBack();
    // Not the same number: diagrams may be drawn by now, whose words count as well.
    await expect.poll(async () => (await readHighlights(page)).texts).toContain(commonWord);
  },
);

test('the highlight goes when the reader moves on within the page', async ({page}) => {
  await openFirstResult(page, commonWord);
  await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);
  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);
});

test('another search replaces the highlight of the one before', async ({page}) => {
  const field = await openFirstResult(page, commonWord, '/docs/intro');
  await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);
  await field.fill('lifecycles');
  await expect(resultsOf(page).first()).toContainText(/lifecycles/i);
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect.poll(async () => (await readHighlights(page)).texts).toContain('lifecycles');
  expect((await readHighlights(page)).texts).not.toContain(commonWord);
});

test(
  'a result on the page that is open highlights without touching its HTML, code included',
  proves('9.highlight.iframe-timeout'),
  async ({page}) => {
    const field = await openResults(page, 'strapi.container', '/api/container');
    const before = await readArticle(page);
    expect(before.code.length).toBeGreaterThan(0);
    const result = resultsOf(page).and(page.locator('[href^="/api/container"]')).first();
    const route = await routeOfResult(result);
    await result.click();
    await expect(page).toHaveURL(route);
    await expect.poll(() => readHighlights(page)).not.toHaveProperty('count', 0);
    const isInCode = await page.evaluate(() => {
      const ranges = [...CSS.highlights.get('search-terms')!] as Range[];
      return ranges.some((range) => range.startContainer.parentElement!.closest('pre'));
    });
    expect(isInCode).toBe(true);
    expect(await readArticle(page)).toEqual(before);
    await expect(field).toHaveCount(1);
  },
);

test('a page opened without a search has no highlight', async ({page}) => {
  await page.goto('/database');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(false);
});

test(
  'no page has an iframe, which the highlight would have to wait for',
  proves('9.highlight.iframe-timeout'),
  () => {
    const routes = readRoutes();
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => /<iframe\b/iu.test(readHtml(route)))).toEqual([]);
  },
);
