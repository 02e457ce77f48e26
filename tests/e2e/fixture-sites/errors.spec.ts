import type {Page, Route} from '@playwright/test';
import {proves} from '../../spec/statements';
import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

const scripts = '**/assets/js/*.js';
const urlOf = (name: string) => new URL(name, fixtureUrl('errors')).href;

const loaderOf = (page: Page) => page.locator('#loader');
const otherPageOf = (page: Page) => page.getByRole('heading', {name: 'The other page'});
const retryOf = (page: Page) => page.getByRole('button', {name: 'Retry'});
const timeOutOf = (page: Page) => page.getByRole('alert');

async function openOtherPage(page: Page) {
  await page.getByRole('button', {name: 'Open the other page'}).click();
  await expect(page.getByText('Opened.')).toBeVisible();
}

/** Passes time on the page's stopped clock, and waits until React has drawn what came of it. */
async function passTime(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage('after what React has posted');
      }),
  );
}

/** Opens a page whose script, asked for once, stays under way until the returned function is called; the clock stands still. */
async function openSlowly(page: Page) {
  let held: Route | undefined;
  await page.clock.install({time: 0});
  await openPage(page, urlOf('loader'));
  await page.route(scripts, async (route) => {
    if (held) {
      await route.continue();
    }
    held ??= route;
  });
  // Later than the longest load.
  await page.clock.pauseAt(3_600_000);
  await openOtherPage(page);
  await expect.poll(() => held).toBeTruthy();
  return () => held!.continue();
}

test.describe('a page that loads slowly', () => {
  test(
    'has a loader after 200 ms, not before, until it is there',
    proves('4.loader.loading', '4.loader.delayed', '9.loader.delay'),
    async ({page}) => {
      const release = await openSlowly(page);
      await passTime(page, 199);
      await expect(loaderOf(page)).toHaveCount(0);
      await passTime(page, 1);
      await expect(loaderOf(page)).toBeVisible();

      await release();
      await expect(otherPageOf(page)).toBeVisible();
      await expect(loaderOf(page)).toHaveCount(0);
    },
  );

  test(
    'says so after ten seconds, and is shown all the same when it is there',
    proves('4.loader.timed-out'),
    async ({page}) => {
      const release = await openSlowly(page);
      await passTime(page, 9999);
      await expect(loaderOf(page)).toBeVisible();
      await expect(timeOutOf(page)).toHaveCount(0);
      await passTime(page, 1);
      await expect(timeOutOf(page)).toHaveText(
        'This page is taking long to load. The connection may be slow or lost.',
      );
      await expect(loaderOf(page)).toHaveCount(0);

      await release();
      await expect(otherPageOf(page)).toBeVisible();
      await expect(timeOutOf(page)).toHaveCount(0);
    },
  );

  test(
    'is asked for anew by Retry after that time',
    proves('4.loader.timed-out'),
    async ({page}) => {
      await openSlowly(page);
      await passTime(page, 10_000);
      const reload = page.waitForEvent('load');
      await retryOf(page).click();
      await reload;
      // The framework starts after the first paint, for which the clock has to go on.
      await page.clock.resume();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await openOtherPage(page);
      await expect(otherPageOf(page)).toBeVisible();
    },
  );
});

test.describe('a page whose script cannot be loaded', () => {
  // The browser itself writes a line for it.
  test.use({expectedConsole: [/^console\.error: Failed to load resource: /]});

  test(
    'leaves a red panel with the error and Retry, which tries again',
    proves('4.loader.error', '4.loader.retry', '8.chunk'),
    async ({page}) => {
      await openPage(page, urlOf('loader'));
      await page.route(scripts, (route) => route.abort('connectionfailed'));
      await openOtherPage(page);
      const panel = page.locator('div', {has: retryOf(page), hasText: 'ChunkLoadError'}).last();
      await expect(panel).toHaveText(/^ChunkLoadError: Loading chunk \w+ failed\./);
      await expect(panel).toHaveCSS('background-color', 'rgb(250, 56, 62)');

      const failure = page.waitForEvent('requestfailed');
      await retryOf(page).click();
      await failure;
      await expect(panel).toBeVisible();

      await page.unroute(scripts);
      await retryOf(page).click();
      await expect(otherPageOf(page)).toBeVisible();
      await expect(panel).toHaveCount(0);
    },
  );
});

/** Reads what comes of each misuse of the page: the message of its error, or what it renders. */
async function readMisuses(page: Page): Promise<Record<string, string>> {
  await openPage(page, urlOf('misuse'));
  await page.getByRole('button', {name: 'Misuse'}).click();
  const rows = page.locator('dl > div');
  await expect(rows.last()).toBeVisible();
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')!.textContent,
        row.querySelector('dd')!.textContent,
      ]),
    ),
  );
}

test.describe('misuse of the framework', () => {
  // React logs every error that a boundary catches.
  test.use({
    expectedConsole: [
      /^console\.error: (ReactContextError: Hook|Error: Docusaurus plugin global data|Invariant Violation:) /,
    ],
  });

  test(
    'a hook outside of its provider throws, and names the provider',
    proves('8.context'),
    async ({page}) => {
      const misuses = await readMisuses(page);
      const providers = {
        useDoc: 'DocProvider',
        useDocsSidebar: 'DocsSidebarProvider',
        useDocsVersion: 'DocsVersionProvider',
        useColorMode: 'ColorModeProvider',
        useAnnouncementBar: 'AnnouncementBarProvider',
        useNavbarMobileSidebar: 'NavbarMobileSidebarProvider',
      };
      for (const [hook, provider] of Object.entries(providers)) {
        // The bundler has shortened the name of the hook.
        expect(misuses[`${hook} without provider`]).toMatch(
          new RegExp(`^Hook \\S* is called outside the <${provider}>\\.`),
        );
      }
    },
  );

  test(
    'global data of a plugin that is not there throws when looked up with failfast',
    proves('8.global-data'),
    async ({page}) => {
      expect(await readMisuses(page)).toMatchObject({
        'data of a missing plugin':
          'Docusaurus plugin global data not found for "missing-plugin" plugin.',
        'data of a missing instance':
          'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "missing-instance".',
        'data of a missing plugin, without failfast': 'undefined',
      });
    },
  );

  test(
    'children that do not belong into the head of a page throw',
    proves('8.head-children'),
    async ({page}) => {
      expect(await readMisuses(page)).toMatchObject({
        'a paragraph in the head': expect.stringMatching(
          /^Only elements types .*, title, .* are allowed\. Helmet does not support rendering <p> elements\./,
        ),
        'a head in the head': expect.stringContaining('nest <Helmet> components within each other'),
        'an element in the title': expect.stringContaining(
          'Helmet expects a string as a child of <title>.',
        ),
      });
    },
  );
});

test(
  'browser storage throws when it is used on the server',
  proves('8.storage.server'),
  async ({page}) => {
    await openPage(page, urlOf('storage'));
    const error =
      'Error: Illegal storage API usage for storage key "fixture". ' +
      'Docusaurus storage APIs are not supposed to be called on the server-rendering process. ' +
      'Please only call storage APIs in effects and event handlers.';
    await expect(page.getByRole('term')).toHaveText(['get', 'set', 'del', 'listen']);
    await expect(page.getByRole('definition')).toHaveText([error, error, error, error]);
  },
);
