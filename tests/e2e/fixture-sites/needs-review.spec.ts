import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

const base = fixtureUrl('needs-review');

test('a page that needs a review says so above its lead, why, and what to do', async ({page}) => {
  await openPage(page, new URL('open', base).href);
  const banner = page.locator('[data-search-ignore]', {hasText: 'This page needs a review'});
  const notes = ['createCronService has changed in cron.ts.', 'Its second parameter is <new>.'];
  await expect(banner.getByRole('listitem')).toHaveText(notes);
  await expect(banner.getByRole('link', {name: 'correct the page'})).toHaveAttribute(
    'href',
    'https://example.org/edit/main/docs/open.md',
  );
  const order = await page
    .locator('.theme-doc-markdown')
    .evaluate((element) =>
      [...element.querySelectorAll(':scope > :not(script)')]
        .slice(0, 3)
        .map((child) => child.textContent),
    );
  expect(order[0]).toBe('Open questions');
  expect(order[1]).toContain(notes[0]);
  expect(order[2]).toBe('A page that may not match the code.');
});

test('such a page does not claim to be checked', async ({page}) => {
  await openPage(page, new URL('open', base).href);
  await expect(page.getByText(/Written for Strapi [\d.]+/)).toBeVisible();
  await expect(page.getByText(/Checked against/)).toHaveCount(0);
});

test('a page without a status has no banner and is checked', async ({page}) => {
  await openPage(page, base.href);
  await expect(page.getByText(/Checked against Strapi [\d.]+/)).toBeVisible();
  await expect(page.getByText('This page needs a review')).toHaveCount(0);

  // Its article comes as HTML now.
  await page.getByRole('link', {name: 'Open questions'}).first().click();
  await expect(page.getByText('This page needs a review')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  await expect(page.getByText('This page needs a review')).toHaveCount(0);
});
