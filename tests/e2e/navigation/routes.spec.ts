import type {Request} from '@playwright/test';
import {proves} from '../../spec/statements';
import {readHtml} from '../support/site';
import {gatePages, pageFiles, preventPrefetch, setConnection} from '../support/network';
import {expect, openPage, test} from '../support/test';

// Pages without diagrams, which load chunks of their own whenever they like.
const from = '/api/EventHub';
const to = {
  route: '/api/StrapiFS',
  title: 'StrapiFS',
};

/** A page whose content is a chunk; that of a document is its article, see tests/e2e/article/navigation.spec.ts. */
const tag = {
  route: '/tags/database',
  title: 'database',
  content: '"permalink":"/docs/core/database/transactions"',
};

test(
  'a route is loaded while the old page is still shown, and then shown',
  proves('2.route.preload', '4.route-loading'),
  async ({page}) => {
    await preventPrefetch(page);
    const gate = await gatePages(page);
    await openPage(page, from);
    const title = page.getByRole('heading', {level: 1});
    const oldTitle = await title.innerText();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.locator('[aria-current=page]');

    gate.close();
    const asked = page.waitForRequest(pageFiles);
    await sidebar.getByRole('link', {name: to.title}).click();
    await asked;
    await expect(page).toHaveURL(to.route);
    await expect(title).toHaveText(oldTitle);
    await expect(current).toHaveAttribute('href', from);

    gate.open();
    await expect(title).toHaveText(to.title);
    await expect(current).toHaveAttribute('href', to.route);
  },
);

test.describe('when the chunk of a route cannot be loaded', () => {
  test.use({expectedConsole: [/Failed to load resource|ChunkLoadError/]});

  test(
    'the console warns, and the page is loaded anew',
    proves('2.route.preload-failure', '8.preload'),
    async ({page}) => {
      await preventPrefetch(page);
      let isBroken = false;
      await page.route('**/assets/js/*.js', (route) =>
        isBroken ? route.abort() : route.continue(),
      );
      await openPage(page, '/tags');
      const happened: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          happened.push(/ChunkLoadError/.test(message.text()) ? 'warning' : message.text());
        }
      });
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          // The new page gets its scripts.
          isBroken = false;
          happened.push(new URL(request.url()).pathname);
        }
      });

      isBroken = true;
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').locator(`a[href="${tag.route}"]`).click();
      await loaded;
      await expect(page.getByRole('heading', {level: 1})).toContainText(tag.title);
      expect(happened).toEqual(['warning', tag.route]);
    },
  );
});

