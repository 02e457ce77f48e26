import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';
import {parsePages} from './parse';

/** The subjects that the specification lists, each with the page that introduces it and what that page says of it. */
const subjects = [
  {subject: 'core admin', route: '/docs/core/admin/intro', says: /^Admin panel\b/u},
  {
    subject: 'content manager',
    route: '/docs/core/content-manager/intro',
    says: /^Content Manager/u,
  },
  {subject: 'releases', route: '/docs/core/content-releases/intro', says: /^Content Releases/u},
  {
    subject: 'review workflows',
    route: '/docs/core/admin/ee/review-workflows',
    says: /^Review workflows/u,
  },
  {subject: 'permissions', route: '/permissions', says: /^Permissions\b/u},
  {subject: 'data transfer', route: '/docs/core/data-transfer/intro', says: /^Data transfer/u},
  {subject: 'database', route: '/database', says: /^Database/u},
  {subject: 'upload', route: '/upload', says: /^Upload/u},
  {subject: 'configuration', route: '/docs/core/configuration/intro', says: /^Configuration/u},
  {subject: 'utilities', route: '/docs/core/utils/async', says: /\butils\b.*@strapi\/utils/u},
  {subject: 'commands', route: '/docs/core/strapi/commands/overview', says: /\bcommand line/u},
  {subject: 'plugin API', route: '/exports/modules', says: /names a plugin can import/u},
];

test(
  'every subject of the documentation has a page that introduces it',
  proves('1.subjects'),
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const pages = await parsePages(
      page,
      subjects.map(({route}) => route),
    );
    expect(
      pages.map(({status, title, meta}) => ({status, says: `${title}: ${meta.description}`})),
    ).toEqual(subjects.map(({says}) => ({status: 200, says: expect.stringMatching(says)})));
  },
);

const rbacDetails = proves('6.documents-rbac');
test(
  'the role-based permissions of the product are documented, and found by their tag',
  rbacDetails,
  async ({page}) => {
    await openPage(page, '/tags/rbac');
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Admin permissions (RBAC)', exact: true}).press('Enter');
    await expect(page).toHaveURL('/permissions-rbac');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Admin permissions (RBAC)');
    for (const word of ['role', 'permission', 'condition']) {
      await expect(
        main
          .locator('.theme-doc-markdown')
          .getByText(new RegExp(`\\b${word}s?\\b`, 'iu'))
          .first(),
      ).toBeVisible();
    }
  },
);
