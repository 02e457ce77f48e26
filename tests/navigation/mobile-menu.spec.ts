import {sections} from '../../src/sections';
import {expect, openPage, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

test('the menu opens, locks the page, leads to every section and closes', async ({page}) => {
  await openPage(page, '/docs/intro');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).not.toBeInViewport();

  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu).toBeInViewport();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu.getByRole('link', {name: 'Introduction', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );

  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  for (const {label} of sections) {
    await expect(menu.getByRole('link', {name: label})).toBeInViewport();
  }
  await menu.getByRole('link', {name: 'API Reference'}).click();
  await expect(page).toHaveURL('/api/Strapi');
  await expect(menu).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the close button closes the menu', async ({page}) => {
  await openPage(page, '/');
  const menu = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu).toBeInViewport();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).not.toBeInViewport();
});

test('the menu is forced closed on a desktop-sized screen', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.setViewportSize({width: 1280, height: 844});
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});
