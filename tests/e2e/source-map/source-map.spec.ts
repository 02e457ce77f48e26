import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strapiPackages} from '../../../src/strapi/packages';
import {packageSlug} from '../../../src/strapi/source-route';
import {STRAPI_VERSION} from '../../../src/strapi';
import type {CodeIndex} from '../../../src/search/shared/code/types';
import {buildDir, projectDir} from '../../paths';
import {findViolationsOfStructure} from '../support/axe';
import {readHtml, routesBelow} from '../support/site';
import {expect, openPage, test} from '../support/test';

const index = JSON.parse(
  readFileSync(path.join(projectDir, 'data', 'code-index.json'), 'utf8'),
) as CodeIndex;

const filesOf = (directory: string) =>
  Object.keys(index.files).filter((file) => file.startsWith(`${directory}/`));

test('the map has each file of the published source once', () => {
  for (const {name, directory} of strapiPackages) {
    const html = routesBelow(`/source/${packageSlug({name})}`)
      .map(readHtml)
      .join('');
    const start = `/blob/v${STRAPI_VERSION}/`;
    const listed = [...html.matchAll(/href="?https:\/\/github\.com\/strapi\/strapi([^\s">]+)/gu)]
      .flatMap(([, address]) => (address!.startsWith(start) ? [address!.slice(start.length)] : []))
      .filter((address) => address !== directory);
    expect(listed.map(decodeURI).toSorted(), name).toEqual(filesOf(directory).toSorted());
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a package is found, opened, and its files lead to pages', async ({page}) => {
    await page.goto('/source');
    const link = page.getByRole('main').getByRole('link', {name: '@strapi/database', exact: true});
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Source of @strapi/database');
    const folder = page.locator('details', {has: page.getByText('src/lifecycles/', {exact: true})});
    const file = folder.getByRole('link', {name: 'index.ts', exact: true});
    await expect(file).toBeHidden();
    await folder.locator('summary').click();
    await expect(file).toHaveAttribute(
      'href',
      `https://github.com/strapi/strapi/blob/v${STRAPI_VERSION}/packages/core/database/src/lifecycles/index.ts`,
    );
    await folder.locator('a[href^="/"]').first().click();
    await expect(page.locator('article')).toBeVisible();
  });

  test('a phone scrolls it in one direction only', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const route of [
      '/source',
      '/source/admin',
      '/source/admin/admin',
      '/source/plugin-users-permissions',
    ]) {
      await page.goto(route);
      // The longest paths of all.
      for (const summary of (await page.locator('main summary').all()).slice(0, 12)) {
        await summary.click();
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([route, width]).toEqual([route, 360]);
    }
  });
});

test('readers who come from another page get the same HTML, and no data as a script', async ({
  page,
}) => {
  await openPage(page, '/health');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await page.getByRole('main').getByRole('link', {name: '@strapi/upload', exact: true}).click();
  await expect(page).toHaveURL('/source/upload');
  await expect(page).toHaveTitle('Source of @strapi/upload | Doc');
  await expect(page.locator('main details')).not.toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'Source map'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Source map');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Source of @strapi/upload');
  const named = scripts
    .map((file) => path.join(buildDir, file))
    .filter(
      (file) => existsSync(file) && readFileSync(file, 'utf8').includes('mime-validation.ts'),
    );
  expect(named).toEqual([]);
});

test('a large package has a page for each of its parts, which its own page leads to', async ({
  page,
}) => {
  await openPage(page, '/source/admin');
  await page.getByRole('link', {name: 'All files of server', exact: true}).click();
  await expect(page).toHaveURL('/source/admin/server');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Source of @strapi/admin: server');
  await page.getByRole('main').getByRole('link', {name: 'Source of @strapi/admin'}).click();
  await expect(page).toHaveURL('/source/admin');
});

test('its pages are accessible', async ({page}) => {
  for (const route of ['/source', '/source/permissions', '/source/admin', '/source/admin/shared']) {
    await openPage(page, route);
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
    expect(await findViolationsOfStructure(page, 'main')).toEqual([]);
  }
});