test(
  'a link to a section of another page leads to its heading',
  proves('2.route.hash-scroll'),
  async ({page}) => {
    // Both are pages without diagrams, which would move the heading while they are drawn.
    await openPage(page, '/docs/core/data-transfer/providers/strapi-file/destination');
    const target = '/docs/core/data-transfer/providers/strapi-file/source#opening';
    await page.getByRole('main').locator(`a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    const heading = page.locator('#opening');
    await expect(heading).toBeInViewport({ratio: 1});
    // Below the navbar and what keeps headings clear of it.
    await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBeLessThan(110);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  },
);

test(
  'a link without hash leads to the top of the page',
  proves('2.route.scroll-top'),
  async ({page}) => {
    await openPage(page, '/api/container');
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
    await next.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const title = page.getByRole('heading', {level: 1});
    const oldTitle = await title.innerText();
    await next.click();
    await expect(title).not.toHaveText(oldTitle);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

const connections = [
  {
    name: 'on a fast connection links in sight are prefetched',
    details: proves('2.route.prefetch', '7.chunks.prefetch'),
    connection: {effectiveType: '4g', saveData: false},
    isPrefetched: true,
  },
  ...['2g', 'slow-2g'].map((effectiveType) => ({
    name: `on a ${effectiveType} connection nothing is prefetched`,
    details: proves('2.route.prefetch-2g'),
    connection: {effectiveType, saveData: false},
    isPrefetched: false,
  })),
  {
    name: 'with data-saver on nothing is prefetched',
    details: proves('2.route.prefetch-save-data'),
    connection: {effectiveType: '4g', saveData: true},
    isPrefetched: false,
  },
];

const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;

test('the long lists of the whole site come when the pointer is on a link to them, not before', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/intro');
  await expect.poll(() => paths).toContain('/docs/package-map.article.txt');
  await page.waitForLoadState('networkidle');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const [name, file] of [
    ['Glossary', '/glossary.article.txt'],
    ['Symptoms', '/symptoms.article.txt'],
  ] as const) {
    expect(paths).not.toContain(file);
    await sidebar.getByRole('link', {name, exact: true}).hover();
    await expect.poll(() => paths).toContain(file);
  }
});

for (const {name, details, connection, isPrefetched} of connections) {
  test(name, details, async ({page}) => {
    await setConnection(page, connection);
    const prefetches: {method: string; path: string}[] = [];
    let underWay = 0;
    let mostAtOnce = 0;
    page.on('request', (request) => {
      if (isPrefetch(request)) {
        prefetches.push({method: request.method(), path: new URL(request.url()).pathname});
        underWay += 1;
        mostAtOnce = Math.max(mostAtOnce, underWay);
      }
    });
    page.on('requestfinished', (request) => {
      underWay -= Number(isPrefetch(request));
    });
    await openPage(page, from);
    const link = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: to.title});
    await expect(link).toBeInViewport();
    // Observers are told in the order of their creation, and idle callbacks come in the order of their requests: after this,
    // the page has begun to ask for what it wants.
    await link.evaluate(async (element) => {
      await new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(element);
      });
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
    });
    const links = page.locator('link[rel=prefetch]');
    if (!isPrefetched) {
      await expect(links).toHaveCount(0);
      expect(prefetches).toEqual([]);
      return;
    }
    // The pages beside this one lack the fewest chunks, and so they are the first.
    await expect
      .poll(async () => {
        const scripts = await Promise.all(
          prefetches.map(async ({path}) => (await page.request.get(path)).text()),
        );
        return scripts.some((script) => script.includes('"source":"@site/api/'));
      })
      .toBe(true);
    expect(new Set(prefetches.map(({method}) => method))).toEqual(new Set(['GET']));
    expect(mostAtOnce).toBeLessThanOrEqual(4);
    const addresses = await links.evaluateAll((all) =>
      all.map((each) => each.getAttribute('href')),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });
}

test(
  'the content of a page is a chunk, which is loaded when the reader goes there',
  proves('7.chunks.lazy'),
  async ({page}) => {
    await preventPrefetch(page);
    const names: string[] = [];
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        names.push(new URL(response.url()).pathname);
        texts.push(response.text());
      }
    });
    const isLoaded = async () =>
      (await Promise.all(texts)).some((text) => text.includes(tag.content));

    await openPage(page, '/tags');
    expect(await isLoaded()).toBe(false);
    const before = names.length;
    await page.getByRole('main').locator(`a[href="${tag.route}"]`).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(tag.title);
    expect(await isLoaded()).toBe(true);
    const chunks = names.slice(before);
    // Named by the id of the chunk and a hash of what it holds.
    expect(chunks.join(' ')).toMatch(/^(\/assets\/js\/[\da-f]+\.[\da-f]+\.js ?)+$/);
  },
);

test(
  'each entry of the history has a key of six characters',
  proves('9.history-key'),
  async ({page}) => {
    await openPage(page, from);
    const keys: string[] = [];
    for (const title of [to.title, 'StartupLogger', to.title]) {
      await page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: title})
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      keys.push(await page.evaluate(() => (history.state as {key: string}).key));
    }
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.join(' ')).toMatch(/^[\da-z]{6} [\da-z]{6} [\da-z]{6}$/);
  },
);

test.describe('when the app cannot be loaded', () => {
  test.use({expectedConsole: [/Failed to load resource/]});

  test(
    'a red banner on the home page says so and suggests a base URL',
    proves('2.base-url-banner', '8.base-url-banner'),
    async ({page}) => {
      // As if the site stood below a path that its configuration does not know.
      await page.route('**/assets/**', (route) => route.abort());
      await page.route('**/elsewhere/', (route) =>
        route.fulfill({contentType: 'text/html', body: readHtml('/')}),
      );
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await page.goto('/elsewhere/');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('Your Docusaurus site did not load properly');
      await expect(banner).toContainText('Current configured baseUrl = /');
      await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
      await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
      await page.goto(from);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(banner).toHaveCount(0);
    },
  );
});

test(
  'the home page whose app has loaded has no banner',
  proves('2.base-url-banner'),
  async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  },
);
