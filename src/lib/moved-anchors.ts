import {findMoved as findMovedExport} from '../exports/moved-anchors';

/** Sections that are on another page now, by the page that had them and their anchors; site-relative, without base path. */
export const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/Strapi': {
    'from-constructor-to-listening': '/api/start-and-stop#the-way',
    'parameters-and-result': '/api/Strapi#options',
    'shutdown-and-exit-codes': '/api/start-and-stop#shutdown',
  },
  '/docs/core/content-manager/documents': {
    'data-shapes-and-tables': '/docs/core/content-manager/documents-reference#document-manager',
    'default-actions': '/docs/core/content-manager/documents-reference#default-actions',
    'document-manager': '/docs/core/content-manager/documents-reference#document-manager',
    events: '/docs/core/content-manager/documents-reference#events',
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
    ids: '/docs/core/data-transfer/providers/local-strapi/restore#ids',
    links: '/docs/core/data-transfer/providers/local-strapi/restore#links',
    restore: '/docs/core/data-transfer/providers/local-strapi/restore#restore',
    rollback: '/docs/core/data-transfer/providers/local-strapi/restore#rollback',
  },
  '/docs/core/data-transfer/providers/local-strapi/source': {
    'who-uses-it': '/docs/core/data-transfer/providers/local-strapi/overview#how-reached',
  },
  '/docs/core/data-transfer/providers/source-providers': {
    'who-uses-it': '/docs/core/data-transfer/providers/overview#matrix',
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
  '/guides/type-system/cheatsheet': {
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
    'static-selector': '/guides/type-system/cheatsheet-server#dynamic-selector',
    'string-to-uid': '/guides/type-system/cheatsheet-server#string-to-uid',
    'typed-services': '/guides/type-system/cheatsheet-server#typed-services',
  },
  '/guides/working-with-the-design-system': {
    '3-link-it': '/guides/link-the-design-system#2-link-it',
    '4-check-the-link': '/guides/link-the-design-system#3-check-the-link',
    '5-edit-and-watch': '/guides/link-the-design-system#4-edit-and-watch',
    '7-undo-the-link': '/guides/link-the-design-system#5-undo-the-link',
  },
  '/permissions': {
    'a-small-engine': '/docs/core/permissions/engine-api#sample',
    conditions: '/docs/core/permissions/engine#conditions',
    'parametrised-actions': '/permissions#ability',
    'traps-when-you-call-the-engine': '/docs/core/permissions/engine-api#behaviour',
    'traps-when-you-write-a-handler': '/docs/core/permissions/engine#invariants-and-traps',
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
  return route === '/exports/modules'
    ? findMovedExport(anchor)
    : hasOwn(hasOwn(movedSections, route) ?? {}, anchor);
}
