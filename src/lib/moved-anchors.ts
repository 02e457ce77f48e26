import {findMoved as findMovedExport} from '../exports/moved-anchors';

/** Sections that are on another page now, by the page that had them and their anchors; site-relative, without base path. */
export const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/API': {
    'parameters-and-result': '/api/API#signature',
  },
  '/api/Cron': {
    'parameters-and-result': '/api/Cron#signature',
  },
  '/api/Strapi': {
    'from-constructor-to-listening': '/api/start-and-stop#the-way',
    'parameters-and-result': '/api/Strapi#options',
    'shutdown-and-exit-codes': '/api/start-and-stop#shutdown',
  },
  '/api/strapi-server': {
    behaviour: '/api/strapi-server#request-path',
    'parameters-and-result': '/api/strapi-server#signature',
  },
  '/docs/core/admin/ee/audit-logs': {
    diagram: '/docs/core/admin/ee/audit-logs#how-it-works',
  },
  '/docs/core/admin/ee/hooks/use-license-limits': {
    permissions: '/docs/core/admin/ee/hooks/use-license-limits#errors',
    purpose: '/docs/core/admin/ee/hooks/use-license-limits#import',
  },
  '/docs/core/admin/features/hooks/use-admin-roles': {
    errors: '/docs/core/admin/features/hooks/use-admin-roles#permissions',
  },
  '/docs/core/admin/features/hooks/use-document': {
    'reading-and-cache': '/docs/core/admin/features/hooks/use-document#behaviour',
  },
  '/docs/core/admin/intro': {
    'its-parts': '/docs/core/admin/intro#what-the-package-is-responsible-for',
  },
  '/docs/core/admin/permissions/frontend/fetching-permissions': {
    'data-shapes-and-tables': '/docs/core/admin/permissions/frontend/fetching-permissions#data',
    'how-it-works':
      '/docs/core/admin/permissions/frontend/fetching-permissions#from-login-to-an-answer',
  },
  '/docs/core/admin/permissions/frontend/using-permissions': {
    purpose: '/docs/core/admin/permissions/frontend/using-permissions#import',
  },
  '/docs/core/admin/permissions/how-they-work': {
    'data-shapes-and-tables': '/docs/core/admin/permissions/how-they-work#data',
    'how-it-works': '/docs/core/admin/permissions/how-they-work#one-decision',
  },
  '/docs/core/content-manager/documents': {
    'data-shapes-and-tables': '/docs/core/content-manager/documents-reference#document-manager',
    'default-actions': '/docs/core/content-manager/documents-reference#default-actions',
    'document-manager': '/docs/core/content-manager/documents-reference#document-manager',
    events: '/docs/core/content-manager/documents-reference#events',
  },
  '/docs/core/content-manager/hooks/use-content-types': {
    'parameters-and-result': '/docs/core/content-manager/hooks/use-content-types#result',
    'usecontenttypes-of-the-admin-package':
      '/docs/core/content-manager/hooks/use-content-types#other-ways-to-a-content-type',
  },
  '/docs/core/content-manager/hooks/use-document': {
    title: '/docs/core/content-manager/hooks/use-document#result',
  },
  '/docs/core/content-manager/hooks/use-document-actions': {
    permissions: '/docs/core/content-manager/hooks/use-document-actions#outcomes',
    'where-it-works': '/docs/core/content-manager/hooks/use-document-actions#behaviour',
  },
  '/docs/core/content-manager/services/permission-checker': {
    'caching-errors-events':
      '/docs/core/content-manager/services/permission-checker#caching-and-errors',
    'validateinput-with-a-short-name-accepts-everything':
      '/docs/core/content-manager/services/permission-checker#validateinput-with-a-short-name-checks-no-permission',
  },
  '/docs/core/content-releases/backend': {
    'data-shapes': '/docs/core/content-releases/backend#release-action',
  },
  '/docs/core/content-releases/intro': {
    'how-a-request-reaches-it': '/docs/core/content-releases/backend#how-it-works',
  },
  '/docs/core/content-releases/scheduling': {
    'an-error-at-the-start-goes-unnoticed':
      '/docs/core/content-releases/scheduling#an-error-at-the-start-ends-the-process',
  },
  '/docs/core/content-type-builder/intro': {
    'change-a-schema-from-code': '/docs/core/content-type-builder/life-of-a-save#change-it',
    'how-a-save-reaches-the-files': '/docs/core/content-type-builder/life-of-a-save#the-way',
    operator: '/docs/core/content-type-builder/life-of-a-save#operator',
    'the-request': '/docs/core/content-type-builder/life-of-a-save#the-request',
  },
  '/docs/core/data-transfer/providers/local-strapi/destination': {
    'after-failure': '/docs/core/data-transfer/providers/repair-a-restore#repair-the-uploads',
    assets: '/docs/core/data-transfer/providers/local-strapi/restore#assets',
    configuration: '/docs/core/data-transfer/providers/local-strapi/restore#ids',
    diagnostics: '/docs/core/data-transfer/providers/local-strapi/destination#messages',
    ids: '/docs/core/data-transfer/providers/local-strapi/restore#ids',
    links: '/docs/core/data-transfer/providers/local-strapi/restore#links',
    restore: '/docs/core/data-transfer/providers/local-strapi/restore#restore',
    rollback: '/docs/core/data-transfer/providers/local-strapi/restore#rollback',
  },
  '/docs/core/data-transfer/providers/local-strapi/source': {
    'who-uses-it': '/docs/core/data-transfer/providers/local-strapi/overview#how-reached',
  },
  '/docs/core/data-transfer/providers/remote-strapi/websocket': {
    'data-shapes': '/docs/core/data-transfer/providers/remote-strapi/websocket-reference',
    diagram: '/docs/core/data-transfer/providers/remote-strapi/websocket#sides',
    errors: '/docs/core/data-transfer/providers/remote-strapi/websocket#wrong-answers-you-may-meet',
  },
  '/docs/core/data-transfer/providers/source-providers': {
    'who-uses-it': '/docs/core/data-transfer/providers/overview#matrix',
  },
  '/docs/core/data-transfer/providers/strapi-file/destination': {
    diagnostics: '/docs/core/data-transfer/providers/strapi-file/destination#behaviour',
  },
  '/docs/core/database/relations/reordering': {
    diagram: '/docs/core/database/relations/reordering#how-it-works',
  },
  '/docs/core/database/transactions': {
    diagram: '/docs/core/database/transactions#how-it-works',
  },
  '/docs/core/helper-plugin/hooks/use-clipboard': {
    notifications: '/docs/core/helper-plugin/hooks/use-clipboard#identity',
  },
  '/docs/core/strapi/commands/build': {
    'data-shapes': '/docs/core/strapi/commands/build#build-context',
  },
  '/docs/core/strapi/commands/develop': {
    'data-shapes': '/docs/core/strapi/commands/develop#messages',
  },
  '/docs/intro': {
    'a-build-of-the-admin-panel': '/docs/core/strapi/commands/build',
    'code-map': '/docs/package-map',
    folders: '/docs/package-map#folders',
    'how-requests-and-builds-reach-the-code': '/docs/intro#a-request-to-the-server',
    'how-the-tree-mirrors-packages': '/docs/reading-these-pages#how-the-tree-mirrors-packages',
    'how-to-read-a-code-link': '/docs/reading-these-pages#how-to-read-a-code-link',
    'package-map': '/docs/package-map',
    'plugins-that-are-always-on': '/docs/internal-plugins',
    'reading-tracks': '/docs/reading-tracks',
    'server-half-and-admin-half': '/docs/internal-plugins#halves',
    'what-this-documentation-covers-and-what-it-does-not': '/docs/reading-these-pages',
    'words-that-mean-two-things': '/glossary',
  },
  '/guides/e2e/setup': {
    '1-install-the-browsers': '/guides/e2e/setup#browsers',
  },
  '/guides/fe-coding-guidelines': {
    prerequisites: '/guides/fe-coding-guidelines#who-this-guide-is-for',
  },
  '/guides/type-system/cheatsheet': {
    'checks-before-you-commit-a-type': '/guides/type-system/cheatsheet#troubleshooting',
    'dynamic-selector': '/guides/type-system/cheatsheet-server#dynamic-selector',
    factories: '/guides/type-system/cheatsheet-server#factories',
    'is-content-type': '/guides/type-system/cheatsheet-server#is-content-type',
    'lifecycle-events': '/guides/type-system/cheatsheet-server#lifecycle-events',
    'loop-attributes': '/guides/type-system/cheatsheet-server#loop-attributes',
    'names-by-type': '/guides/type-system/cheatsheet-server#names-by-type',
    'policies-middlewares': '/guides/type-system/cheatsheet-server#policies-middlewares',
    'satisfies-uid': '/guides/type-system/cheatsheet-server#satisfies-uid',
    'schema-assertions': '/guides/type-system/cheatsheet-server#schema-guards',
    'schema-guards': '/guides/type-system/cheatsheet-server#schema-guards',
    'schemas-and-attributes': '/guides/type-system/cheatsheet-server#schema-guards',
    'server-code': '/guides/type-system/cheatsheet-server#typed-services',
    'static-selector': '/guides/type-system/cheatsheet-server#dynamic-selector',
    'string-to-uid': '/guides/type-system/cheatsheet-server#string-to-uid',
    'typed-services': '/guides/type-system/cheatsheet-server#typed-services',
    uids: '/guides/type-system/cheatsheet-server#string-to-uid',
    'who-this-page-is-for': '/guides/type-system/cheatsheet#what-you-need',
  },
  '/guides/type-system/concepts/public-registry': {
    'another-artifact-of-the-generator':
      '/guides/type-system/concepts/public-registry#generate-another-artifact',
    'how-it-works': '/guides/type-system/concepts/public-registry#diagram',
  },
  '/guides/type-system/concepts/schema': {
    'how-it-works': '/guides/type-system/concepts/schema#diagram',
  },
  '/guides/type-system/concepts/uid': {
    'how-it-works': '/guides/type-system/concepts/uid#how-the-server-builds-it',
  },
  '/guides/working-with-the-design-system': {
    '2-build-the-clone': '/guides/link-the-design-system',
    '3-link-it': '/guides/link-the-design-system#2-link-it',
    '4-check-the-link': '/guides/link-the-design-system#3-check-the-link',
    '5-edit-and-watch': '/guides/link-the-design-system#4-edit-and-watch',
    '6-try-the-production-build': '/guides/link-the-design-system',
    '7-undo-the-link': '/guides/link-the-design-system#5-undo-the-link',
    '8-bring-the-change-in': '/guides/link-the-design-system',
    'checks-before-opening-a-pull-request': '/guides/working-with-the-design-system#checks',
    prerequisites: '/guides/link-the-design-system',
  },
  '/permissions': {
    'a-small-engine': '/docs/core/permissions/engine-api#sample',
    conditions: '/docs/core/permissions/engine#conditions',
    'parametrised-actions': '/permissions#ability',
    'traps-when-you-call-the-engine': '/docs/core/permissions/engine-api#behaviour',
    'traps-when-you-write-a-handler': '/docs/core/permissions/engine#invariants-and-traps',
  },
  '/settings/review-workflows': {
    'data-shapes-and-tables': '/settings/review-workflows#a-stage',
    'how-it-works': '/settings/review-workflows#from-the-form-to-the-database',
  },
};

const hasOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Returns where a section of a page is now: a site-relative address without base path. Undefined for an anchor that never was.
 *
 * @param route of the page, without base path
 */
export function findMoved(route: string, anchor: string): string | undefined {
  if (route === '/exports/modules') {
    return findMovedExport(anchor);
  }
  // The lists of callers that pages of hooks and classes once had are among the code at their foot.
  return anchor === 'who-uses-it'
    ? `${route}#code-map`
    : hasOwn(hasOwn(movedSections, route) ?? {}, anchor);
}
