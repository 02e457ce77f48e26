import type {Page} from '@playwright/test';
import {replaceInScript} from '../support/scripts';
import {expect, openPage, test} from '../support/test';

const route = '/guides/contributing';
const title = 'Contributing to Strapi';

/** Sets a status of the page: its front matter travels in a script, which comes when the reader goes to the page. */
async function addReview(page: Page, fields: object): Promise<void> {
  const added = JSON.stringify(fields).slice(1, -1);
  const rest = `"title":"${title}"`;
  await replaceInScript(page, `"frontMatter":{${rest}`, `"frontMatter":{${added},${rest}`);
}

async function openFromTag(page: Page): Promise<void> {
  await openPage(page, '/tags/testing');
  await page.getByRole('main').getByRole('link', {name: title}).click();
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
}

test('a page that needs a review says so above its lead, why, and what to do', async ({page}) => {
  const notes = ['createCronService has changed in cron.ts.', 'Its second parameter is <new>.'];
  await addReview(page, {status: 'needs-review', review_notes: notes});
  await openFromTag(page);
  const banner = page.locator('[data-search-ignore]', {hasText: 'This page needs a review'});
  await expect(banner.getByRole('listitem')).toHaveText(notes);
  await expect(banner.getByRole('link', {name: 'correct the page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/guides\/contributing\.md$/,
  );
  const order = await page
    .locator('.theme-doc-markdown')
    .evaluate((element) => [...element.children].slice(0, 3).map((child) => child.textContent));
  expect(order[0]).toBe(title);
  expect(order[1]).toContain(notes[0]);
});

test('such a page does not claim to be checked', async ({page}) => {
  await addReview(page, {status: 'needs-review'});
  await openFromTag(page);
  await expect(page.getByText('This page needs a review')).toBeVisible();
  await expect(page.getByText(/Written for Strapi [\d.]+/)).toBeVisible();
  await expect(page.getByText(/Checked against/)).toHaveCount(0);
});

test('a page without a status has no banner', async ({page}) => {
  await openFromTag(page);
  await expect(page.getByText('This page needs a review')).toHaveCount(0);
});
