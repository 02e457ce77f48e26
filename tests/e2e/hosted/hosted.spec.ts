import path from 'node:path';
import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {basePathUrl, hostedSearchUrl} from '../support/site';
import {resultsOf} from '../search/widget/support';
import {expect, openPage, test as base} from '../support/test';
import {type StandIn, startStandIn} from './stand-in';

const LIBRARY_URL =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';
const libraryFile = path.join(
  path.dirname(require.resolve('search-insights/package.json')),
  'dist/search-insights.min.js',
);

/** `libraryRequests` counts how often the page asks the CDN, which here is the installed library. */
const test = base.extend<{standIn: StandIn; libraryRequests: string[]}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, also of a fixture that needs no other.
  standIn: async ({}, use) => {
    const standIn = await startStandIn();
    await use(standIn);
    await standIn.stop();
  },
  libraryRequests: async ({page}, use) => {
    const requests: string[] = [];
    await page.route('https://cdn.jsdelivr.net/**', async (route) => {
      requests.push(route.request().url());
      await route.fulfill({path: libraryFile, contentType: 'text/javascript'});
    });
    await use(requests);
  },
});

// The address of the stand-in is part of the build, so one test after the other uses it.
test.describe.configure({mode: 'default'});
test.use({baseURL: basePathUrl.href, expectedHosts: [hostedSearchUrl.host, 'cdn.jsdelivr.net']});

const credentials = {appId: 'STANDIN', apiKey: 'stand-in-search-key'};

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('combobox').fill(query);
}

test(
  'the hosted service is asked for 8 results, and one opens with its terms highlighted',
  proves('7.hosted.client', '9.search.results'),
  async ({page, standIn, libraryRequests}) => {
    const indexFiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) {
        indexFiles.push(request.url());
      }
    });
    await openPage(page, './guides/code-of-conduct');
    expect(libraryRequests).toEqual([]);
    await search(page, 'container');
    const first = resultsOf(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(resultsOf(page)).toHaveCount(8);
    await expect(first.locator('mark').first()).toHaveText(/^container$/iu);
    await expect(first).toContainText(/API Reference|Docs|Exports|Guides/u);
    expect(standIn.queries.at(-1)).toMatchObject({
      ...credentials,
      indexName: 'contributor',
      query: 'container',
      hitsPerPage: 8,
      clickAnalytics: true,
      optionalFilters: ['tag:docs-guides-current'],
    });
    const href = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0))
      .toBeGreaterThan(0);
    expect(indexFiles).toEqual([]);
  },
);

test('sections stand below the row of their page, which says where it is, and the code is searched too', async ({
  page,
  standIn,
  libraryRequests,
}) => {
  await openPage(page, './guides/code-of-conduct');
  await search(page, 'container');
  const options = resultsOf(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options).toHaveCount(8);
  const rows = await options.evaluateAll((links) =>
    links.map((link) => ({
      page: link.getAttribute('href')!.split('#')[0]!,
      isNested: link.matches('[class*=nested]'),
      place: link.querySelector('.search__result-place')?.textContent,
      kind: link.querySelector('.search__result-kind')?.textContent,
    })),
  );
  const pages: string[] = [];
  for (const row of rows) {
    expect(row.isNested).toBe(pages.at(-1) === row.page);
    if (!row.isNested) {
      expect(pages).not.toContain(row.page);
      pages.push(row.page);
      expect(row.place).toMatch(/API Reference|Docs|Exports|Guides|RFCs/u);
      expect(row.kind).toMatch(/^[A-Z]/u);
    }
  }
  expect(pages.length).toBeLessThan(rows.length);

  await page.getByRole('combobox').fill('isValidLink');
  await expect.poll(() => standIn.queries.at(-1)?.query).toBe('isValidLink');
  const place = page.locator('.search__code').first();
  await expect(place).toContainText(/isValidLink.*\.tsx:\d+ on GitHub/su);
  await expect(place).toHaveAttribute('href', /^https:\/\/github\.com\/strapi\/strapi\/blob\//u);
  expect(libraryRequests.length).toBeGreaterThan(0);
});

test(
  'viewed results are told, 20 at a time',
  proves('7.hosted.analytics-script', '7.hosted.events', '7.hosted.batches', '9.search.analytics'),
  async ({page, standIn, libraryRequests}) => {
    standIn.hitCount = 45;
    await openPage(page, './');
    await search(page, 'the');
    await expect(resultsOf(page)).toHaveCount(45);
    await expect.poll(() => standIn.events.length).toBe(3);
    for (const event of standIn.events) {
      expect(event).toMatchObject({...credentials, eventType: 'view', index: 'contributor'});
      expect(event.userToken).toMatch(/^anonymous-/u);
    }
    // Sent at once: they may come in any order.
    const lengths = standIn.events.map(({objectIDs}) => objectIDs.length);
    expect(lengths.toSorted((a, b) => b - a)).toEqual([20, 20, 5]);
    expect(new Set(standIn.events.flatMap(({objectIDs}) => objectIDs)).size).toBe(45);
    expect(libraryRequests).toEqual([LIBRARY_URL]);
  },
);

test(
  'viewed results are told 400 ms after the last change, those that another key has replaced are not',
  proves('7.hosted.batches', '9.search.analytics'),
  async ({page, standIn, libraryRequests}) => {
    await page.clock.install({time: 0});
    await openPage(page, './');
    await search(page, '');
    await page.clock.pauseAt(60_000);
    const first = resultsOf(page).first();
    for (const query of ['container', 'lifecycle']) {
      await page.getByRole('combobox').fill(query);
      // The panel needs some milliseconds of the halted clock to ask and to show.
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(first.locator('mark').first()).toHaveText(new RegExp(query, 'iu'), {
          timeout: 500,
        });
      }).toPass();
      await page.clock.runFor(380);
    }
    expect(standIn.events).toEqual([]);
    await page.clock.runFor(30);
    await expect.poll(() => standIn.events.length).toBe(1);
    const hrefs = await resultsOf(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(standIn.events[0]!.objectIDs).toEqual(hrefs);
    expect(libraryRequests).toHaveLength(1);
  },
);

