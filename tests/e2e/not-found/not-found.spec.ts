import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {readHtml} from '../support/site';
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
