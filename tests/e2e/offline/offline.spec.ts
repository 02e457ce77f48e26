import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {devices, expect, type Page, test as base} from '@playwright/test';
import type {OfflineSummary} from '../../../src/offline/copy';
import {buildDir} from '../../paths';
import {openPage as openQuietPage, test as quietTest} from '../support/test';
import {readHtml, readRoutes, siteUrl} from '../support/site';
import {type Host, makeNextBuild, NEXT_PACK, readPack, readWorker, startHost} from './host';

const test = base.extend<{host: Host}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  host: async ({}, use) => {
    const host = await startHost(buildDir);
    await use(host);
    await host.stop();
  },
});

// All of the site is loaded, and stored.
test.describe.configure({timeout: 120_000});

const stateOf = (page: Page) => page.getByRole('main').getByRole('status');
const keepOf = (page: Page) => page.getByRole('button', {name: /^Keep for offline/u});
const removeOf = (page: Page) => page.getByRole('button', {name: 'Remove the copy'});
const headingOf = (page: Page) => page.getByRole('heading', {level: 1});

async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return response!;
}

async function keep(page: Page, {origin}: Host): Promise<void> {
  await open(page, `${origin}/offline`);
  await keepOf(page).click();
  await expect(stateOf(page)).toHaveText(/^Kept/u, {timeout: 90_000});
}

/** Takes the network away: also that of the service worker, which no emulation knows. */
async function disconnect(page: Page, host: Host): Promise<void> {
  await host.stop();
  await page.context().setOffline(true);
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

quietTest(
  'readers who keep no copy ask for nothing of it, and have no service worker',
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openQuietPage(page, '/');
    await openQuietPage(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => /offline|service-worker/u.test(each))).toEqual([]);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(await cachesOf(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'}).click();
    await quietTest.expect(stateOf(page)).toHaveText(/^Not kept/u);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  },
);

test('the copy has every page, article, script and index, and no file for programs', () => {
  const packed = new Set(
    readWorker(buildDir).copy.packs.flatMap((pack) =>
      readPack(buildDir, pack).map(([name]) => name),
    ),
  );
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const wanted = files.filter((name) =>
    /\.html$|\.article\.txt$|^search-.*\.json$|^assets\/.*\.(?:css|js)$/u.test(name),
  );
  expect(wanted.filter((name) => !packed.has(name))).toEqual([]);
  expect(
    [...packed].filter((name) =>
      /\.md$|^llms|^sitemap|^offline(?:\.json|\/)|service-worker/u.test(name),
    ),
  ).toEqual([]);
  const pictures = readRoutes().flatMap((route) =>
    [...readHtml(route).matchAll(/<img[^>]* src="?\/(?<name>[^"\s>]+)/gu)].map(
      ({groups}) => groups!.name!,
    ),
  );
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((name) => !packed.has(name))).toEqual([]);
});

test('the whole site works without a network: pages never opened, search, pictures, the not-found page', async ({
  page,
  host,
}) => {
  await open(page, `${host.origin}/offline`);
  const {download} = JSON.parse(
    readFileSync(path.join(buildDir, 'offline.json'), 'utf8'),
  ) as OfflineSummary;
  await expect(keepOf(page)).toHaveText(
    `Keep for offline (${(download / 1e6).toFixed(1).replace(/\.0$/u, '')} MB)`,
  );
  await keepOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(stateOf(page)).toHaveText(/^Loading/u);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(stateOf(page)).toHaveText(/^Kept/u, {timeout: 90_000});
  await expect(removeOf(page)).toBeFocused();
  const policy = (await page.request.get(host.origin)).headers()['content-security-policy'];
  await disconnect(page, host);

  const response = await open(page, `${host.origin}/docs/core/data-transfer/engine`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toBe(policy);
  await expect(headingOf(page)).toHaveText('Transfer engine');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'RFCs', exact: true})
    .click();
  await expect(headingOf(page)).toHaveText('About RFCs');

  // The section has a layout of its own, which hears the keys a moment after its heading is there.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused({timeout: 2000});
  }).toPass();
  await page.keyboard.type('rollback of a transaction');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/\/rfcs\//u);
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();

  const withPicture = readRoutes().find((route) =>
    /class="?screen-picture/u.test(readHtml(route)),
  )!;
  await open(page, host.origin + withPicture);
  const picture = page.locator('.screen-picture img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  await open(page, `${host.origin}/docs/intro.html?from=here#the-code`);
  await expect(page).toHaveURL(`${host.origin}/docs/intro?from=here#the-code`);
  const unknown = await open(page, `${host.origin}/docs/no-such-page`);
  expect(unknown.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/u);
});

