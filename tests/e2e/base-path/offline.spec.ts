import path from 'node:path';
import {expect, test} from '@playwright/test';
import {otherBuildsDir} from '../../paths';
import {startHost} from '../offline/host';

test('below a base path a copy is kept for this path only, and works without a network', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const host = await startHost(path.join(otherBuildsDir, 'contributor'), '/contributor/');
  const home = `${host.origin}/contributor`;
  await page.goto(`${home}/offline`);
  await page.getByRole('button', {name: /^Keep for offline/u}).click();
  const state = page.getByRole('main').getByRole('status');
  await expect(state).toHaveText(/^Kept/u, {timeout: 90_000});
  expect(
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
    ),
  ).toEqual(['/contributor/']);
  await host.stop();
  await page.context().setOffline(true);
  await page.goto(`${home}/docs/core/database/transactions`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Transactions');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'RFCs', exact: true})
    .click();
  await expect(page).toHaveURL(`${home}/rfcs/intro`);
  expect((await page.goto(`${home}/no-such-page`))!.status()).toBe(404);
  await page.goto(`${home}/offline`);
  await page.getByRole('button', {name: 'Remove the copy'}).click();
  await expect(state).toHaveText(/^Removed/u);
});
