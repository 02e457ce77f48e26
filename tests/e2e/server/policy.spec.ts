import {expect, type Page, test as base} from '@playwright/test';
import {type Server, startNginx} from './nginx';
import {missing} from '../../../tools/host/run-nginx';

type Fixtures = {
  /** What the policy has refused on this test's page. */
  violations: string[];
};

const test = base.extend<Fixtures, {server: Server}>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startNginx();
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],
  violations: async ({page}, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/iu.test(message.text())) {
        violations.push(`${page.url()}: ${message.text()}`);
      }
    });
    await use(violations);
  },
});

test.skip(missing !== undefined, missing);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

test('search, dialogs, tabs and the colour mode work under the policy', async ({
  page,
  server,
  violations,
}) => {
  await open(page, `${server.origin}/docs/core/database/transactions`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rollback');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('body').click({position: {x: 2, y: 400}});
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.diagram-open').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', {name: /colou?r mode|dark|light/iu})
    .first()
    .click();
  await page.getByRole('link', {name: 'Guides', exact: true}).first().click();
  await expect(page).toHaveURL(/\/guides\//u);
  expect(violations).toEqual([]);
});

test('the policy refuses what it should', async ({page, server, violations}) => {
  await open(page, `${server.origin}/docs/intro`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(violations).toHaveLength(1);
});