test('an update is used once it is complete; until then, and without a network, the copy from before is', async ({
  page,
  host,
}) => {
  await keep(page, host);
  const before = readWorker(buildDir).copy.version;
  const {worker, pack} = makeNextBuild(buildDir, {
    page: 'docs/intro.html',
    from: '<h1>Introduction</h1>',
    to: '<h1>Another introduction</h1>',
  });
  let release: () => void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.others.set('/service-worker.js', worker);
  host.others.set(NEXT_PACK, held);
  await open(page, `${host.origin}/offline`);
  await expect(stateOf(page)).toHaveText(/^Updating/u);
  const other = await page.context().newPage();
  const textOf = async () => await (await other.goto(`${host.origin}/docs/intro`))!.text();
  expect(await textOf()).toContain('<h1>Introduction</h1>');
  // It is no file of the build: the host says so, and the update fails.
  release!();
  await expect(stateOf(page)).toHaveText(/^Failed: .*You still have the copy from before/u, {
    timeout: 90_000,
  });
  expect(await textOf()).toContain('<h1>Introduction</h1>');
  // The reason may be shown before what has come is deleted.
  await expect.poll(() => cachesOf(page)).toEqual([`offline:/:${before}`]);

  host.others.set(NEXT_PACK, pack);
  await page.reload();
  await expect(stateOf(page)).toHaveText(/^Updating/u);
  await expect(stateOf(page)).toHaveText(/^Kept/u, {timeout: 90_000});
  expect((await cachesOf(page)).toSorted()).toEqual(['offline:/:former', 'offline:/:next-version']);
  await disconnect(page, host);
  expect(await textOf()).toContain('<h1>Another introduction</h1>');
  // Scripts of the build before, for tabs that have been open since.
  const script = await other.evaluate(async () => {
    const cache = await caches.open('offline:/:former');
    return (await cache.keys()).map(({url}) => new URL(url).pathname);
  });
  expect(script.length).toBeGreaterThan(10);
  expect(script.filter((each) => !each.startsWith('/assets/'))).toEqual([]);
});

test('a copy that does not arrive leaves nothing, says so, and can be tried again', async ({
  page,
  host,
}) => {
  const {packs} = readWorker(buildDir).copy;
  const last = `/${packs.at(-1)!}`;
  host.others.set(last, 503);
  await open(page, `${host.origin}/offline`);
  await keepOf(page).click();
  await expect(stateOf(page)).toHaveText(/^Failed: .*\(503\).*Nothing is stored\.$/u, {
    timeout: 90_000,
  });
  expect(await cachesOf(page)).toEqual([]);
  host.others.delete(last);
  await keepOf(page).click();
  await expect(stateOf(page)).toHaveText(/^Kept/u, {timeout: 90_000});
});

test('one button removes the copy and the service worker', async ({page, host}) => {
  await keep(page, host);
  await page.reload();
  await expect(stateOf(page)).toHaveText(/^Kept/u);
  await removeOf(page).click();
  await expect(stateOf(page)).toHaveText(/^Removed/u);
  await expect(keepOf(page)).toBeFocused();
  expect(await cachesOf(page)).toEqual([]);
  host.asked.length = 0;
  await open(page, `${host.origin}/docs/intro`);
  expect(host.asked).toContain('/docs/intro');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await cachesOf(page)).toEqual([]);
});

test('a copy that is on its way can be stopped, and leaves nothing', async ({page, host}) => {
  const {packs} = readWorker(buildDir).copy;
  const never = new Promise<void>(() => {});
  host.others.set(`/${packs[1]!}`, never);
  await open(page, `${host.origin}/offline`);
  await keepOf(page).click();
  // The first pack has arrived.
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1 / packs.length);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(stateOf(page)).toHaveText(/^Removed/u);
  await expect(keepOf(page)).toBeFocused();
  expect(await cachesOf(page)).toEqual([]);
  host.others.clear();
  await keepOf(page).click();
  await expect(stateOf(page)).toHaveText(/^Kept/u, {timeout: 90_000});
});

test('a browser without service workers is told that it cannot keep the site', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined});
  });
  await open(page, `${host.origin}/offline`);
  await expect(stateOf(page)).toHaveText(/^This browser cannot keep the site/u);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('without JavaScript the page says that no copy can be kept', async ({browser}) => {
  const context = await browser.newContext({baseURL: siteUrl.href, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/offline');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});

test('by touch the button is as large as a finger', async ({browser, host}) => {
  const {viewport: _viewport, defaultBrowserType: _type, ...phone} = devices['Pixel 7'];
  const context = await browser.newContext({...phone, viewport: {width: 320, height: 640}});
  const page = await context.newPage();
  await open(page, `${host.origin}/offline`);
  expect((await keepOf(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await context.close();
});
