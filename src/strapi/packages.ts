/** A published package of Strapi and where the monorepo keeps it. */
export type StrapiPackage = {
  /** Name in the registry. */
  name: string;
  /** Folder inside the monorepo, without trailing slash; the package's own `repository.directory`. */
  directory: string;
};

/** The packages of the CMS that the site documents; tools/strapi/package.json pins each of them. */
export const strapiPackages = [
  {name: '@strapi/admin', directory: 'packages/core/admin'},
  {name: '@strapi/cloud-cli', directory: 'packages/cli/cloud'},
  {name: '@strapi/content-manager', directory: 'packages/core/content-manager'},
  {name: '@strapi/content-releases', directory: 'packages/core/content-releases'},
  {name: '@strapi/content-type-builder', directory: 'packages/core/content-type-builder'},
  {name: '@strapi/core', directory: 'packages/core/core'},
  {name: '@strapi/data-transfer', directory: 'packages/core/data-transfer'},
  {name: '@strapi/database', directory: 'packages/core/database'},
  {name: '@strapi/email', directory: 'packages/core/email'},
  {name: '@strapi/generators', directory: 'packages/generators/generators'},
  {name: '@strapi/i18n', directory: 'packages/plugins/i18n'},
  {name: '@strapi/logger', directory: 'packages/utils/logger'},
  {name: '@strapi/openapi', directory: 'packages/core/openapi'},
  {name: '@strapi/permissions', directory: 'packages/core/permissions'},
  {name: '@strapi/plugin-cloud', directory: 'packages/plugins/cloud'},
  {name: '@strapi/plugin-color-picker', directory: 'packages/plugins/color-picker'},
  {name: '@strapi/plugin-documentation', directory: 'packages/plugins/documentation'},
  {name: '@strapi/plugin-graphql', directory: 'packages/plugins/graphql'},
  {name: '@strapi/plugin-sentry', directory: 'packages/plugins/sentry'},
  {name: '@strapi/plugin-users-permissions', directory: 'packages/plugins/users-permissions'},
  {name: '@strapi/provider-email-nodemailer', directory: 'packages/providers/email-nodemailer'},
  {name: '@strapi/provider-email-sendmail', directory: 'packages/providers/email-sendmail'},
  {name: '@strapi/provider-upload-local', directory: 'packages/providers/upload-local'},
  {name: '@strapi/review-workflows', directory: 'packages/core/review-workflows'},
  {name: '@strapi/strapi', directory: 'packages/core/strapi'},
  {name: '@strapi/types', directory: 'packages/core/types'},
  {name: '@strapi/typescript-utils', directory: 'packages/utils/typescript'},
  {name: '@strapi/upload', directory: 'packages/core/upload'},
  {name: '@strapi/utils', directory: 'packages/core/utils'},
] as const satisfies readonly StrapiPackage[];

/** Name of a documented package. */
export type StrapiPackageName = (typeof strapiPackages)[number]['name'];
