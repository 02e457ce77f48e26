import type {Page} from '@playwright/test';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import siteConfig from '../../../docusaurus.config';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

// What the site configures is on its pages, field by field. What it does not configure, the fixtures do.
const {navbar, footer, announcementBar} = siteConfig.themeConfig as Required<ThemeConfig>;

const imageIn = (page: Page, place: 'navigation' | 'contentinfo') =>
  page.getByRole(place).first().locator('img:visible');

test(
  'every item of the navbar has the label, the side and the target that its fields say',
  proves('3.navbar-item.fields'),
  async ({page}) => {
    await openPage(page, '/rfcs/intro');
    const shown = await page
      .getByRole('navigation', {name: 'Main'})
      .locator('.navbar__items')
      .evaluateAll(([left, right]) =>
        [left!, right!].map((side) =>
          [...side.querySelectorAll('a.navbar__item, .search__button')].map((element) => [
            element.textContent,
            element.getAttribute('href'),
          ]),
        ),
      );
    const items = (
      navbar.items as {type: string; position: string; sidebarId: string; label: string}[]
    ).map(({type, position, sidebarId, label}) => ({type, position, sidebarId, label}));
    const sidebarItems = items.filter(({type}) => type === 'docSidebar');
    expect(sidebarItems).toEqual(
      sections.map(({id, label}) => ({type: 'docSidebar', position: 'left', sidebarId: id, label})),
    );
    // A sidebar item leads to the first page of its sidebar, in the docs plugin that it names.
    expect(shown[0]).toEqual(sections.map(({label, entry}) => [label, entry]));
    expect(items.slice(sidebarItems.length)).toMatchObject([
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ]);
    expect(shown[1]).toEqual([
      ['5.x', '/docs/intro#what-the-pinned-version-means'],
      [expect.stringMatching(/^Search/u), null],
    ]);
  },
);

test(
  'the logo of the navbar has the fields of its configuration',
  proves('3.navbar-logo.fields'),
  async ({page}) => {
    const {src, srcDark, alt, width, height} = navbar.logo!;
    for (const [colorScheme, source] of [
      ['light', src],
      ['dark', srcDark],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/rfcs/intro');
      const logo = page.locator('.navbar__logo img:visible');
      await expect(logo).toHaveAttribute('src', `/${source}`);
      await expect(logo).toHaveAttribute('alt', alt!);
      await expect(logo).toHaveAttribute('width', String(width));
      await expect(logo).toHaveAttribute('height', String(height));
    }
  },
);

test(
  'the footer has the columns, links and copyright of its configuration, and no logo',
  proves('3.footer.fields'),
  async ({page}) => {
    await openPage(page, '/rfcs/intro');
    const shown = page.getByRole('contentinfo');
    for (const column of footer.links as {
      title: string;
      items: {label: string; to?: string; href?: string}[];
    }[]) {
      await expect(shown.getByText(column.title, {exact: true})).toBeVisible();
      for (const {label, to, href} of column.items) {
        const link = shown.getByRole('link', {name: label}).first();
        await expect(link).toHaveAttribute('href', (to ?? href)!);
      }
    }
    await expect(shown).toContainText(footer.copyright!);
    await expect(imageIn(page, 'contentinfo')).toHaveCount(0);
  },
);

test(
  'the announcement has the content of its configuration, and can be closed as it says',
  proves('3.announcement.fields'),
  async ({page}) => {
    await openPage(page, '/rfcs/intro');
    const bar = page.locator('.theme-announcement-bar');
    const text = await page.evaluate((html) => {
      const element = document.createElement('div');
      element.innerHTML = html;
      return element.textContent!;
    }, announcementBar.content!);
    await expect(bar).toContainText(text);
    expect(announcementBar.isCloseable).toBe(true);
    await expect(bar.getByRole('button', {name: 'Close'})).toBeVisible();
  },
);
