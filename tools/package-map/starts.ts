import type {StrapiPackageName} from '../../src/strapi/packages';

/** Where somebody begins to read a package: a code reference, and what its link is called. */
export const starts: Record<StrapiPackageName, {code: string; label: string}> = {
  '@strapi/strapi': {
    code: 'packages/core/strapi/src/cli/index.ts#createCLI',
    label: 'createCLI',
  },
  '@strapi/core': {code: 'packages/core/core/src/Strapi.ts#Strapi', label: 'Strapi'},
  '@strapi/database': {code: 'packages/core/database/src/index.ts#Database', label: 'Database'},
  '@strapi/permissions': {
    code: 'packages/core/permissions/src/engine/index.ts#newEngine',
    label: 'newEngine',
  },
  '@strapi/types': {
    code: 'packages/core/types/src/core/strapi.ts#Strapi',
    label: 'interface Strapi',
  },
  '@strapi/utils': {
    code: 'packages/core/utils/src/traverse-entity.ts#traverseEntity',
    label: 'traverseEntity',
  },
  '@strapi/admin': {
    code: 'packages/core/admin/admin/src/render.ts#renderAdmin',
    label: 'renderAdmin',
  },
  '@strapi/data-transfer': {
    code: 'packages/core/data-transfer/src/engine/index.ts#createTransferEngine',
    label: 'createTransferEngine',
  },
  '@strapi/openapi': {code: 'packages/core/openapi/src/exports.ts#generate', label: 'generate'},
  '@strapi/generators': {
    code: 'packages/generators/generators/src/index.ts#generate',
    label: 'generate',
  },
  '@strapi/typescript-utils': {
    code: 'packages/utils/typescript/src/compile.ts#compile',
    label: 'compile',
  },
  '@strapi/logger': {
    code: 'packages/utils/logger/src/index.ts#createLogger',
    label: 'createLogger',
  },
  '@strapi/cloud-cli': {
    code: 'packages/cli/cloud/src/index.ts#buildStrapiCloudCommands',
    label: 'buildStrapiCloudCommands',
  },
  '@strapi/content-manager': {
    code: 'packages/core/content-manager/server/src/services/document-manager.ts#documentManager',
    label: 'documentManager',
  },
  '@strapi/content-type-builder': {
    code: 'packages/core/content-type-builder/server/src/services/schema.ts#updateSchema',
    label: 'updateSchema',
  },
  '@strapi/content-releases': {
    code: 'packages/core/content-releases/server/src/services/release.ts#createReleaseService',
    label: 'createReleaseService',
  },
  '@strapi/review-workflows': {
    code: 'packages/core/review-workflows/server/src/services/workflows.ts#default',
    label: 'workflows.ts',
  },
  '@strapi/upload': {
    code: 'packages/core/upload/server/src/services/upload.ts#default',
    label: 'upload.ts',
  },
  '@strapi/email': {
    code: 'packages/core/email/server/src/services/email.ts#send',
    label: 'send',
  },
  '@strapi/i18n': {
    code: 'packages/plugins/i18n/server/src/bootstrap.ts#registerModelsHooks',
    label: 'registerModelsHooks',
  },
  '@strapi/plugin-users-permissions': {
    code: 'packages/plugins/users-permissions/server/src/strategies/users-permissions.js#authenticate',
    label: 'authenticate',
  },
  '@strapi/plugin-graphql': {
    code: 'packages/plugins/graphql/server/src/services/content-api/index.ts#default.buildSchema',
    label: 'buildSchema',
  },
  '@strapi/plugin-documentation': {
    code: 'packages/plugins/documentation/server/src/services/documentation.ts#createService.generateFullDoc',
    label: 'generateFullDoc',
  },
  '@strapi/plugin-sentry': {
    code: 'packages/plugins/sentry/server/src/services/sentry.ts#createSentryService',
    label: 'createSentryService',
  },
  '@strapi/plugin-color-picker': {
    code: 'packages/plugins/color-picker/server/src/register.ts#register',
    label: 'register',
  },
  '@strapi/plugin-cloud': {
    code: 'packages/plugins/cloud/admin/src/pages/HomePage.tsx#HomePage',
    label: 'HomePage',
  },
  '@strapi/provider-upload-local': {
    code: 'packages/providers/upload-local/src/index.ts#default',
    label: 'provider object of upload-local',
  },
  '@strapi/provider-email-sendmail': {
    code: 'packages/providers/email-sendmail/src/index.ts#default',
    label: 'provider object of email-sendmail',
  },
  '@strapi/provider-email-nodemailer': {
    code: 'packages/providers/email-nodemailer/src/index.ts#default',
    label: 'provider object of email-nodemailer',
  },
};
