import type {Page, Route} from '@playwright/test';
import {proves} from '../../spec/statements';
import {preventPrefetch} from '../support/network';
import {expect, openPage, test} from '../support/test';

/** Holds an article back until the returned function is called; asked for again, it comes at once. */
async function holdArticle(page: Page, route: string) {
  let held: Route | undefined;
  await page.route(`**${route}.article.txt`, async (request) => {
    if (held) {
      await request.continue();
    }
    held ??= request;
  });
  return async () => {
    await expect.poll(() => held).toBeTruthy();
    await held!.continue();
  };
}

test(
  'a page that a reader turns to while another one loads has a loader, and Retry brings it',
  proves('4.loader.loading', '4.loader.delayed', '4.loader.timed-out'),
  async ({page}) => {
    // Nothing is prefetched: each article is asked for when it is wanted.
    await preventPrefetch(page);
    await page.clock.install({time: 0});
    const release = await holdArticle(page, '/rfcs/intro');
    await holdArticle(page, '/guides/contributing');
    await openPage(page, '/api/container');
    for (const name of ['RFCs', 'Guides']) {
      const link = page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name, exact: true});
      await link.focus();
      await link.press('Enter');
    }
    await expect(page).toHaveURL('/guides/contributing');
    await release();
    await expect(page.locator('#loader')).toBeVisible();
    // The page is never blank: what every page has is there.
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);

    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert')).toHaveText(/^This page is taking long to load\./);
    await expect(navbar).toHaveCount(1);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contributing to Strapi');
  },
);
