import {type ConsoleMessage, expect, type Page, type Request, test as base} from '@playwright/test';
import {basePathUrl, siteUrl} from './site';

type Fixtures = {
  /** Console messages that this test expects, as patterns. */
  expectedConsole: RegExp[];
  /** Other hosts that this test's page may ask. */
  expectedHosts: string[];
  /** Fails the test when its page logs, throws or asks another host. */
  quietPage: void;
};

const ownHosts = new Set([siteUrl, basePathUrl].map(({host}) => host));

/** The test function of this site: its `page` has to stay quiet and at home. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], {option: true}],
  expectedHosts: [[], {option: true}],
  quietPage: [
    async ({page, expectedConsole, expectedHosts}, use) => {
      const problems: string[] = [];
      const hosts = new Set([...ownHosts, ...expectedHosts]);
      const onConsole = (message: ConsoleMessage) => {
        const text = `console.${message.type()}: ${message.text()}`;
        if (!expectedConsole.some((pattern) => pattern.test(text))) {
          problems.push(text);
        }
      };
      const onError = (error: Error) => {
        problems.push(`uncaught: ${error.message}`);
      };
      const onRequest = (request: Request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !hosts.has(url.host)) {
          problems.push(`request to another host: ${url.href}`);
        }
      };
      page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
      await use();
      // Tests that only read share their page.
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens a route and waits until React has taken the page over. */
export async function openPage(page: Page, route: string) {
  const response = await page.goto(route);
  // Looks at every frame; `expect` would look again after 100, 250, 500 ms. The longest page has some 76,000 nodes; a busy
  // machine takes its time over them.
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout: 20_000},
  );
  return response;
}

export {expect} from '@playwright/test';
