import {type StrapiPackageName, strapiPackages} from './packages';

/** What a package of Strapi is responsible for, and the page of this site that explains it. */
export type PackageRole = {
  /** In one sentence. */
  role: string;
  /** Absent while no page explains the package. */
  page?: {to: string; label: string};
  /**
   * The labels under which Strapi's repository keeps reports about it, the usual one first. Absent where no thread with one was
   * found. The comment at each is such a thread of Strapi 5, unless it says otherwise.
   */
  issueLabels?: readonly string[];
};

/** The packages in the order in which they build on each other: first those of every application, then plugins and providers. */
export const packageRoles: Record<StrapiPackageName, PackageRole> = {
  '@strapi/strapi': {
    role: 'What an application installs: the command line, and the entry points of server and admin panel.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
    issueLabels: ['source: core:strapi'], // #23385
  },
  '@strapi/core': {
    role: 'The server: container, life cycle, routing, document service, event hub, cron.',
    page: {to: '/api/Strapi', label: 'Strapi'},
    issueLabels: [
      'source: core:core', // #27469
      'source: core:strapi', // #27395
    ],
  },
  '@strapi/database': {
    role: 'Queries, schema sync, migrations and transactions for SQLite, PostgreSQL and MySQL.',
    page: {to: '/database', label: 'Database'},
    issueLabels: ['source: core:database'], // #22960
  },
  '@strapi/permissions': {
    role: 'The engine that turns permissions into an ability.',
    page: {to: '/permissions', label: 'Permissions'},
  },
  '@strapi/types': {
    role: 'TypeScript types of the server, its services and its content types.',
    page: {to: '/guides/type-system', label: 'Type system'},
    issueLabels: ['source: typescript'], // #22838
  },
  '@strapi/utils': {
    role: 'Helper functions that the server packages share.',
    page: {to: '/docs/core/utils', label: 'Utils'},
    issueLabels: ['source: core:utils'], // #27474
  },
  '@strapi/admin': {
    role: 'The admin panel and its server half: users, roles, tokens, settings.',
    page: {to: '/docs/core/admin/intro', label: 'Admin panel'},
    issueLabels: ['source: core:admin'], // #25254
  },
  '@strapi/data-transfer': {
    role: 'Export, import and transfer between instances.',
    page: {to: '/docs/core/data-transfer/intro', label: 'Data transfer'},
    issueLabels: ['source: core:data-transfer'], // #23939
  },
  '@strapi/openapi': {
    role: 'Describes the routes of an application as an OpenAPI document.',
    page: {to: '/api/openapi', label: 'OpenAPI generator'},
    issueLabels: ['source: core:openapi'], // #25493
  },
  '@strapi/generators': {
    role: 'Writes the files of new APIs, content types, services, policies and migrations, among others.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
  },
  '@strapi/typescript-utils': {
    role: 'Compiles TypeScript projects and generates the types of their content types.',
    page: {to: '/guides/typescript', label: 'TypeScript'},
    issueLabels: ['source: typescript'], // #26348
  },
  '@strapi/logger': {
    role: 'Makes the logger behind `strapi.log`.',
    page: {to: '/api/Strapi', label: 'Strapi'},
  },
  '@strapi/cloud-cli': {
    role: 'The commands of Strapi Cloud.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
    issueLabels: ['source: cli'], // #20118, before the release of 5.0
  },
  '@strapi/content-manager': {
    role: 'Views for listing and editing entries.',
    page: {to: '/docs/core/content-manager/intro', label: 'Content Manager'},
    issueLabels: ['source: core:content-manager'], // #27317
  },
  '@strapi/content-type-builder': {
    role: 'Editing content types and writing their schemas to disk.',
    page: {to: '/docs/core/content-type-builder/intro', label: 'Content-Type Builder'},
    issueLabels: ['source: core:content-type-builder'], // #24974
  },
  '@strapi/content-releases': {
    role: 'Publishing several entries together, at once or at a set time.',
    page: {to: '/docs/core/content-releases/intro', label: 'Content Releases'},
    issueLabels: ['source: core:content-releases'], // #27722
  },
  '@strapi/review-workflows': {
    role: 'Stages that an entry passes before it is published.',
    page: {to: '/docs/core/admin/ee/review-workflows', label: 'Review workflows'},
    issueLabels: ['source: core:review-workflows'], // #22381
  },
  '@strapi/upload': {
    role: 'Files: media library, folders, and the providers that store them.',
    page: {to: '/upload', label: 'Upload'},
    issueLabels: ['source: core:upload'], // #25581
  },
  '@strapi/email': {
    role: 'Sends e-mail through the provider that the project configures.',
    issueLabels: ['source: core:email'], // #17949, of Strapi 4
  },
  '@strapi/i18n': {
    role: 'Locales, and entries in several of them.',
    page: {to: '/docs/plugins/i18n/intro', label: 'Internationalization plugin'},
    issueLabels: ['source: plugin:i18n'], // #23490
  },
  '@strapi/plugin-users-permissions': {
    role: 'End users of the content API: registration, login, roles, permissions.',
    page: {to: '/docs/plugins/users-permissions/intro', label: 'Users & Permissions plugin'},
    issueLabels: ['source: plugin:users-permissions'], // #26723
  },
  '@strapi/plugin-graphql': {
    role: 'The content API as GraphQL: types, queries and mutations made from the content types.',
    page: {to: '/docs/plugins/graphql/intro', label: 'GraphQL plugin'},
    issueLabels: ['source: plugin:graphql'], // #27447
  },
  '@strapi/plugin-documentation': {
    role: 'Writes an OpenAPI document of the REST API and serves it with Swagger UI.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabels: ['source: plugin:documentation'], // #14020, of Strapi 4
  },
  '@strapi/plugin-sentry': {
    role: 'Sends errors of requests to Sentry.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabels: ['source: plugin:sentry'], // #12064, of Strapi 4
  },
  '@strapi/plugin-color-picker': {
    role: 'A custom field that holds a colour.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabels: ['source: plugin:color-picker'], // #21838
  },
  '@strapi/plugin-cloud': {
    role: 'A page of the panel that tells how to deploy to Strapi Cloud.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
  },
  '@strapi/provider-upload-local': {
    role: 'Stores uploaded files in the public folder of the project.',
    page: {to: '/docs/core/upload/backend/providers', label: 'Upload providers'},
  },
  '@strapi/provider-email-sendmail': {
    role: 'Sends e-mail straight to the mail servers of its recipients.',
  },
  '@strapi/provider-email-nodemailer': {
    role: 'Sends e-mail through Nodemailer, by SMTP for example.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
  },
};

/** Packages that the home page leaves to the package map. */
const isInMapOnly: ReadonlySet<StrapiPackageName> = new Set([
  '@strapi/openapi',
  '@strapi/generators',
  '@strapi/typescript-utils',
  '@strapi/logger',
  '@strapi/cloud-cli',
  '@strapi/plugin-graphql',
  '@strapi/plugin-documentation',
  '@strapi/plugin-sentry',
  '@strapi/plugin-color-picker',
  '@strapi/plugin-cloud',
  '@strapi/provider-upload-local',
  '@strapi/provider-email-nodemailer',
]);

/** The packages that the home page presents, each with its folder inside the monorepo. */
export const presentedPackages = Object.entries(packageRoles).flatMap(([name, {role, page}]) => {
  const {directory} = strapiPackages.find((each) => each.name === name)!;
  return page && !isInMapOnly.has(name as StrapiPackageName) ? [{name, directory, role, page}] : [];
});