for (const {how, waits, types} of [
  {how: 'left at once', waits: false, types: ['click']},
  {how: 'read', waits: true, types: ['click', 'conversion']},
]) {
  test(
    `a chosen result that is ${how} is told as ${types.join(' and ')}`,
    proves('3.search-hit.hosted', '7.hosted.events'),
    async ({page, standIn, libraryRequests}) => {
      const eventTypes = () => standIn.events.map(({eventType}) => eventType);
      await page.clock.install();
      await openPage(page, './guides/code-of-conduct');
      await search(page, 'container');
      const second = resultsOf(page).nth(1);
      const href = (await second.getAttribute('href'))!;
      await second.click();
      await expect(page).toHaveURL(href);
      // The address changes first, the page after it.
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`${href.split('#')[0]}$`));
      await expect.poll(eventTypes).toContain('click');
      if (!waits) {
        await page.goBack();
        await expect(page).toHaveURL('./guides/code-of-conduct');
      }
      await page.clock.fastForward(10_000);
      // Events arrive in their order: after those of another search there is none to wait for.
      const viewCount = eventTypes().filter((type) => type === 'view').length;
      await search(page, 'lifecycle');
      await expect
        .poll(() => eventTypes().filter((type) => type === 'view').length)
        .toBeGreaterThan(viewCount);
      expect(eventTypes().filter((type) => type !== 'view')).toEqual(types);
      for (const event of standIn.events.filter(({eventType}) => eventType !== 'view')) {
        expect(event).toMatchObject({
          ...credentials,
          index: 'contributor',
          objectIDs: [href],
          queryID: 'query-id-of-container',
          ...(event.eventType === 'click' && {positions: [2]}),
        });
      }
      expect(libraryRequests).toHaveLength(1);
    },
  );
}

test(
  'an analytics library that is already there is not loaded again',
  proves('7.hosted.analytics-script'),
  async ({page, standIn, libraryRequests}) => {
    await page.addInitScript(() => {
      const calls: unknown[][] = [];
      const aa = Object.assign((...call: unknown[]) => calls.push(call), {
        calls,
        version: '2.15.0',
      });
      Object.assign(window, {aa});
    });
    await openPage(page, './');
    await search(page, 'container');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const {aa} = window as unknown as {aa: {calls: unknown[][]}};
          return aa.calls.map(([method]) => method);
        }),
      )
      .toContain('viewedObjectIDs');
    expect(libraryRequests).toEqual([]);
    expect(standIn.events).toEqual([]);
  },
);

test('one section is asked for by its tag', async ({page, standIn, libraryRequests}) => {
  await openPage(page, './guides/code-of-conduct');
  await search(page, 'in:api container');
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(standIn.queries.at(-1)).toMatchObject({
    query: 'container',
    facetFilters: [['tag:docs-api-current']],
  });
  expect(libraryRequests).toHaveLength(1);
});

test('tags are asked for as words', async ({page, standIn, libraryRequests}) => {
  await openPage(page, './guides/code-of-conduct');
  await search(page, 'tag:container');
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(standIn.queries.at(-1)).toMatchObject({query: 'container'});
  expect(libraryRequests).toHaveLength(1);
});

test('the not-found page asks for the words of the address', async ({page, standIn}) => {
  await openPage(page, './guides/code-of-conduct');
  // Within the site: the server of the tests has a not-found page of its own.
  await page.evaluate(() => {
    history.pushState({}, '', '/contributor/docs/core/the-container');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  const nearest = page.getByRole('region', {name: 'Perhaps you meant'});
  await expect(nearest.getByRole('status')).toContainText('“the container”');
  await expect(nearest.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/contributor\/[^#]+$/u,
  );
  expect(standIn.queries).toEqual([expect.objectContaining({query: 'the container'})]);
});

test.describe('when the CDN cannot be reached', () => {
  test.use({expectedConsole: [/Could not load search-insights\.js|net::ERR_FAILED/u]});

  test(
    'that is an error in the console, and the search works',
    proves('8.analytics'),
    async ({page, standIn}) => {
      await page.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
      const message = page.waitForEvent('console', (event) =>
        event.text().includes('Could not load search-insights.js'),
      );
      await openPage(page, './');
      await search(page, 'container');
      expect((await message).type()).toBe('error');
      await resultsOf(page).first().click();
      await expect(page).not.toHaveURL('./');
      expect(standIn.events).toEqual([]);
    },
  );
});

test.describe('when the service is out of order', () => {
  test.use({expectedConsole: [/status of 500/u]});

  test('nothing is found, and the next key asks again', async ({
    page,
    standIn,
    libraryRequests,
  }) => {
    standIn.isBroken = true;
    await openPage(page, './');
    await search(page, 'contain');
    await expect(page.locator('.aa-SourceNoResults')).toHaveText(
      'No results found. The search service does not answer.',
    );
    standIn.isBroken = false;
    await page.getByRole('combobox').fill('container');
    await expect(resultsOf(page)).toHaveCount(8);
    expect(libraryRequests).toHaveLength(1);
  });
});
