import {type StrapiPackageName, strapiPackages} from './packages';

/** What a package of Strapi is responsible for, and the page of this site that explains it. */
type PackageRole = {
  name: StrapiPackageName;
  role: string;
  page: {to: string; label: string};
};

/** The packages that the home page presents, in the order in which they build on each other. */
const packageRoles: readonly PackageRole[] = [
  {
    name: '@strapi/strapi',
    role: 'What an application installs: the command line, and the entry points of server and admin panel.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
  },
  {
    name: '@strapi/core',
    role: 'The server: container, life cycle, routing, document service, event hub, cron.',
    page: {to: '/api/Strapi', label: 'Strapi'},
  },
  {
    name: '@strapi/database',
    role: 'Queries, schema sync, migrations and transactions for SQLite, PostgreSQL and MySQL.',
    page: {to: '/database', label: 'Database'},
  },
  {
    name: '@strapi/permissions',
    role: 'The engine that turns permissions into an ability.',
    page: {to: '/permissions', label: 'Permissions'},
  },
  {
    name: '@strapi/types',
    role: 'TypeScript types of the server, its services and its content types.',
    page: {to: '/guides/type-system', label: 'Type system'},
  },
  {
    name: '@strapi/utils',
    role: 'Helper functions that all server packages share.',
    page: {to: '/docs/core/utils', label: 'Utils'},
  },
  {
    name: '@strapi/admin',
    role: 'The admin panel and its server half: users, roles, tokens, settings.',
    page: {to: '/docs/core/admin/intro', label: 'Admin panel'},
  },
  {
    name: '@strapi/content-manager',
    role: 'Views for listing and editing entries.',
    page: {to: '/docs/core/content-manager/intro', label: 'Content Manager'},
  },
  {
    name: '@strapi/content-type-builder',
    role: 'Editing content types and writing their schemas to disk.',
    page: {to: '/docs/core/content-type-builder/intro', label: 'Content-Type Builder'},
  },
  {
    name: '@strapi/content-releases',
    role: 'Publishing several entries together, at once or at a set time.',
    page: {to: '/docs/core/content-releases/intro', label: 'Content Releases'},
  },
  {
    name: '@strapi/review-workflows',
    role: 'Stages that an entry passes before it is published.',
    page: {to: '/docs/core/admin/ee/review-workflows', label: 'Review workflows'},
  },
  {
    name: '@strapi/upload',
    role: 'Files: media library, folders, and the providers that store them.',
    page: {to: '/upload', label: 'Upload'},
  },
  {
    name: '@strapi/data-transfer',
    role: 'Export, import and transfer between instances.',
    page: {to: '/docs/core/data-transfer/intro', label: 'Data transfer'},
  },
];

/** The packages that the home page presents, each with its folder inside the monorepo. */
export const presentedPackages = packageRoles.map(({name, ...rest}) => {
  const {directory} = strapiPackages.find((each) => each.name === name)!;
  return {name, directory, ...rest};
});
