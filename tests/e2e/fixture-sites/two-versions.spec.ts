import type {Locator, Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {openResults, recordIndexRequests, resultsOf} from '../search/widget/support';

const base = fixtureUrl('two-versions');
const urlOf = (route: string) => new URL(route, base).href;

/** Key under which the version of docs whose plugin has no id is stored. */
const storageKey = 'docs-preferred-version-default';

const mainNavigation = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The dropdown of the versions: a button that is called like the version shown. */
function dropdownOf(page: Page): Locator {
  return mainNavigation(page).getByRole('button', {name: /^(Next|1\.0)$/});
}

/** Opens the dropdown by keyboard, so that no pointer hovers over its links, and gives them. */
async function openDropdown(page: Page): Promise<Locator> {
  await dropdownOf(page).press('Enter');
  const links = mainNavigation(page).getByRole('list').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links;
}

/** Returns names and addresses of links, the addresses from the fixture's own on. */
async function readLinks(links: Locator): Promise<[string, string][]> {
  const found = await links.evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map(({textContent, href}): [string, string] => [
      textContent,
      href,
    ]),
  );
  return found.map(([name, href]) => [name, href.replace(base.href, '')]);
}

/** Returns the version that the two items of the navbar show, and where its plain link leads. */
async function readShownVersion(page: Page) {
  const link = mainNavigation(page).getByRole('link', {name: /^(Next|1\.0)$/});
  return {
    link: await readLinks(link),
    dropdown: await dropdownOf(page).textContent(),
  };
}

const readStorage = (page: Page) => page.evaluate(() => ({...localStorage}));

test(
  'the version link shows the version of the page and leads to its main doc',
  proves('2.navbar-item.docs-version'),
  async ({page}) => {
    await openPage(page, urlOf('next/details'));
    expect((await readShownVersion(page)).link).toEqual([['Next', 'next/intro']]);
    await openPage(page, urlOf('1.0/details'));
    expect((await readShownVersion(page)).link).toEqual([['1.0', '1.0/intro']]);
    await mainNavigation(page).getByRole('link', {name: '1.0'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction, 1.0');
  },
);

test(
  'docs have versions, each with its own pages, sidebar and breadcrumbs',
  proves('2.docs.versioned', '3.docs-version'),
  async ({page}) => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    for (const [folder, name, title, pages] of [
      ['next', 'current', 'Details, next', ['next/intro', 'next/added', 'next/details']],
      ['1.0', '1.0', 'Details, 1.0', ['1.0/intro', '1.0/details']],
    ] as const) {
      await openPage(page, urlOf(`${folder}/details`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', name);
      const links = await readLinks(sidebar.getByRole('link'));
      expect(links.map(([, address]) => address).toSorted()).toEqual(pages.toSorted());
      await expect(breadcrumbs.locator('[aria-current], li').last()).toHaveText(/^Details/);
    }
    // What only one of them has is no page of the other.
    expect((await page.request.get(urlOf('1.0/added'))).status()).toBe(404);
  },
);

test(
  'the version dropdown leads to the same doc of every version, query and hash included',
  proves('2.navbar-item.docs-version-dropdown', '2.version-dropdown.matching-doc'),
  async ({page}) => {
    await openPage(page, urlOf('next/details?size=small#sizes'));
    await expect(dropdownOf(page)).toHaveText('Next');
    const links = await openDropdown(page);
    expect(await readLinks(links)).toEqual([
      ['Next', 'next/details?size=small#sizes'],
      ['1.0', '1.0/details?size=small#sizes'],
    ]);
    await links.filter({hasText: '1.0'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Details, 1.0');
    await expect(page).toHaveURL(urlOf('1.0/details?size=small#sizes'));
    await expect(dropdownOf(page)).toHaveText('1.0');
  },
);

test(
  'the version dropdown leads to the main doc of a version that does not have the page',
  proves('2.version-dropdown.main-doc'),
  async ({page}) => {
    await openPage(page, urlOf('next/added'));
    const links = await openDropdown(page);
    expect(await readLinks(links)).toEqual([
      ['Next', 'next/added'],
      ['1.0', '1.0/intro'],
    ]);
    await links.filter({hasText: '1.0'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction, 1.0');
  },
);

test(
  'the chosen version is stored by its name, and shown where the page belongs to none',
  proves(
    '2.version-dropdown.preferred',
    '3.preferred-version',
    '3.storage.preferred-version',
    '9.docs-version.default',
  ),
  async ({page}) => {
    await openPage(page, urlOf(''));
    const latest = {link: [['1.0', '1.0/intro']], dropdown: '1.0'};
    expect(await readShownVersion(page)).toEqual(latest);
    // Nothing is chosen yet: nothing is stored, and the latest version is shown for want of a preferred one.
    expect(await readStorage(page)).toEqual({});

    // A version that is only read is not chosen.
    await openPage(page, urlOf('next/intro'));
    expect(await readStorage(page)).toEqual({});

    await openPage(page, urlOf(''));
    const links = await openDropdown(page);
    await links.filter({hasText: 'Next'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction, next');
    expect(await readStorage(page)).toEqual({[storageKey]: 'current'});

    await mainNavigation(page).getByRole('link', {name: 'Two versions'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
    const chosen = {link: [['Next', 'next/intro']], dropdown: 'Next'};
    // What is stored is read when the layout is there, after the first drawing.
    await expect.poll(() => readShownVersion(page)).toEqual(chosen);
    await page.reload();
    await expect.poll(() => readShownVersion(page)).toEqual(chosen);
  },
);

test(
  'a stored version that does not exist is forgotten',
  proves('3.storage.preferred-version'),
  async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '0.9'), storageKey);
    await openPage(page, urlOf(''));
    await expect.poll(() => readStorage(page)).toEqual({});
    expect((await readShownVersion(page)).dropdown).toBe('1.0');
  },
);

test('the search looks in the version that is read', async ({page}) => {
  const requests = recordIndexRequests(page);
  for (const [route, index, title] of [
    ['next/intro', 'search-index-docs-default-current.json', 'Details, next'],
    ['1.0/intro', 'search-index-docs-default-1.0.json', 'Details, 1.0'],
  ] as const) {
    await openResults(page, 'kumquat', urlOf(route));
    await expect(resultsOf(page)).toContainText([title]);
    expect(requests.splice(0)).toEqual([index]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test(
    'the version dropdown is called "Versions" and works by tapping',
    proves('2.version-dropdown.mobile-label'),
    async ({page}) => {
      await openPage(page, urlOf('next/details'));
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await menu.getByRole('button', {name: 'Back to main menu'}).click();
      const versions = page.getByRole('button', {name: 'Versions', exact: true});
      const item = menu.getByRole('listitem').filter({has: versions});
      await versions.click();
      await expect(item.getByRole('list').getByRole('link')).toHaveText(['Next', '1.0']);
      await item.getByRole('link', {name: '1.0'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Details, 1.0');
      expect(await readStorage(page)).toEqual({[storageKey]: '1.0'});
    },
  );
});
