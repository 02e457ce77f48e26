import {reportAddress} from '../../../src/lib/report-address';
import {repository} from '../../../package.json';
import {expect, openPage, test} from '../support/test';

test('"Report an error" opens an issue that knows page, section and version', async ({page}) => {
  await openPage(page, '/api/Strapi');
  const title = 'Strapi';
  const address = 'https://contributor.strapi.io/api/Strapi';
  const link = page.getByRole('link', {name: 'Report an error on this page'});
  await expect(link).toHaveAttribute('href', reportAddress(repository.url, {title, address}));
  await expect(page.getByRole('link', {name: 'Edit this page'})).toBeVisible();

  const section = (await page.locator('h2 > .hash-link').first().getAttribute('href'))!;
  await page.locator(`.table-of-contents a[href="${section}"]`).click();
  await expect(page).toHaveURL(`/api/Strapi${section}`);
  await link.focus();
  await expect(link).toHaveAttribute(
    'href',
    reportAddress(repository.url, {title, address: address + section}),
  );
});

test('long pages say how long they take to read, short ones do not', async ({page}) => {
  for (const [route, isLong] of [
    ['/glossary', true],
    ['/api/StartupLogger', false],
  ] as const) {
    await openPage(page, route);
    await expect(
      page.locator('.theme-doc-markdown > .facts').getByText(/^\d+ min read$/u),
    ).toHaveCount(isLong ? 1 : 0);
  }
});
