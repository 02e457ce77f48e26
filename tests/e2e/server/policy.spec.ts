import {expect, type Page} from '@playwright/test';
import {test as base} from './nginx';
import {missing} from '../../../tools/host/run-nginx';

type Fixtures = {
  /** What the policy has refused on this test's page. */
  violations: string[];
};

const test = base.extend<Fixtures>({
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
