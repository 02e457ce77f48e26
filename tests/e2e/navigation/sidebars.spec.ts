import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {parsePages} from '../site/parse';
import {readRoutes, sectionOfRoute} from '../support/site';
import {expect, openPage, test} from '../support/test';

const sidebarDetails = proves('2.docs.sidebars');
test(
  'every section has a sidebar with its pages, and its links open them',
  sidebarDetails,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const entries = await parsePages(
      page,
      sections.map(({entry}) => entry),
    );
    const routes = readRoutes();
    for (const [index, {id}] of sections.entries()) {
      const {sidebarLinks} = entries[index]!;
      expect(sidebarLinks.length, id).toBeGreaterThan(2);
      expect(sidebarLinks.filter((link) => !routes.includes(link))).toEqual([]);
      expect(new Set(sidebarLinks.map((link) => sectionOfRoute(link)?.id))).toEqual(new Set([id]));
    }

    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', '/rfcs/example');
    await sidebar.locator('a[href="/rfcs/custom-fields"]').press('Enter');
    await expect(page).toHaveURL('/rfcs/custom-fields');
    await expect(current).toHaveAttribute('href', '/rfcs/custom-fields');
  },
);

const breadcrumbDetails = proves('2.docs.breadcrumbs');
test(
  'breadcrumbs lead from the home page to the doc, and back up',
  breadcrumbDetails,
  async ({page}) => {
    await openPage(page, '/docs/core/utils/async');
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([
      '',
      'Docs',
      'Core',
      'Utils',
      'Async utils functions',
    ]);
    await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    await breadcrumbs.getByRole('link', {name: 'Docs', exact: true}).press('Enter');
    await expect(page).toHaveURL('/docs/intro');
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Docs', 'Introduction']);
  },
);
