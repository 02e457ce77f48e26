import type {Page} from '@playwright/test';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {findViolations} from '../support/axe';
import {readHtml} from '../support/site';
import {holdIndexes, indexFiles} from '../search/widget/support';
import {expect, openPage, test} from '../support/test';

// The browser itself reports the status of the page.
test.use({expectedConsole: [/status of 404/]});

const unknownRoutes = [
  '/no-such-page',
  '/docs/core/no-such-page',
  '/tags/no-such-tag',
  ...sections.map((section) => `/${section.id}/no-such-page`),
];

for (const route of new Set(unknownRoutes)) {
  const title = `${route} shows the not-found page, with its title, also after hydration`;
  test(title, proves('2.route.not-found'), async ({page}) => {
    const response = await openPage(page, route);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Doc');
    for (const {label, entry} of sections) {
      await expect(
        page.getByRole('main').getByRole('link', {name: label, exact: true}),
      ).toHaveAttribute('href', entry);
    }
  });
}

test('a link of the not-found page leads on', async ({page}) => {
  await openPage(page, '/guides/no-such-page');
  await page.getByRole('main').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page).toHaveTitle(/^Introduction/);
});

test('the not-found page is for readers, not for search engines', async ({page}) => {
  // Hosts serve it at an address of its own too, with status 200.
  for (const route of ['/404', '/guides/no-such-page']) {
    await openPage(page, route);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^.{50,}[.!?]$/,
    );
  }
  expect(readHtml('/404')).toMatch(/<meta [^>]*name="?robots"? content="?noindex/);
});

/** The part of the page with what the search finds for the words of the address. */
const nearestOf = (page: Page) => page.getByRole('region', {name: 'Perhaps you meant'});

test('the page searches for the words of its address, without moving anything', async ({page}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 800});
    const release = await holdIndexes(page);
    await openPage(page, '/docs/core/relaton-modal.html');
    const readPlace = async () => (await page.locator('main dl').boundingBox())!.y;
    await expect(nearestOf(page).getByRole('status')).toHaveText(/^Looking for pages/u);
    const before = await readPlace();
    release();
    await expect(nearestOf(page).getByRole('status')).toHaveText(
      'The search for “relaton modal”, the words of the address, finds:',
    );
    const links = nearestOf(page).getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(5);
    await expect(links.first()).toHaveAttribute(
      'href',
      '/docs/core/content-manager/relation-modal',
    );
    expect(await readPlace()).toBe(before);
    expect(await findViolations(page, {})).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
  await nearestOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/core/content-manager/relation-modal');
});

for (const [route, words] of Object.entries({
  '/qqxxqqzzqqwwqq': /“qqxxqqzzqqwwqq”, the words of the address, finds no page\.$/u,
  '/12345/%25/3f2a9bc01.html': 'The address has no words to search for.',
  '/docs/relations%E2%80%8B/%3Cscript%3E?a=%#%': /“relations script”/u,
})) {
  test(`the page says what became of the search for ${route}`, async ({page}) => {
    await openPage(page, route);
    await expect(nearestOf(page).getByRole('status')).toHaveText(words);
  });
}

test.describe('when the index cannot be had', () => {
  test.use({expectedConsole: [/Failed to load resource/]});

  test('the page says so', async ({page}) => {
    await page.route(indexFiles, (request) => request.abort());
    await openPage(page, '/docs/relations-of-old');
    await expect(nearestOf(page).getByRole('status')).toHaveText(
      'The search for the words of the address could not be loaded.',
    );
  });
});
