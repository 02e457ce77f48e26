import path from 'node:path';
import type {Page} from '@playwright/test';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {readHtml, readRoutes, siteUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {buildDir} from '../../paths';

/** Takes the reader to a route inside the open page: its router hears of it as of one that the history brings back. */
async function goWithin(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, route);
}

/** Serves a page of the build at another address too, as a host that redirects nothing may do. */
async function serveAt(page: Page, address: string, route: string): Promise<void> {
  await page.route(new URL(address, siteUrl).href, (request) =>
    request.fulfill({path: path.join(buildDir, `${route}.html`), contentType: 'text/html'}),
  );
}

const exactDetails = proves('2.route.exact', '2.route.not-found');
test(
  'what is below a page is not the page, neither for the server nor for the router',
  exactDetails,
  async ({page, request}) => {
    const heading = page.getByRole('heading', {level: 1});
    await openPage(page, '/rfcs/example');
    for (const {route, title} of [
      {route: '/rfcs/custom-fields', title: 'Custom fields'},
      {route: '/api/container', title: 'Container'},
      {route: '/tags/nps', title: 'nps'},
      {route: '/health', title: 'Docs health'},
    ]) {
      await goWithin(page, route);
      await expect(heading).toContainText(title);
      await goWithin(page, `${route}/below`);
      await expect(heading).toHaveText('Page Not Found');
      expect((await request.get(`${route}/below`)).status()).toBe(404);
    }
  },
);

for (const {ending, id} of [
  {ending: '.html', id: '2.route.html'},
  {ending: '/index.html', id: '2.route.index-html'},
] as const) {
  test(
    `an address that ends in ${ending} is that of the page without it`,
    proves(id),
    async ({page, request}) => {
      const heading = page.getByRole('heading', {level: 1});
      const current = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .locator('[aria-current=page]');
      await serveAt(page, `/rfcs/example${ending}`, '/rfcs/example');

      await openPage(page, `/rfcs/example${ending}`);
      await expect(page).toHaveURL('/rfcs/example');
      await expect(heading).toHaveText('RFC example document');
      await expect(current).toHaveAttribute('href', '/rfcs/example');

      await goWithin(page, `/rfcs/custom-fields${ending}`);
      await expect(current).toHaveAttribute('href', '/rfcs/custom-fields');
      await goWithin(page, ending.replace(/^\./u, '/index.'));
      await expect(heading).toHaveText('Contributor documentation');

      const response = await request.get(`/rfcs/example${ending}`);
      expect(response.url()).toBe(new URL('/rfcs/example', siteUrl).href);
      expect(response.status()).toBe(200);
    },
  );
}

for (const address of ['/rfcs/example/', '/RFCs/Example']) {
  const title = `the page at ${address} is marked in the sidebar as that at /rfcs/example`;
  test(title, proves('2.route.slash-case'), async ({page}) => {
    await serveAt(page, address, '/rfcs/example');
    await openPage(page, address);
    // The letters of an address are corrected before the page starts, the slash is left to the host.
    await expect(page).toHaveURL(address.toLowerCase());
    const current = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', '/rfcs/example');

    await page.locator('a[href="/rfcs/custom-fields"]').first().press('Enter');
    await expect(current).toHaveAttribute('href', '/rfcs/custom-fields');
    await goWithin(page, address);
    await expect(current).toHaveAttribute('href', '/rfcs/example');
  });
}

const slashDetails = proves('1.trailing-slash');
test(
  'no path and no link to one ends in a slash, but that of the home page',
  slashDetails,
  async ({page}) => {
    const routes = readRoutes();
    expect(routes.filter((route) => route !== '/' && route.endsWith('/'))).toEqual([]);
    for (const route of routes) {
      // Links of this site begin with a slash; its own address stands in the head.
      const targets = readHtml(route).matchAll(/<(?:a|link) [^>]*?href="?(\/[^"\s>#?]*)/gu);
      const slashed = [...targets].filter(([, target]) => target !== '/' && target!.endsWith('/'));
      expect(slashed, route).toEqual([]);
    }

    await page.goto('/rfcs/example/');
    await expect(page).toHaveURL('/rfcs/example');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rfcs\/example$/u);
  },
);

for (const {id, entry} of sections) {
  test(`/${id} leads to ${entry}, without scripts too, and is no page of its own`, async ({
    browser,
    request,
  }) => {
    const response = await request.get(`/${id}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    expect(readRoutes()).not.toContain(`/${id}`);
    const context = await browser.newContext({baseURL: siteUrl.href, javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/tags');
    await page.goto(`/${id}`);
    await expect(page).toHaveURL(entry);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    // It takes no place in the history.
    await page.goBack();
    await expect(page).toHaveURL('/tags');
    await context.close();
  });
}
