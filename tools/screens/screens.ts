import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from 'playwright-core';
import type {Screen} from './screen';

const articles = '/admin/content-manager/collection-types/api::article.article';

async function openEntry(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address + articles);
  await page.getByRole('gridcell', {name: title, exact: true}).click();
  await page.locator('input[name="title"]').waitFor();
  await page.getByRole('button', {name: 'Recipes'}).waitFor();
}

/** The field of a form with this label: the nearest part around its input that has the list below it, too. */
const fieldOf = (page: Page, label: RegExp) =>
  page.getByRole('combobox', {name: label}).locator('xpath=ancestor::*[.//ol or .//ul][1]');

/** What a licence unlocks cannot run here: a page of our own, drawn from the source of its components. */
function drawn(name: string, width: number): Screen {
  return {
    name,
    width,
    open: async (page) => {
      const file = path.join(import.meta.dirname, 'drawn', `${name}.html`);
      await page.goto(pathToFileURL(file).href);
    },
    part: (page) => page.getByRole('main'),
    marks: (page) => page.locator('[data-mark]').all(),
  };
}

/** The pictures, as the pages call them. */
export const screens: readonly Screen[] = [
  {
    name: 'list-view',
    width: 1240,
    height: 470,
    open: async (page, address) => {
      await page.goto(address + articles);
      await page.getByRole('gridcell', {name: 'Bread', exact: true}).waitFor();
    },
    part: (page) => page.getByRole('main'),
    marks: (page) => [
      page.getByRole('heading', {level: 1}),
      page.getByRole('link', {name: 'Create new entry'}),
      page.getByRole('button', {name: 'Filters'}),
      page.getByRole('combobox').first(),
      page.getByRole('button', {name: 'View Settings'}),
      page.getByRole('row').nth(1),
      page.getByRole('row').nth(1).getByRole('button').last(),
    ],
  },
  {
    name: 'edit-view',
    width: 1240,
    height: 560,
    open: (page, address) => openEntry(page, address, 'Bread'),
    part: (page) => page.getByRole('main'),
    marks: (page) => [
      page.getByRole('heading', {level: 1}),
      page.getByRole('combobox', {name: 'Locales'}),
      page.getByRole('button', {name: 'More actions'}).first(),
      page.getByRole('tablist'),
      page.locator('input[name="title"]'),
      page.getByRole('heading', {name: 'Entry'}),
      page.getByRole('button', {name: 'More document actions'}),
    ],
  },
  {
    name: 'relation-field',
    width: 1240,
    open: async (page, address) => {
      await openEntry(page, address, 'Bread');
      await page.getByRole('button', {name: 'Recipes'}).scrollIntoViewIfNeeded();
    },
    part: (page) => fieldOf(page, /categories/),
    margin: 8,
    marks: (page) => {
      const field = fieldOf(page, /categories/);
      return [
        field.getByRole('combobox'),
        field.getByRole('list'),
        field.getByRole('button', {name: 'Drag'}).nth(1),
        field.getByRole('button', {name: 'Breakfast'}),
        field.getByRole('button', {name: 'Remove'}).nth(4),
      ];
    },
  },
  {
    name: 'role-editor',
    width: 1340,
    height: 560,
    open: async (page, address) => {
      await page.goto(`${address}/admin/settings/roles`);
      await page.getByRole('gridcell', {name: 'Editor', exact: true}).click();
      await page.getByRole('button', {name: 'Article'}).click();
      await page.getByRole('checkbox', {name: 'Select title Update permission'}).waitFor();
    },
    part: (page) => page.getByRole('tablist').locator('xpath=..'),
    marks: (page) => [
      page.getByRole('tab', {name: 'Collection Types'}),
      page.getByRole('checkbox', {name: 'Select all Update permissions'}),
      page.getByRole('button', {name: 'Article'}),
      page.getByRole('checkbox', {name: 'Select Update article permission'}),
      page.getByRole('button', {name: 'Settings'}).first(),
      page.getByRole('checkbox', {name: 'Select title Update permission'}),
    ],
  },
  {
    name: 'media-dialog',
    width: 1100,
    open: async (page, address) => {
      await openEntry(page, address, 'Bread');
      await page
        .getByRole('button', {name: /add an asset/i})
        .first()
        .click();
      await page.getByRole('dialog').getByText('soup.png').waitFor();
    },
    part: (page) => page.getByRole('dialog'),
    marks: (page) => {
      const dialog = page.getByRole('dialog');
      return [
        dialog.getByRole('tablist'),
        dialog.getByRole('button', {name: 'Add folder'}),
        dialog.getByRole('button', {name: 'Add more assets'}),
        dialog.getByText('soup.png'),
        dialog.getByRole('button', {name: 'Finish'}),
      ];
    },
  },
  drawn('releases-page', 900),
  drawn('stage-settings', 900),
];
