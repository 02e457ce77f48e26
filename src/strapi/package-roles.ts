import {type StrapiPackageName, strapiPackages} from './packages';

/** What a package of Strapi is responsible for, and the page of this site that explains it. */
export type PackageRole = {
  /** In one sentence. */
  role: string;
  /** Absent while no page explains the package. */
  page?: {to: string; label: string};
  /**
   * The label that issues and pull requests about it carry in Strapi's repository, as its threads show. Absent where no thread
   * with one was found.
   */
  issueLabel?: string;
};

/** The packages in the order in which they build on each other: first those of every application, then plugins and providers. */
export const packageRoles: Record<StrapiPackageName, PackageRole> = {
  '@strapi/strapi': {
    role: 'What an application installs: the command line, and the entry points of server and admin panel.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
    issueLabel: 'source: core:strapi',
  },
  '@strapi/core': {
    role: 'The server: container, life cycle, routing, document service, event hub, cron.',
    page: {to: '/api/Strapi', label: 'Strapi'},
    issueLabel: 'source: core:strapi',
  },
  '@strapi/database': {
    role: 'Queries, schema sync, migrations and transactions for SQLite, PostgreSQL and MySQL.',
    page: {to: '/database', label: 'Database'},
    issueLabel: 'source: core:database',
  },
  '@strapi/permissions': {
    role: 'The engine that turns permissions into an ability.',
    page: {to: '/permissions', label: 'Permissions'},
  },
  '@strapi/types': {
    role: 'TypeScript types of the server, its services and its content types.',
    page: {to: '/guides/type-system', label: 'Type system'},
    issueLabel: 'source: typescript',
  },
  '@strapi/utils': {
    role: 'Helper functions that the server packages share.',
    page: {to: '/docs/core/utils', label: 'Utils'},
    issueLabel: 'source: core:utils',
  },
  '@strapi/admin': {
    role: 'The admin panel and its server half: users, roles, tokens, settings.',
    page: {to: '/docs/core/admin/intro', label: 'Admin panel'},
    issueLabel: 'source: core:admin',
  },
  '@strapi/data-transfer': {
    role: 'Export, import and transfer between instances.',
    page: {to: '/docs/core/data-transfer/intro', label: 'Data transfer'},
    issueLabel: 'source: core:data-transfer',
  },
  '@strapi/openapi': {
    role: 'Describes the routes of an application as an OpenAPI document.',
    page: {to: '/api/API#openapi', label: 'API'},
    issueLabel: 'source: core:openapi',
  },
  '@strapi/generators': {
    role: 'Writes the files of new APIs, content types, services, policies and migrations, among others.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
  },
  '@strapi/typescript-utils': {
    role: 'Compiles TypeScript projects and generates the types of their content types.',
    page: {to: '/guides/typescript', label: 'TypeScript'},
    issueLabel: 'source: typescript',
  },
  '@strapi/logger': {
    role: 'Makes the logger behind `strapi.log`.',
    page: {to: '/api/Strapi', label: 'Strapi'},
  },
  '@strapi/cloud-cli': {
    role: 'The commands of Strapi Cloud.',
    page: {to: '/docs/core/strapi/commands/overview', label: 'Commands'},
    issueLabel: 'source: cli',
  },
  '@strapi/content-manager': {
    role: 'Views for listing and editing entries.',
    page: {to: '/docs/core/content-manager/intro', label: 'Content Manager'},
    issueLabel: 'source: core:content-manager',
  },
  '@strapi/content-type-builder': {
    role: 'Editing content types and writing their schemas to disk.',
    page: {to: '/docs/core/content-type-builder/intro', label: 'Content-Type Builder'},
    issueLabel: 'source: core:content-type-builder',
  },
  '@strapi/content-releases': {
    role: 'Publishing several entries together, at once or at a set time.',
    page: {to: '/docs/core/content-releases/intro', label: 'Content Releases'},
    issueLabel: 'source: core:content-releases',
  },
  '@strapi/review-workflows': {
    role: 'Stages that an entry passes before it is published.',
    page: {to: '/docs/core/admin/ee/review-workflows', label: 'Review workflows'},
    issueLabel: 'source: core:review-workflows',
  },
  '@strapi/upload': {
    role: 'Files: media library, folders, and the providers that store them.',
    page: {to: '/upload', label: 'Upload'},
    issueLabel: 'source: core:upload',
  },
  '@strapi/email': {
    role: 'Sends e-mail through the provider that the project configures.',
    issueLabel: 'source: core:email',
  },
  '@strapi/i18n': {
    role: 'Locales, and entries in several of them.',
    page: {to: '/docs/plugins/i18n/intro', label: 'Internationalization plugin'},
    issueLabel: 'source: plugin:i18n',
  },
  '@strapi/plugin-users-permissions': {
    role: 'End users of the content API: registration, login, roles, permissions.',
    page: {to: '/docs/plugins/users-permissions/intro', label: 'Users & Permissions plugin'},
    issueLabel: 'source: plugin:users-permissions',
  },
  '@strapi/plugin-graphql': {
    role: 'The content API as GraphQL: types, queries and mutations made from the content types.',
    page: {to: '/docs/plugins/graphql/intro', label: 'GraphQL plugin'},
    issueLabel: 'source: plugin:graphql',
  },
  '@strapi/plugin-documentation': {
    role: 'Writes an OpenAPI document of the REST API and serves it with Swagger UI.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabel: 'source: plugin:documentation',
  },
  '@strapi/plugin-sentry': {
    role: 'Sends errors of requests to Sentry.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabel: 'source: plugin:sentry',
  },
  '@strapi/plugin-color-picker': {
    role: 'A custom field that holds a colour.',
    page: {to: '/docs/plugins/other-plugins', label: 'Other plugins'},
    issueLabel: 'source: plugin:color-picker',
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
