/** Kinds of queries that contributors type. */
export type QueryKind =
  | 'exact title'
  | 'heading words'
  | 'whole identifier'
  | 'part of an identifier'
  | 'dotted'
  | 'UID'
  | 'path'
  | 'CLI option'
  | 'event or lifecycle name'
  | 'prefix while typing'
  | 'one-letter typo'
  | 'question in words';

/**
 * A query and the places that answer it: `routes` are acceptable `route#anchor` (or bare route =
 * any section of that page) values.
 */
export type RelevanceQuery = {kind: QueryKind; query: string; routes: readonly string[]};

/** What contributors look for, and where the pages answer it. */
export const relevanceQueries: readonly RelevanceQuery[] = [
  // Titles of pages, and headings that stand once on the site.
  {kind: 'exact title', query: 'Introduction', routes: ['/docs/intro']},
  {kind: 'exact title', query: 'Database', routes: ['/database']},
  {kind: 'exact title', query: 'Permissions package', routes: ['/permissions']},
  {kind: 'exact title', query: 'Contributing to Strapi', routes: ['/guides/contributing']},
  {kind: 'exact title', query: 'contributing to strapi', routes: ['/guides/contributing']},
  {kind: 'exact title', query: 'Code of conduct', routes: ['/guides/code-of-conduct']},
  {kind: 'exact title', query: 'CODE OF CONDUCT', routes: ['/guides/code-of-conduct']},
  {kind: 'exact title', query: 'Strapi', routes: ['/api/Strapi']},
  {kind: 'exact title', query: 'Container', routes: ['/api/container']},
  {kind: 'exact title', query: '@strapi/strapi/admin', routes: ['/exports/modules']},
  {kind: 'exact title', query: 'Exports', routes: ['/exports/modules']},
  {kind: 'exact title', query: 'About RFCs', routes: ['/rfcs/intro']},
  {kind: 'exact title', query: 'RFC example document', routes: ['/rfcs/example']},
  {
    kind: 'exact title',
    query: 'A request to the server',
    routes: ['/docs/intro#a-request-to-the-server'],
  },
  {
    kind: 'exact title',
    query: 'Schema sync and migrations',
    routes: ['/database#schema-sync-and-migrations'],
  },
  {
    kind: 'exact title',
    query: 'Permission: the data shape',
    routes: ['/permissions#permission-the-data-shape'],
  },
  {
    kind: 'exact title',
    query: 'From constructor to listening',
    routes: ['/api/Strapi#from-constructor-to-listening'],
  },
  {kind: 'exact title', query: 'Memoisation traps', routes: ['/api/container#memoisation-traps']},
  {
    kind: 'exact title',
    query: 'What renderAdmin does',
    routes: ['/exports/modules#what-renderadmin-does'],
  },
  {
    kind: 'exact title',
    query: '4. Start the example app',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'exact title',
    query: 'Words that mean two things',
    routes: ['/docs/intro#words-that-mean-two-things'],
  },

  // Some words of a heading, also in another order.
  {
    kind: 'heading words',
    query: 'pinned version',
    routes: ['/docs/intro#what-the-pinned-version-means'],
  },
  {
    kind: 'heading words',
    query: 'read code link',
    routes: ['/docs/intro#how-to-read-a-code-link'],
  },
  {
    kind: 'heading words',
    query: 'admin panel build',
    routes: ['/docs/intro#a-build-of-the-admin-panel', '/exports/modules#what-renderadmin-does'],
  },
  {kind: 'heading words', query: 'package map', routes: ['/docs/intro#package-map']},
  {
    kind: 'heading words',
    query: 'always on plugins',
    routes: ['/docs/intro#plugins-that-are-always-on'],
  },
  {kind: 'heading words', query: 'reading tracks', routes: ['/docs/intro#reading-tracks']},
  {
    kind: 'heading words',
    query: 'server half admin half',
    routes: ['/docs/intro#server-half-and-admin-half'],
  },
  {kind: 'heading words', query: 'error classes', routes: ['/database#error-classes']},
  {kind: 'heading words', query: 'connection settings', routes: ['/database#connection-settings']},
  {
    kind: 'heading words',
    query: 'database invariants',
    routes: ['/database#invariants-and-traps'],
  },
  {
    kind: 'heading words',
    query: 'entity manager repository',
    routes: [
      '/database#entity-manager-and-repository',
      '/database#from-a-document-call-to-sql',
      '/database#code-map',
    ],
  },
  {kind: 'heading words', query: 'extension points', routes: ['/permissions#extension-points']},
  {kind: 'heading words', query: 'three engines', routes: ['/permissions#the-three-engines']},
  {
    kind: 'heading words',
    query: 'hooks engine',
    routes: ['/permissions#engine-and-hooks', '/permissions#extension-points'],
  },
  {
    kind: 'heading words',
    query: 'traps write handler',
    routes: ['/permissions#traps-when-you-write-a-handler'],
  },
  {
    kind: 'heading words',
    query: 'Life-cycle members',
    routes: ['/api/Strapi#life-cycle-members'],
  },
  {kind: 'heading words', query: 'exit codes', routes: ['/api/Strapi#shutdown-and-exit-codes']},
  {kind: 'heading words', query: 'deprecated members', routes: ['/api/Strapi#deprecated-members']},
  {
    kind: 'heading words',
    query: 'strapi registries',
    routes: ['/api/Strapi#registries', '/api/container#registries'],
  },
  {kind: 'heading words', query: 'core services', routes: ['/api/container#core-services']},
  {kind: 'heading words', query: 'container errors', routes: ['/api/container#errors']},
  {
    kind: 'heading words',
    query: 'entries added later',
    routes: ['/api/container#entries-added-later'],
  },
  {
    kind: 'heading words',
    query: 'words two meanings',
    routes: [
      '/api/container#words-with-two-meanings',
      '/docs/intro#words-that-mean-two-things',
      '/database#invariants-and-traps',
    ],
  },
  {
    kind: 'heading words',
    query: 'meaning of prefixes',
    routes: ['/exports/modules#what-the-prefixes-mean'],
  },
  {
    kind: 'heading words',
    query: 'separate entry points',
    routes: [
      '/exports/modules#separate-entry-points',
      '/exports/modules#which-entry-point-to-import-from',
    ],
  },
  {kind: 'heading words', query: 'type aliases', routes: ['/exports/modules#type-aliases']},
  {
    kind: 'heading words',
    query: 'fork and clone',
    routes: ['/guides/contributing#2-fork-clone-and-branch'],
  },
  {
    kind: 'heading words',
    query: 'contributing prerequisites',
    routes: ['/guides/contributing#prerequisites'],
  },
  {
    kind: 'heading words',
    query: 'report a problem',
    routes: ['/guides/code-of-conduct#report-a-problem'],
  },
  {
    kind: 'heading words',
    query: 'rfc status words',
    routes: ['/rfcs/intro#know-the-status-words', '/rfcs/example#status'],
  },
  {kind: 'heading words', query: 'record true', routes: ['/rfcs/intro#keep-the-record-true']},
  {kind: 'heading words', query: 'edge cases', routes: ['/rfcs/example#edge-cases']},
  {
    kind: 'heading words',
    query: 'skeleton',
    routes: ['/rfcs/example#skeleton-to-copy', '/rfcs/intro#steps'],
  },

  // Identifiers, pasted or typed in another letter case.
  {
    kind: 'whole identifier',
    query: 'createStrapi',
    routes: [
      '/api/Strapi#signature',
      '/api/Strapi#import',
      '/api/Strapi#result',
      '/api/Strapi#from-constructor-to-listening',
      '/api/Strapi#code-map',
      '/docs/intro#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'compileStrapi',
    routes: ['/api/Strapi#signature', '/api/Strapi#import', '/api/Strapi#sample'],
  },
  {
    kind: 'whole identifier',
    query: 'eventhub',
    routes: ['/api/Strapi#services', '/api/container#core-services'],
  },
  {
    kind: 'whole identifier',
    query: 'EVENTHUB',
    routes: ['/api/Strapi#services', '/api/container#core-services'],
  },
  {
    kind: 'whole identifier',
    query: 'sessionManager',
    routes: [
      '/api/Strapi#services',
      '/api/container#services-of-the-other-providers',
      '/api/container#memoisation-traps',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'webhookRunner',
    routes: ['/api/container#services-of-the-other-providers', '/api/container#who-uses-it'],
  },
  {
    kind: 'whole identifier',
    query: 'stopwitherror',
    routes: [
      '/api/Strapi#life-cycle-members',
      '/api/Strapi#shutdown-and-exit-codes',
      '/api/Strapi#from-constructor-to-listening',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'serveAdminPanel',
    routes: ['/api/Strapi#options', '/api/Strapi#signature'],
  },
  {
    kind: 'whole identifier',
    query: 'entityService',
    routes: ['/api/Strapi#deprecated-members', '/api/container#core-services'],
  },
  {
    kind: 'whole identifier',
    query: 'assertAmbientInstance',
    routes: ['/api/Strapi#traps'],
  },
  {
    kind: 'whole identifier',
    query: 'policiesRegistry',
    routes: ['/api/container#registries'],
  },
  {
    kind: 'whole identifier',
    query: 'content-api-schema-registry',
    routes: ['/api/container#core-services'],
  },
  {
    kind: 'whole identifier',
    query: 'query-params',
    routes: ['/api/container#core-services', '/api/container#who-uses-it'],
  },
  {
    kind: 'whole identifier',
    query: 'has',
    routes: [
      '/api/container#signature',
      '/api/container#parameters-and-result',
      '/api/container#sample',
      '/api/container#who-uses-it',
      '/api/container#code-map',
      '/api/Strapi#accessors',
      '/permissions#providers',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'get()',
    routes: [
      '/api/container#how-get-decides',
      '/api/container#parameters-and-result',
      '/api/container#signature',
      '/api/container#errors',
      '/api/container#memoisation-traps',
      '/api/Strapi#accessors',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'on',
    routes: [
      '/permissions#engine-and-hooks',
      '/permissions#extension-points',
      '/permissions#the-three-engines',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'getEnabledPlugins',
    routes: ['/docs/intro#plugins-that-are-always-on', '/docs/intro#a-build-of-the-admin-panel'],
  },
  {
    kind: 'whole identifier',
    query: 'INTERNAL_PLUGINS',
    routes: ['/docs/intro#plugins-that-are-always-on', '/docs/intro#code-map'],
  },
  {
    kind: 'whole identifier',
    query: 'createRouteScopeGenerator',
    routes: ['/docs/intro#a-request-to-the-server', '/permissions#how-a-request-reaches-it'],
  },
  {
    kind: 'whole identifier',
    query: 'validateModule',
    routes: ['/docs/intro#server-half-and-admin-half', '/docs/intro#reading-tracks'],
  },
  {
    kind: 'whole identifier',
    query: 'defineProvider',
    routes: ['/docs/intro#words-that-mean-two-things'],
  },
  {
    kind: 'whole identifier',
    query: 'createEntityManager',
    routes: [
      '/database#entity-manager-and-repository',
      '/database#from-a-document-call-to-sql',
      '/database#code-map',
      '/docs/intro#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'forceMigration',
    routes: ['/database#connection-settings', '/database#invariants-and-traps'],
  },
  {
    kind: 'whole identifier',
    query: 'strapi_migrations',
    routes: ['/database#schema-sync-and-migrations'],
  },
  {
    kind: 'whole identifier',
    query: 'strapi_database_schema',
    routes: ['/database#schema-sync-and-migrations'],
  },
  {kind: 'whole identifier', query: 'sql_require_primary_key', routes: ['/database#dialects']},
  {kind: 'whole identifier', query: 'removeOrphanMorphType', routes: ['/database#repair']},
  {kind: 'whole identifier', query: 'NotNullError', routes: ['/database#error-classes']},
  {
    kind: 'whole identifier',
    query: 'caslabilitybuilder',
    routes: [
      '/permissions#ability',
      '/permissions#what-the-package-is-responsible-for',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'generateAbility',
    routes: [
      '/permissions#engine-and-hooks',
      '/permissions#traps-when-you-call-the-engine',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'providerFactory',
    routes: [
      '/permissions#providers',
      '/permissions#a-small-engine',
      '/permissions#code-map',
      '/docs/intro#words-that-mean-two-things',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'useFetchClient',
    routes: [
      '/exports/modules#hooks',
      '/exports/modules#requests-errors-and-caching',
      '/exports/modules#sample',
      '/exports/modules#import',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'unstable_useDocument',
    routes: ['/exports/modules#hooks', '/exports/modules#what-the-prefixes-mean'],
  },
  {
    kind: 'whole identifier',
    query: 'RESPONSIVE_DEFAULT_SPACING',
    routes: ['/exports/modules#functions-and-values'],
  },
  {
    kind: 'whole identifier',
    query: 'ADMIN_VITE_DEDUPE_ONLY_MODULES',
    routes: ['/exports/modules#which-entry-point-to-import-from', '/exports/modules#code-map'],
  },
  {
    kind: 'whole identifier',
    query: 'addEditViewSidePanel',
    routes: [
      '/rfcs/example#registration',
      '/rfcs/example#summary',
      '/rfcs/example#sample',
      '/rfcs/example#edge-cases',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'DescriptionComponentRenderer',
    routes: [
      '/exports/modules#components',
      '/exports/modules#what-the-prefixes-mean',
      '/rfcs/example#rendering-in-order',
      '/rfcs/example#edge-cases',
      '/rfcs/example#what-was-built',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'PublicationFilterMode',
    routes: [
      '/rfcs/intro#keep-the-record-true',
      '/rfcs/intro#decide-whether-the-change-needs-an-rfc',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'isStrapiMonorepo',
    routes: ['/guides/contributing#7-change-admin-code'],
  },
  {
    kind: 'whole identifier',
    query: 'createStartupLogger',
    routes: ['/guides/contributing#4-start-the-example-app', '/guides/contributing#code-map'],
  },

  // The part of an identifier that somebody remembers.
  {
    kind: 'part of an identifier',
    query: 'getenabled',
    routes: ['/docs/intro#plugins-that-are-always-on', '/docs/intro#a-build-of-the-admin-panel'],
  },
  {
    kind: 'part of an identifier',
    query: 'PluginsWithAdmin',
    routes: ['/docs/intro#a-build-of-the-admin-panel', '/docs/intro#code-map'],
  },
  {
    kind: 'part of an identifier',
    query: 'StaticClientFiles',
    routes: [
      '/docs/intro#a-build-of-the-admin-panel',
      '/docs/intro#code-map',
      '/exports/modules#what-renderadmin-does',
      '/exports/modules#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'RouteScope',
    routes: ['/docs/intro#a-request-to-the-server', '/permissions#how-a-request-reaches-it'],
  },
  {
    kind: 'part of an identifier',
    query: 'addRBAC',
    routes: ['/docs/intro#words-that-mean-two-things'],
  },
  {kind: 'part of an identifier', query: 'OrphanMorph', routes: ['/database#repair']},
  {kind: 'part of an identifier', query: 'unidirectionaljoin', routes: ['/database#repair']},
  {
    kind: 'part of an identifier',
    query: 'TypescriptMigrations',
    routes: ['/database#connection-settings'],
  },
  {
    kind: 'part of an identifier',
    query: 'database_schema',
    routes: ['/database#schema-sync-and-migrations'],
  },
  {
    kind: 'part of an identifier',
    query: 'ParamsToQuery',
    routes: ['/database#from-a-document-call-to-sql'],
  },
  {
    kind: 'part of an identifier',
    query: 'WithCount',
    routes: ['/database#entity-manager-and-repository'],
  },
  {
    kind: 'part of an identifier',
    query: 'UserAbility',
    routes: [
      '/permissions#the-three-engines',
      '/permissions#how-a-request-reaches-it',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'casl',
    routes: [
      '/permissions#ability',
      '/permissions#what-the-package-is-responsible-for',
      '/permissions#where-to-start-reading-the-code',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'parametrizedaction',
    routes: [
      '/permissions#a-small-engine',
      '/permissions#parametrised-actions',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'UserLifecycles',
    routes: ['/api/Strapi#life-cycle-members'],
  },
  {
    kind: 'part of an identifier',
    query: 'updatenotifier',
    routes: ['/api/Strapi#from-constructor-to-listening'],
  },
  {
    kind: 'part of an identifier',
    query: 'WorkingDirectories',
    routes: ['/api/Strapi#options'],
  },
  {
    kind: 'part of an identifier',
    query: 'logs-lifecycle',
    routes: ['/api/container#entries-added-later', '/api/container#who-uses-it'],
  },
  {
    kind: 'part of an identifier',
    query: 'source-maps',
    routes: ['/api/container#core-services'],
  },
  {
    kind: 'part of an identifier',
    query: 'PersistentState',
    routes: ['/exports/modules#hooks'],
  },
  {
    kind: 'part of an identifier',
    query: 'AutoReloadOverlay',
    routes: ['/exports/modules#hooks', '/exports/modules#components'],
  },
  {
    kind: 'part of an identifier',
    query: 'unstable_',
    routes: ['/exports/modules#what-the-prefixes-mean', '/exports/modules#hooks'],
  },
  {
    kind: 'part of an identifier',
    query: 'TOP_NAVIGATION',
    routes: ['/exports/modules#functions-and-values'],
  },
  {
    kind: 'part of an identifier',
    query: 'SessionExpired',
    routes: [
      '/exports/modules#functions-and-values',
      '/exports/modules#requests-errors-and-caching',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'yupvalidation',
    routes: ['/exports/modules#functions-and-values'],
  },
  {
    kind: 'part of an identifier',
    query: 'LicenseLimits',
    routes: ['/exports/modules#separate-entry-points'],
  },
  {
    kind: 'part of an identifier',
    query: 'SidePanel',
    routes: [
      '/rfcs/example#registration',
      '/rfcs/example#summary',
      '/rfcs/example#sample',
      '/rfcs/example#rendering-in-order',
      '/rfcs/example#motivation',
      '/rfcs/example#edge-cases',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'EDIT_VIEW',
    routes: ['/rfcs/example#alternatives'],
  },
  {
    kind: 'part of an identifier',
    query: 'monorepoaliases',
    routes: ['/guides/contributing#7-change-admin-code', '/guides/contributing#code-map'],
  },

  // Members, settings and calls with dots.
  {
    kind: 'dotted',
    query: 'strapi.documents',
    routes: [
      '/docs/intro#a-request-to-the-server',
      '/docs/intro#words-that-mean-two-things',
      '/docs/intro#code-map',
      '/database#from-a-document-call-to-sql',
      '/database#calling-it-yourself',
      '/api/Strapi#services',
      '/api/Strapi#deprecated-members',
      '/api/container#core-services',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.documents.use',
    routes: ['/docs/intro#words-that-mean-two-things'],
  },
  {
    kind: 'dotted',
    query: 'strapi.db.query',
    routes: [
      '/database#from-a-document-call-to-sql',
      '/database#calling-it-yourself',
      '/database#the-database-class',
      '/api/Strapi#deprecated-members',
      '/api/Strapi#from-constructor-to-listening',
      '/docs/intro#a-request-to-the-server',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.db.queryBuilder',
    routes: [
      '/database#from-a-document-call-to-sql',
      '/database#the-database-class',
      '/database#calling-it-yourself',
      '/database#query-builder',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.db.connection',
    routes: ['/database#from-a-document-call-to-sql', '/database#the-database-class'],
  },
  {
    kind: 'dotted',
    query: 'strapi.get',
    routes: [
      '/api/container#how-get-decides',
      '/api/container#parameters-and-result',
      '/api/container#sample',
      '/api/container#memoisation-traps',
      '/api/container#signature',
      '/api/Strapi#traps',
      '/api/Strapi#registries',
      '/docs/intro#words-that-mean-two-things',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.add',
    routes: [
      '/api/container#sample',
      '/api/container#parameters-and-result',
      '/api/container#memoisation-traps',
      '/api/container#signature',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.has',
    routes: [
      '/api/container#sample',
      '/api/container#parameters-and-result',
      '/api/container#signature',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.container',
    routes: ['/api/Strapi#traps', '/api/container#words-with-two-meanings'],
  },
  {
    kind: 'dotted',
    query: 'strapi.service(uid)',
    routes: [
      '/api/container#words-with-two-meanings',
      '/api/Strapi#accessors',
      '/docs/intro#words-that-mean-two-things',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.policy',
    routes: ['/api/Strapi#accessors', '/api/container#registries'],
  },
  {
    kind: 'dotted',
    query: 'strapi.store',
    routes: ['/api/container#services-of-the-other-providers', '/api/Strapi#services'],
  },
  {
    kind: 'dotted',
    query: 'strapi.ai.mcp',
    routes: [
      '/api/container#services-of-the-other-providers',
      '/api/Strapi#services',
      '/api/container#code-map',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.EE',
    routes: ['/api/Strapi#services', '/api/container#how-get-decides', '/database#at-start-up'],
  },
  {
    kind: 'dotted',
    query: 'config.get',
    routes: ['/api/Strapi#traps', '/api/Strapi#services'],
  },
  {
    kind: 'dotted',
    query: 'global.strapi',
    routes: [
      '/api/Strapi#traps',
      '/api/Strapi#deprecated-members',
      '/api/Strapi#shutdown-and-exit-codes',
      '/api/Strapi#from-constructor-to-listening',
    ],
  },
  {
    kind: 'dotted',
    query: 'strapi.server.use',
    routes: ['/docs/intro#a-request-to-the-server'],
  },
  {
    kind: 'dotted',
    query: 'strapi.server.routes',
    routes: ['/docs/intro#a-request-to-the-server', '/api/Strapi#from-constructor-to-listening'],
  },
  {
    kind: 'dotted',
    query: 'api.rest.prefix',
    routes: ['/docs/intro#a-request-to-the-server'],
  },
  {
    kind: 'dotted',
    query: 'admin.autoOpen',
    routes: ['/api/Strapi#life-cycle-members', '/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'dotted',
    query: 'strapi.contentAPI.permissions.engine',
    routes: ['/permissions#the-three-engines', '/permissions#extension-points'],
  },
  {
    kind: 'dotted',
    query: 'engine.on',
    routes: [
      '/permissions#extension-points',
      '/permissions#engine-and-hooks',
      '/permissions#the-three-engines',
      '/permissions#a-small-engine',
    ],
  },
  {
    kind: 'dotted',
    query: 'ctx.state.userAbility',
    routes: ['/permissions#how-a-request-reaches-it'],
  },
  {
    kind: 'dotted',
    query: 'actionProvider.registerMany',
    routes: ['/permissions#extension-points'],
  },
  {
    kind: 'dotted',
    query: 'properties.fields',
    routes: [
      '/permissions#ability',
      '/permissions#traps-when-you-call-the-engine',
      '/permissions#the-three-engines',
      '/permissions#permission-the-data-shape',
    ],
  },
  {
    kind: 'dotted',
    query: 'condition.or',
    routes: ['/permissions#engine-and-hooks', '/permissions#traps-when-you-write-a-handler'],
  },
  {
    kind: 'dotted',
    query: 'lifecycles.disable',
    routes: ['/database#invariants-and-traps', '/database#the-database-class'],
  },
  {
    kind: 'dotted',
    query: 'connection.pool.afterCreate',
    routes: ['/database#connection-settings'],
  },
  {
    kind: 'dotted',
    query: 'db.schema.sync()',
    routes: ['/database#at-start-up', '/api/Strapi#from-constructor-to-listening'],
  },
  {
    kind: 'dotted',
    query: 'page.protect',
    routes: [
      '/exports/modules#permission-checks',
      '/exports/modules#sample',
      '/exports/modules#components',
    ],
  },
  {
    kind: 'dotted',
    query: 'Table.Root',
    routes: ['/exports/modules#namespaces', '/exports/modules#hooks'],
  },
  {
    kind: 'dotted',
    query: 'app.addMenuLink',
    routes: ['/exports/modules#sample'],
  },
  {
    kind: 'dotted',
    query: "app.getPlugin('content-manager').apis",
    routes: ['/rfcs/example#registration', '/rfcs/example#sample'],
  },

  // UIDs, and other names with two colons.
  {
    kind: 'UID',
    query: 'admin::user',
    routes: ['/api/Strapi#sample', '/api/Strapi#from-constructor-to-listening'],
  },
  {
    kind: 'UID',
    query: 'admin::permission',
    routes: ['/permissions#the-three-engines', '/permissions#extension-points'],
  },
  {
    kind: 'UID',
    query: 'api::article.article',
    routes: [
      '/database#calling-it-yourself',
      '/permissions#a-small-engine',
      '/permissions#how-a-request-reaches-it',
      '/api/container#sample',
      '/exports/modules#sample',
      '/rfcs/example#sample',
    ],
  },
  {
    kind: 'UID',
    query: 'api::article.article.find',
    routes: ['/permissions#how-a-request-reaches-it'],
  },
  {
    kind: 'UID',
    query: 'plugin::content-manager.explorer.read',
    routes: ['/exports/modules#sample'],
  },
  {
    kind: 'UID',
    query: 'admin::roles.read',
    routes: ['/exports/modules#values-and-types'],
  },
  {
    kind: 'UID',
    query: 'admin::review-workflows.stage.transition',
    routes: ['/permissions#parametrised-actions', '/permissions#a-small-engine'],
  },
  {
    kind: 'UID',
    query: 'admin::review-workflows.stage.transition?from=3',
    routes: ['/permissions#parametrised-actions', '/permissions#a-small-engine'],
  },
  {
    kind: 'UID',
    query: 'review-workflows.stage',
    routes: ['/permissions#parametrised-actions', '/permissions#a-small-engine'],
  },
  {
    kind: 'UID',
    query: 'explorer.read',
    routes: ['/exports/modules#sample'],
  },
  {
    kind: 'UID',
    query: 'strapi::errors',
    routes: ['/docs/intro#words-that-mean-two-things'],
  },
  {
    kind: 'UID',
    query: 'strapi::database',
    routes: ['/database#where-to-start-reading-the-code'],
  },
  {
    kind: 'UID',
    query: 'strapi::content-types.beforeSync',
    routes: ['/api/Strapi#from-constructor-to-listening', '/database#at-start-up'],
  },
  {
    kind: 'UID',
    query: 'strapi::content-types.afterSync',
    routes: ['/api/Strapi#from-constructor-to-listening', '/database#at-start-up'],
  },
  {
    kind: 'UID',
    query: 'plugin::',
    routes: ['/docs/intro#server-half-and-admin-half', '/exports/modules#sample'],
  },

  // Paths of files, folders, modules and addresses.
  {kind: 'path', query: 'registries/policies.ts', routes: ['/api/container#registries']},
  {
    kind: 'path',
    query: 'providers/cron.ts',
    routes: ['/api/container#services-of-the-other-providers'],
  },
  {
    kind: 'path',
    query: 'services/reloader.ts',
    routes: ['/api/Strapi#traps', '/api/container#memoisation-traps'],
  },
  {
    kind: 'path',
    query: 'compose-endpoint.ts',
    routes: [
      '/docs/intro#a-request-to-the-server',
      '/docs/intro#code-map',
      '/permissions#how-a-request-reaches-it',
      '/permissions#the-three-engines',
    ],
  },
  {
    kind: 'path',
    query: 'packages/core/core/src/Strapi.ts',
    routes: [
      '/api/Strapi',
      '/docs/intro#code-map',
      '/docs/intro#how-to-read-a-code-link',
      '/docs/intro#how-the-tree-mirrors-packages',
    ],
  },
  {
    kind: 'path',
    query: 'packages/core/database',
    routes: ['/database', '/docs/intro#how-the-tree-mirrors-packages'],
  },
  {
    kind: 'path',
    query: 'packages/core/permissions',
    routes: ['/permissions', '/docs/intro#how-the-tree-mirrors-packages'],
  },
  {
    kind: 'path',
    query: '@strapi/core/dist/Strapi.js',
    routes: ['/docs/intro#how-to-read-a-code-link', '/api/Strapi#traps'],
  },
  {
    kind: 'path',
    query: 'node_modules/@strapi/admin/dist/server/server/src',
    routes: ['/docs/intro#how-to-read-a-code-link'],
  },
  {
    kind: 'path',
    query: '.strapi/client/app.js',
    routes: [
      '/docs/intro#a-build-of-the-admin-panel',
      '/docs/intro#server-half-and-admin-half',
      '/exports/modules#what-renderadmin-does',
      '/exports/modules#signature',
      '/exports/modules#who-uses-it',
    ],
  },
  {
    kind: 'path',
    query: 'config/plugins.js',
    routes: ['/docs/intro#a-build-of-the-admin-panel', '/docs/intro#plugins-that-are-always-on'],
  },
  {
    kind: 'path',
    query: 'strapi-server.js',
    routes: ['/docs/intro#server-half-and-admin-half'],
  },
  {
    kind: 'path',
    query: 'src/index.js',
    routes: [
      '/api/Strapi#life-cycle-members',
      '/api/Strapi#errors',
      '/api/Strapi#shutdown-and-exit-codes',
      '/api/Strapi#from-constructor-to-listening',
    ],
  },
  {
    kind: 'path',
    query: 'entity-manager/regular-relations.ts',
    routes: ['/database#entity-manager-and-repository', '/database#invariants-and-traps'],
  },
  {kind: 'path', query: 'dialects/sqlite/index.ts', routes: ['/database#dialects']},
  {
    kind: 'path',
    query: 'transaction-context.ts',
    routes: ['/database#transactions', '/database#code-map'],
  },
  {
    kind: 'path',
    query: 'schema/diff.ts',
    routes: ['/database#schema-sync-and-migrations'],
  },
  {
    kind: 'path',
    query: 'engine/hooks.ts',
    routes: [
      '/permissions#engine-and-hooks',
      '/permissions#where-to-start-reading-the-code',
      '/permissions#traps-when-you-write-a-handler',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'path',
    query: 'casl-ability.ts',
    routes: [
      '/permissions#ability',
      '/permissions#what-the-package-is-responsible-for',
      '/permissions#where-to-start-reading-the-code',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'path',
    query: '@strapi/admin/strapi-admin/ee',
    routes: [
      '/exports/modules#separate-entry-points',
      '/exports/modules#which-entry-point-to-import-from',
    ],
  },
  {
    kind: 'path',
    query: 'admin/src/hooks/useRBAC.ts',
    routes: [
      '/exports/modules#hooks',
      '/exports/modules#permission-checks',
      '/exports/modules#type-aliases',
    ],
  },
  {
    kind: 'path',
    query: '/content-manager/homepage/count-documents',
    routes: ['/exports/modules#hooks'],
  },
  {
    kind: 'path',
    query: '/admin/project-type',
    routes: ['/docs/intro#a-build-of-the-admin-panel', '/exports/modules#what-renderadmin-does'],
  },
  {
    kind: 'path',
    query: 'EditView/components/Panels.tsx',
    routes: [
      '/rfcs/example#rendering-in-order',
      '/rfcs/example#the-function-and-its-description',
      '/rfcs/example#what-was-built',
      '/rfcs/example#motivation',
      '/rfcs/example#migration-and-rollout',
      '/rfcs/example#alternatives',
    ],
  },
  {
    kind: 'path',
    query: 'docs/tags.yml',
    routes: ['/rfcs/intro#steps', '/rfcs/intro#troubleshooting'],
  },
  {
    kind: 'path',
    query: 'docs/redirects.ts',
    routes: ['/rfcs/intro#know-where-each-thing-lives', '/rfcs/intro#troubleshooting'],
  },
  {
    kind: 'path',
    query: 'examples/getstarted',
    routes: [
      '/guides/contributing#4-start-the-example-app',
      '/guides/contributing#5-pick-a-database',
      '/guides/contributing#troubleshooting',
    ],
  },
  {
    kind: 'path',
    query: 'docker-compose.dev.yml',
    routes: ['/guides/contributing#5-pick-a-database', '/guides/contributing#troubleshooting'],
  },
  {
    kind: 'path',
    query: '.commitlintrc.ts',
    routes: ['/guides/contributing#9-commit', '/guides/contributing#code-map'],
  },
  {
    kind: 'path',
    query: '.github/workflows/checks.yml',
    routes: [
      '/guides/contributing#open-the-pull-request-and-follow-the-review',
      '/guides/contributing#checks-before-opening-a-pull-request',
    ],
  },
  {
    kind: 'path',
    query: 'BUG_REPORT.yml',
    routes: [
      '/guides/contributing#1-choose-where-it-goes',
      '/guides/code-of-conduct#who-it-is-for',
    ],
  },
  {kind: 'path', query: 'CODE_OF_CONDUCT.md', routes: ['/guides/code-of-conduct']},
  {
    kind: 'path',
    query: 'tests/scripts/run-tests.js',
    routes: ['/guides/contributing#8-add-and-run-tests'],
  },

  // Options of commands, and the commands and variables beside them.
  {
    kind: 'CLI option',
    query: '--watch-admin',
    routes: [
      '/guides/contributing#4-start-the-example-app',
      '/guides/contributing#7-change-admin-code',
    ],
  },
  {
    kind: 'CLI option',
    query: '--no-watch-admin',
    routes: [
      '/guides/contributing#4-start-the-example-app',
      '/guides/contributing#7-change-admin-code',
    ],
  },
  {
    kind: 'CLI option',
    query: 'watch-admin',
    routes: [
      '/guides/contributing#4-start-the-example-app',
      '/guides/contributing#7-change-admin-code',
    ],
  },
  {
    kind: 'CLI option',
    query: '--no-build-admin',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: '--install-deps',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: '--bundler webpack',
    routes: [
      '/docs/intro#a-build-of-the-admin-panel',
      '/guides/contributing#4-start-the-example-app',
    ],
  },
  {
    kind: 'CLI option',
    query: 'strapi develop --open',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: '--polling',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: '--debug',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: '--silent',
    routes: ['/guides/contributing#4-start-the-example-app'],
  },
  {
    kind: 'CLI option',
    query: 'yarn test:e2e --domains',
    routes: ['/guides/contributing#8-add-and-run-tests'],
  },
  {
    kind: 'CLI option',
    query: '--db=postgres',
    routes: ['/guides/contributing#8-add-and-run-tests'],
  },
  {
    kind: 'CLI option',
    query: 'DB=postgres yarn develop',
    routes: ['/guides/contributing#5-pick-a-database'],
  },
  {
    kind: 'CLI option',
    query: '--setup',
    routes: ['/guides/contributing#8-add-and-run-tests'],
  },
  {
    kind: 'CLI option',
    query: 'IS_EE=true',
    routes: ['/guides/contributing#8-add-and-run-tests'],
  },
  {kind: 'CLI option', query: 'ENV_PATH', routes: ['/api/Strapi#traps']},
  {
    kind: 'CLI option',
    query: 'DEBUG=strapi::database',
    routes: ['/database#where-to-start-reading-the-code'],
  },
  {kind: 'CLI option', query: 'ts:generate-types', routes: ['/api/Strapi#who-uses-it']},
  {
    kind: 'CLI option',
    query: 'yarn prettier:check',
    routes: ['/guides/contributing#checks-before-opening-a-pull-request'],
  },

  // Lifecycles, hooks, signals and events.
  {
    kind: 'event or lifecycle name',
    query: 'beforeCreate',
    routes: ['/docs/intro#words-that-mean-two-things', '/database#lifecycles'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'beforeUpdate',
    routes: ['/database#calling-it-yourself', '/database#lifecycles'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'afterFindOne',
    routes: ['/database#calling-it-yourself', '/database#lifecycles'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'entry.*',
    routes: ['/database#what-the-package-is-responsible-for'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'onCommit',
    routes: ['/database#transactions', '/database#calling-it-yourself'],
  },
  {kind: 'event or lifecycle name', query: 'onRollback', routes: ['/database#transactions']},
  {
    kind: 'event or lifecycle name',
    query: 'beforeSync',
    routes: ['/api/Strapi#from-constructor-to-listening', '/database#at-start-up'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'content-types.afterSync',
    routes: ['/api/Strapi#from-constructor-to-listening', '/database#at-start-up'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'before-format::validate.permission',
    routes: ['/permissions#engine-and-hooks', '/permissions#a-small-engine'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'format.permission',
    routes: [
      '/permissions#engine-and-hooks',
      '/permissions#traps-when-you-write-a-handler',
      '/permissions#the-three-engines',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'before-register.permission',
    routes: ['/permissions#engine-and-hooks'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'before-evaluate',
    routes: ['/permissions#engine-and-hooks'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'willRegister',
    routes: ['/permissions#providers', '/permissions#extension-points'],
  },
  {kind: 'event or lifecycle name', query: 'didDelete', routes: ['/permissions#providers']},
  {
    kind: 'event or lifecycle name',
    query: 'bootstrap',
    routes: [
      '/api/Strapi#life-cycle-members',
      '/api/Strapi#from-constructor-to-listening',
      '/docs/intro#words-that-mean-two-things',
      '/docs/intro#a-build-of-the-admin-panel',
      '/database#at-start-up',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'destroy',
    routes: [
      '/api/Strapi#life-cycle-members',
      '/api/Strapi#shutdown-and-exit-codes',
      '/api/Strapi#from-constructor-to-listening',
      '/api/Strapi#traps',
      '/api/Strapi#errors',
      '/docs/intro#words-that-mean-two-things',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'register bootstrap destroy',
    routes: [
      '/api/Strapi#life-cycle-members',
      '/api/Strapi#from-constructor-to-listening',
      '/docs/intro#words-that-mean-two-things',
      '/docs/intro#package-map',
      '/api/container#code-map',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'postListen',
    routes: ['/api/Strapi#life-cycle-members'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'didStartServer',
    routes: ['/api/Strapi#life-cycle-members'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'sigterm',
    routes: ['/api/Strapi#shutdown-and-exit-codes', '/api/Strapi#code-map'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'commit-msg',
    routes: ['/guides/contributing#9-commit'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'loadTrads',
    routes: ['/exports/modules#what-renderadmin-does'],
  },

  // What stands in the field before the word is complete.
  {kind: 'prefix while typing', query: 'contai', routes: ['/api/container']},
  {kind: 'prefix while typing', query: 'datab', routes: ['/database']},
  {kind: 'prefix while typing', query: 'permis', routes: ['/permissions']},
  {
    kind: 'prefix while typing',
    query: 'contrib',
    routes: ['/guides/contributing'],
  },
  {kind: 'prefix while typing', query: 'code of con', routes: ['/guides/code-of-conduct']},
  {kind: 'prefix while typing', query: 'rfc ex', routes: ['/rfcs/example']},
  {
    kind: 'prefix while typing',
    query: 'lifecyc',
    routes: [
      '/database#lifecycles',
      '/docs/intro#words-that-mean-two-things',
      '/api/Strapi#life-cycle-members',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'transac',
    routes: ['/database#transactions', '/database#from-a-document-call-to-sql'],
  },
  {
    kind: 'prefix while typing',
    query: 'migra',
    routes: [
      '/database#schema-sync-and-migrations',
      '/database#connection-settings',
      '/database#at-start-up',
      '/rfcs/example#migration-and-rollout',
    ],
  },
  {kind: 'prefix while typing', query: 'dialec', routes: ['/database#dialects']},
  {kind: 'prefix while typing', query: 'query bui', routes: ['/database#query-builder']},
  {
    kind: 'prefix while typing',
    query: 'error cla',
    routes: ['/database#error-classes'],
  },
  {
    kind: 'prefix while typing',
    query: 'condi',
    routes: ['/permissions#conditions', '/permissions#extension-points'],
  },
  {
    kind: 'prefix while typing',
    query: 'parametr',
    routes: [
      '/permissions#parametrised-actions',
      '/permissions#a-small-engine',
      '/permissions#what-the-package-is-responsible-for',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'shutd',
    routes: ['/api/Strapi#shutdown-and-exit-codes', '/api/Strapi#code-map'],
  },
  {
    kind: 'prefix while typing',
    query: 'deprec',
    routes: ['/api/Strapi#deprecated-members'],
  },
  {
    kind: 'prefix while typing',
    query: 'eventH',
    routes: ['/api/Strapi#services', '/api/container#core-services'],
  },
  {
    kind: 'prefix while typing',
    query: 'memois',
    routes: ['/api/container#memoisation-traps'],
  },
  {
    kind: 'prefix while typing',
    query: 'createStr',
    routes: [
      '/api/Strapi#signature',
      '/api/Strapi#import',
      '/api/Strapi#result',
      '/api/Strapi#from-constructor-to-listening',
      '/api/Strapi#code-map',
      '/docs/intro#code-map',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'getEnabledPl',
    routes: ['/docs/intro#plugins-that-are-always-on', '/docs/intro#a-build-of-the-admin-panel'],
  },
  {
    kind: 'prefix while typing',
    query: 'strapi.doc',
    routes: [
      '/docs/intro#a-request-to-the-server',
      '/docs/intro#words-that-mean-two-things',
      '/docs/intro#code-map',
      '/database#from-a-document-call-to-sql',
      '/database#calling-it-yourself',
      '/api/Strapi#services',
      '/api/Strapi#deprecated-members',
      '/api/container#core-services',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'use',
    routes: [
      '/exports/modules#hooks',
      '/exports/modules#hooks-that-select-from-a-context',
      '/docs/intro#words-that-mean-two-things',
      '/docs/intro#a-request-to-the-server',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'useFetchCl',
    routes: [
      '/exports/modules#hooks',
      '/exports/modules#requests-errors-and-caching',
      '/exports/modules#sample',
      '/exports/modules#import',
    ],
  },
  {kind: 'prefix while typing', query: 'expor', routes: ['/exports/modules']},
  {kind: 'prefix while typing', query: 'intro', routes: ['/docs/intro']},
  {
    kind: 'prefix while typing',
    query: 'troubl',
    routes: [
      '/guides/contributing#troubleshooting',
      '/guides/code-of-conduct#troubleshooting',
      '/rfcs/intro#troubleshooting',
    ],
  },

  // One letter replaced, missing, too many, or two letters swapped.
  {kind: 'one-letter typo', query: 'contaner', routes: ['/api/container']},
  {kind: 'one-letter typo', query: 'databse', routes: ['/database']},
  {kind: 'one-letter typo', query: 'permisions package', routes: ['/permissions']},
  {kind: 'one-letter typo', query: 'contributting', routes: ['/guides/contributing']},
  {kind: 'one-letter typo', query: 'code of condukt', routes: ['/guides/code-of-conduct']},
  {kind: 'one-letter typo', query: 'rfc exmaple', routes: ['/rfcs/example']},
  {
    kind: 'one-letter typo',
    query: 'lifecylces',
    routes: [
      '/database#lifecycles',
      '/docs/intro#words-that-mean-two-things',
      '/api/Strapi#life-cycle-members',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'transactoin',
    routes: ['/database#transactions', '/database#from-a-document-call-to-sql'],
  },
  {
    kind: 'one-letter typo',
    query: 'migrattions',
    routes: [
      '/database#schema-sync-and-migrations',
      '/database#connection-settings',
      '/database#at-start-up',
    ],
  },
  {kind: 'one-letter typo', query: 'identifyers', routes: ['/database#identifiers']},
  {kind: 'one-letter typo', query: 'dialetcs', routes: ['/database#dialects']},
  {
    kind: 'one-letter typo',
    query: 'connetion settings',
    routes: ['/database#connection-settings'],
  },
  {
    kind: 'one-letter typo',
    query: 'qureyBuilder',
    routes: [
      '/database#query-builder',
      '/database#the-database-class',
      '/database#from-a-document-call-to-sql',
      '/database#calling-it-yourself',
    ],
  },
  {kind: 'one-letter typo', query: 'conditons', routes: ['/permissions#conditions']},
  {
    kind: 'one-letter typo',
    query: 'extention points',
    routes: ['/permissions#extension-points'],
  },
  {
    kind: 'one-letter typo',
    query: 'parametrized actions',
    routes: ['/permissions#parametrised-actions', '/permissions#a-small-engine'],
  },
  {
    kind: 'one-letter typo',
    query: 'generateAbilty',
    routes: [
      '/permissions#engine-and-hooks',
      '/permissions#traps-when-you-call-the-engine',
      '/permissions#traps-when-you-write-a-handler',
      '/permissions#a-small-engine',
      '/permissions#code-map',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'createStarpi',
    routes: [
      '/api/Strapi#signature',
      '/api/Strapi#import',
      '/api/Strapi#result',
      '/api/Strapi#from-constructor-to-listening',
      '/api/Strapi#code-map',
      '/docs/intro#code-map',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'shutdwon',
    routes: ['/api/Strapi#shutdown-and-exit-codes', '/api/Strapi#code-map'],
  },
  {
    kind: 'one-letter typo',
    query: 'depricated members',
    routes: ['/api/Strapi#deprecated-members'],
  },
  {
    kind: 'one-letter typo',
    query: 'eventHubb',
    routes: ['/api/Strapi#services', '/api/container#core-services'],
  },
  {
    kind: 'one-letter typo',
    query: 'memoization traps',
    routes: ['/api/container#memoisation-traps'],
  },
  {
    kind: 'one-letter typo',
    query: 'registreis',
    routes: ['/api/container#registries', '/api/Strapi#registries'],
  },
  {
    kind: 'one-letter typo',
    query: 'sesionManager',
    routes: [
      '/api/Strapi#services',
      '/api/container#services-of-the-other-providers',
      '/api/container#memoisation-traps',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'getEnabldPlugins',
    routes: ['/docs/intro#plugins-that-are-always-on', '/docs/intro#a-build-of-the-admin-panel'],
  },
  {
    kind: 'one-letter typo',
    query: 'reading trakcs',
    routes: ['/docs/intro#reading-tracks'],
  },
  {
    kind: 'one-letter typo',
    query: 'useFetchCleint',
    routes: [
      '/exports/modules#hooks',
      '/exports/modules#requests-errors-and-caching',
      '/exports/modules#sample',
      '/exports/modules#import',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'namespases',
    routes: ['/exports/modules#namespaces'],
  },
  {
    kind: 'one-letter typo',
    query: 'addEditVewSidePanel',
    routes: [
      '/rfcs/example#registration',
      '/rfcs/example#summary',
      '/rfcs/example#sample',
      '/rfcs/example#edge-cases',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'altternatives',
    routes: ['/rfcs/example#alternatives'],
  },
  {
    kind: 'one-letter typo',
    query: 'prerequesites',
    routes: ['/guides/contributing#prerequisites', '/rfcs/intro#prerequisites'],
  },
  {
    kind: 'one-letter typo',
    query: 'troubleshoting',
    routes: [
      '/guides/contributing#troubleshooting',
      '/guides/code-of-conduct#troubleshooting',
      '/rfcs/intro#troubleshooting',
    ],
  },

  // Questions, and messages pasted from a terminal.
  {
    kind: 'question in words',
    query: 'how do I add a service to the container',
    routes: [
      '/api/container#sample',
      '/api/container#parameters-and-result',
      '/api/container#services-of-the-other-providers',
      '/api/container#signature',
    ],
  },
  {
    kind: 'question in words',
    query: 'can a plugin override a core service',
    routes: ['/api/container#memoisation-traps'],
  },
  {
    kind: 'question in words',
    query: 'why is my policy not found',
    routes: ['/api/container#registries', '/api/Strapi#accessors'],
  },
  {
    kind: 'question in words',
    query: 'Could not resolve service',
    routes: ['/api/container#errors', '/api/Strapi#errors'],
  },
  {
    kind: 'question in words',
    query: 'Cannot register already registered service',
    routes: ['/api/container#errors'],
  },
  {
    kind: 'question in words',
    query: "Class constructor cannot be invoked without 'new'",
    routes: ['/api/container#errors'],
  },
  {
    kind: 'question in words',
    query: 'middleware has already been registered',
    routes: ['/api/container#registries'],
  },
  {
    kind: 'question in words',
    query: 'how do I load strapi in a script without opening a port',
    routes: ['/api/Strapi#sample'],
  },
  {
    kind: 'question in words',
    query: 'in which order do plugins and providers bootstrap',
    routes: ['/api/Strapi#from-constructor-to-listening'],
  },
  {
    kind: 'question in words',
    query: 'why does my destroy function not run',
    routes: ['/api/Strapi#shutdown-and-exit-codes'],
  },
  {
    kind: 'question in words',
    query: 'The port 1337 is already used by another application',
    routes: ['/api/Strapi#errors', '/api/Strapi#shutdown-and-exit-codes'],
  },
  {
    kind: 'question in words',
    query: 'Model admin::user not found',
    routes: ['/api/Strapi#from-constructor-to-listening', '/api/Strapi#errors'],
  },
  {
    kind: 'question in words',
    query: 'component is missing a "collectionName" property',
    routes: ['/api/Strapi#errors', '/api/Strapi#shutdown-and-exit-codes'],
  },
  {
    kind: 'question in words',
    query: 'what should I use instead of entityService',
    routes: ['/api/Strapi#deprecated-members'],
  },
  {
    kind: 'question in words',
    query: 'how does a request reach a controller',
    routes: ['/docs/intro#a-request-to-the-server'],
  },
  {
    kind: 'question in words',
    query: 'which package depends on which',
    routes: ['/docs/intro#package-map', '/docs/intro#plugins-that-are-always-on'],
  },
  {
    kind: 'question in words',
    query: 'can I switch off an internal plugin',
    routes: ['/docs/intro#plugins-that-are-always-on'],
  },
  {
    kind: 'question in words',
    query: 'where is the source of a file in a stack trace',
    routes: ['/docs/intro#how-to-read-a-code-link'],
  },
  {
    kind: 'question in words',
    query: 'what is the difference between the document service and strapi.db',
    routes: [
      '/database#what-the-package-is-responsible-for',
      '/database#from-a-document-call-to-sql',
      '/database#calling-it-yourself',
    ],
  },
  {
    kind: 'question in words',
    query: 'when do migrations run',
    routes: [
      '/database#schema-sync-and-migrations',
      '/database#at-start-up',
      '/api/Strapi#from-constructor-to-listening',
    ],
  },
  {
    kind: 'question in words',
    query: 'how do I roll back a transaction',
    routes: ['/database#transactions', '/database#calling-it-yourself'],
  },
  {
    kind: 'question in words',
    query: 'why was my column dropped after renaming an attribute',
    routes: ['/database#invariants-and-traps'],
  },
  {
    kind: 'question in words',
    query: 'how do I subscribe to database lifecycles',
    routes: ['/database#lifecycles', '/database#the-database-class'],
  },
  {
    kind: 'question in words',
    query: 'does strapi support MariaDB',
    routes: ['/database#dialects'],
  },
  {
    kind: 'question in words',
    query: 'how do I register an admin permission action',
    routes: ['/permissions#extension-points', '/permissions#providers'],
  },
  {
    kind: 'question in words',
    query: 'why are stored permissions deleted at start-up',
    routes: ['/permissions#providers'],
  },
  {
    kind: 'question in words',
    query: 'which operators can a condition query use',
    routes: ['/permissions#ability'],
  },
  {
    kind: 'question in words',
    query: 'why does my validation handler never run',
    routes: ['/permissions#traps-when-you-write-a-handler', '/permissions#engine-and-hooks'],
  },
  {
    kind: 'question in words',
    query: 'what does unstable mean in the admin exports',
    routes: ['/exports/modules#what-the-prefixes-mean'],
  },
  {
    kind: 'question in words',
    query: 'how do I show a notification in the admin panel',
    routes: ['/exports/modules#hooks', '/exports/modules#sample'],
  },
  {
    kind: 'question in words',
    query: 'how do I add a page to the main menu',
    routes: ['/exports/modules#sample'],
  },
  {
    kind: 'question in words',
    query: 'why does useAuth return undefined outside the provider',
    routes: ['/exports/modules#hooks-that-select-from-a-context'],
  },
  {
    kind: 'question in words',
    query: 'what does the fetch client do on a 401',
    routes: ['/exports/modules#requests-errors-and-caching'],
  },
  {
    kind: 'question in words',
    query: "Cannot find module '@strapi/admin-test-utils'",
    routes: ['/exports/modules#separate-entry-points'],
  },
  {
    kind: 'question in words',
    query: 'how do I add a side panel to the edit view',
    routes: ['/rfcs/example#registration', '/rfcs/example#sample', '/rfcs/example#summary'],
  },
  {
    kind: 'question in words',
    query: 'does my change need an RFC',
    routes: [
      '/rfcs/intro#decide-whether-the-change-needs-an-rfc',
      '/guides/contributing#1-choose-where-it-goes',
    ],
  },
  {
    kind: 'question in words',
    query: 'what does accepted mean for an RFC',
    routes: ['/rfcs/intro#know-the-status-words'],
  },
  {
    kind: 'question in words',
    query: 'where are new RFC proposals discussed',
    routes: [
      '/rfcs/intro#know-where-each-thing-lives',
      '/rfcs/intro#steps',
      '/guides/contributing#1-choose-where-it-goes',
    ],
  },
  {
    kind: 'question in words',
    query: 'what goes into the front matter of a record',
    routes: ['/rfcs/intro#steps'],
  },
  {
    kind: 'question in words',
    query: 'build stops with unknown tag',
    routes: ['/rfcs/intro#troubleshooting', '/rfcs/intro#steps'],
  },
  {
    kind: 'question in words',
    query: 'which node version do I need',
    routes: ['/guides/contributing#prerequisites'],
  },
  {
    kind: 'question in words',
    query: 'how do I run the unit tests',
    routes: [
      '/guides/contributing#8-add-and-run-tests',
      '/guides/contributing#checks-before-opening-a-pull-request',
      '/database#where-to-start-reading-the-code',
      '/permissions#where-to-start-reading-the-code',
    ],
  },
  {
    kind: 'question in words',
    query: 'how do I use postgres in the example app',
    routes: ['/guides/contributing#5-pick-a-database'],
  },
  {
    kind: 'question in words',
    query: 'server change has no effect',
    routes: ['/guides/contributing#6-change-server-code', '/guides/contributing#troubleshooting'],
  },
  {
    kind: 'question in words',
    query: 'Couldn\'t find a script named "develop"',
    routes: ['/guides/contributing#troubleshooting'],
  },
  {
    kind: 'question in words',
    query: 'which commit types are allowed',
    routes: ['/guides/contributing#9-commit'],
  },
  {
    kind: 'question in words',
    query: 'when is a pull request marked stale',
    routes: ['/guides/contributing#open-the-pull-request-and-follow-the-review'],
  },
  {
    kind: 'question in words',
    query: 'where do I report a security vulnerability',
    routes: [
      '/guides/contributing#1-choose-where-it-goes',
      '/guides/code-of-conduct#report-a-problem',
    ],
  },
  {
    kind: 'question in words',
    query: 'how do I report harassment',
    routes: ['/guides/code-of-conduct#report-a-problem'],
  },
  {
    kind: 'question in words',
    query: 'what happens when somebody is banned',
    routes: ['/guides/code-of-conduct#what-happens-after-a-report'],
  },
];
