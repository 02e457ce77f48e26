import {sections} from './sections';

/** An address that is no page, and the page that a reader finds there; without base path and ending. */
export type Redirect = {from: string; to: string};

/** Addresses of one folder in Strapi's own contributor documentation and here; `''` is the introduction of the folder. */
type Folder = {from: string; to: string; pages: readonly string[]};

/**
 * Pages of Strapi's contributor documentation as it was rebuilt in 2026, by the names that they have kept. Before that year
 * its addresses were those that this site has.
 */
const folders: readonly Folder[] = [
  {
    from: '/packages/core/admin',
    to: '/docs/core/admin',
    pages: [
      'ee/audit-logs',
      'ee/hooks/use-license-limits',
      'features/hooks/use-admin-roles',
      'features/hooks/use-enterprise',
      'features/nps',
      'permissions/frontend/fetching-permissions',
      'permissions/frontend/using-permissions',
      'permissions/how-they-work',
    ],
  },
  {
    from: '/packages/core/content-manager',
    to: '/docs/core/content-manager',
    pages: [
      'RBAC',
      'documents',
      'hooks/use-document',
      'hooks/use-document-actions',
      'hooks/use-drag-and-drop',
      'layouts',
      'relations',
      'services/permission-checker',
    ],
  },
  {
    from: '/packages/core/content-releases',
    to: '/docs/core/content-releases',
    pages: [
      'backend',
      'frontend/intro',
      'frontend/release-details-page',
      'frontend/releases-page',
      'scheduling',
    ],
  },
  {
    from: '/packages/core/data-transfer',
    to: '/docs/core/data-transfer',
    pages: [
      'engine',
      'engine/stream-lifecycle',
      'providers/destination-providers',
      'providers/local-strapi/destination',
      'providers/local-strapi/overview',
      'providers/local-strapi/source',
      'providers/overview',
      'providers/remote-strapi/destination',
      'providers/remote-strapi/overview',
      'providers/remote-strapi/source',
      'providers/remote-strapi/websocket',
      'providers/source-providers',
      'providers/strapi-file/destination',
      'providers/strapi-file/file-structure',
      'providers/strapi-file/overview',
      'providers/strapi-file/source',
    ],
  },
  {
    from: '/packages/core/database',
    to: '/docs/core/database',
    pages: ['migrations', 'relations/reordering', 'transactions'],
  },
  {from: '/packages/core/permissions', to: '/docs/core/permissions', pages: ['engine']},
  {
    from: '/packages/core/strapi',
    to: '/docs/core/strapi',
    pages: ['commands/build', 'commands/develop', 'commands/overview'],
  },
  {from: '/packages/core/utils', to: '/docs/core/utils', pages: ['async', 'traverse-entity']},
  {
    from: '/contributing/testing',
    to: '/guides',
    pages: ['e2e/app-template', 'e2e/data-transfer', 'e2e/setup'],
  },
];

/** Pages of the rebuilt documentation whose names have changed, and pages whose address here is shorter than their folder. */
const single: readonly Redirect[] = [
  {from: '/architecture', to: '/docs/intro'},
  {from: '/architecture/container-and-registries', to: '/api/container'},
  {from: '/architecture/enterprise-edition', to: '/docs/core/admin/ee/intro'},
  {from: '/architecture/extension-points', to: '/api/plugin-entry'},
  {from: '/architecture/future-flags', to: '/docs/future-flags'},
  {from: '/architecture/glossary', to: '/glossary'},
  {from: '/architecture/http-request-path', to: '/api/requests'},
  {from: '/architecture/package-map', to: '/docs/package-map'},
  {from: '/architecture/schema-sync', to: '/docs/core/database/schema-sync'},
  {from: '/architecture/server-lifecycle', to: '/api/start-and-stop'},
  {from: '/contributing', to: '/guides/contributing'},
  {from: '/contributing/code-of-conduct', to: '/guides/code-of-conduct'},
  {from: '/contributing/contributing-guide', to: '/guides/contributing'},
  {from: '/contributing/design-system', to: '/guides/working-with-the-design-system'},
  {from: '/contributing/docs-health', to: '/health'},
  {from: '/contributing/frontend-guidelines', to: '/guides/fe-coding-guidelines'},
  {from: '/contributing/typescript', to: '/guides/typescript'},
  {from: '/docs/core/admin/permissions/intro', to: '/permissions-rbac'},
  {from: '/docs/core/admin/settings/intro', to: '/settings/intro'},
  {from: '/docs/core/admin/settings/review-workflows', to: '/settings/review-workflows'},
  {from: '/docs/core/database/intro', to: '/database'},
  {from: '/docs/core/permissions/intro', to: '/permissions'},
  {from: '/docs/core/upload/intro', to: '/upload'},
  {from: '/docs/glossary', to: '/glossary'},
  {from: '/packages', to: '/docs/package-map'},
  {from: '/packages/core/admin', to: '/docs/core/admin/intro'},
  {
    from: '/packages/core/admin/hooks/use-content-types',
    to: '/docs/core/content-manager/hooks/use-content-types',
  },
  {
    from: '/packages/core/admin/hooks/use-persistent-state',
    to: '/docs/core/helper-plugin/hooks/use-persistent-state',
  },
  {from: '/packages/core/admin/permissions/intro', to: '/permissions-rbac'},
  {from: '/packages/core/content-manager', to: '/docs/core/content-manager/intro'},
  {from: '/packages/core/content-releases', to: '/docs/core/content-releases/intro'},
  {from: '/packages/core/content-type-builder', to: '/docs/core/content-type-builder/intro'},
  {from: '/packages/core/core', to: '/api/Strapi'},
  {from: '/packages/core/core/configuration/intro', to: '/docs/core/configuration/intro'},
  {from: '/packages/core/core/event-hub', to: '/docs/core/strapi/event-hub'},
  {from: '/packages/core/core/telemetry', to: '/api/Telemetry'},
  {from: '/packages/core/data-transfer', to: '/docs/core/data-transfer/intro'},
  {from: '/packages/core/database', to: '/database'},
  {from: '/packages/core/permissions', to: '/permissions'},
  {from: '/packages/core/review-workflows', to: '/docs/core/admin/ee/review-workflows'},
  {from: '/packages/core/review-workflows/backend', to: '/docs/core/admin/ee/review-workflows'},
  {from: '/packages/core/review-workflows/settings', to: '/settings/review-workflows'},
  {from: '/packages/core/strapi', to: '/docs/core/strapi/commands/overview'},
  {from: '/packages/core/upload', to: '/upload'},
];

/** All addresses that lead elsewhere, for hosts and for the pages that do it where the host does not. */
export const redirects: readonly Redirect[] = [
  ...sections.map(({id, entry}) => ({from: `/${id}`, to: entry})),
  ...folders.flatMap(({from, to, pages}) =>
    pages.map((page) => ({from: `${from}/${page}`, to: `${to}/${page}`})),
  ),
  ...single,
];
