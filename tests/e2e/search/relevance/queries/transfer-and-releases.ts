import type {RelevanceQuery} from '../query';

/** Written with the pages of content releases, data transfer, upload and the Content-Type Builder. */
export const transferAndReleaseQueries: readonly RelevanceQuery[] = [
  {kind: 'exact title', query: 'Content Releases', routes: ['/docs/core/content-releases/intro']},
  {
    kind: 'whole identifier',
    query: 'updateReleaseStatus',
    routes: [
      '/docs/core/content-releases/intro#status',
      '/docs/core/content-releases/backend#stale-status',
      '/docs/core/content-releases/intro#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'when does a release become blocked',
    routes: ['/docs/core/content-releases/intro#status'],
  },
  {
    kind: 'question in words',
    query: 'what is cms-content-releases',
    routes: [
      '/docs/core/content-releases/intro#what-the-package-is-responsible-for',
      '/docs/core/content-releases/frontend/intro#how-a-click-reaches-the-server',
    ],
  },
  {
    kind: 'heading words',
    query: 'status of a release',
    routes: [
      '/docs/core/content-releases/intro#status',
      '/docs/core/content-releases/backend#stale-status',
      '/docs/core/content-releases/backend#release',
      '/docs/core/content-releases/frontend/releases-page#data-shapes',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'maximumReleases',
    routes: [
      '/docs/core/content-releases/intro#limits',
      '/docs/core/content-releases/frontend/releases-page#how-it-works',
      '/docs/core/admin/ee/hooks/use-license-limits#sample',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'content relases',
    routes: ['/docs/core/content-releases/intro'],
  },
  {
    kind: 'UID',
    query: 'plugin::content-releases.release-action',
    routes: ['/docs/core/content-releases/backend#release-action'],
  },
  {
    kind: 'whole identifier',
    query: 'getPublishOrderForContentTypes',
    routes: [
      '/docs/core/content-releases/backend#publishing',
      '/docs/core/content-releases/backend#code-map',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'release.trigger',
    routes: ['/docs/core/content-releases/backend#events', '/api/EventHub#release-events'],
  },
  {
    kind: 'path',
    query: '/content-releases/mapEntriesToReleases',
    routes: [
      '/docs/core/content-releases/backend#routes',
      '/docs/core/content-releases/frontend/intro#requests',
      '/docs/core/content-releases/frontend/intro#traps',
    ],
  },
  {
    kind: 'question in words',
    query: 'release failed half of the entries are published',
    routes: [
      '/docs/core/content-releases/backend#failed-run',
      '/docs/core/content-releases/intro#status',
      '/docs/core/content-releases/backend#publishing',
      '/docs/core/content-releases/intro#operator',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'isEntryValid',
    routes: [
      '/docs/core/content-releases/backend#release-action',
      '/docs/core/content-releases/backend#staying-in-step-with-documents',
      '/docs/core/content-releases/backend#invariants-and-traps',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'revalidateChangedCont',
    routes: [
      '/docs/core/content-releases/backend#sync',
      '/docs/core/content-releases/backend#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Content Releases scheduling',
    routes: ['/docs/core/content-releases/scheduling'],
  },
  {
    kind: 'whole identifier',
    query: 'syncFromDatabase',
    routes: [
      '/docs/core/content-releases/scheduling#start-and-stop',
      '/docs/core/content-releases/scheduling#invariants-and-traps',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'publishRelease_',
    routes: [
      '/docs/core/content-releases/scheduling#setting-a-date',
      '/docs/core/content-releases/scheduling#at-the-date',
      '/api/Cron#who-uses-it',
    ],
  },
  {
    kind: 'question in words',
    query: 'scheduled release was not published server was down',
    routes: ['/docs/core/content-releases/scheduling#missed'],
  },
  {
    kind: 'question in words',
    query: 'scheduled release published too early several instances',
    routes: ['/docs/core/content-releases/scheduling#instances'],
  },
  {
    kind: 'whole identifier',
    query: 'runAsSystem',
    routes: [
      '/docs/core/content-releases/scheduling#at-the-date',
      '/docs/core/content-releases/scheduling#code-map',
      '/docs/core/admin/ee/audit-logs#origins',
    ],
  },
  {
    kind: 'heading words',
    query: 'missed dates',
    routes: ['/docs/core/content-releases/scheduling#missed'],
  },
  {
    kind: 'exact title',
    query: 'Content Releases frontend',
    routes: ['/docs/core/content-releases/frontend/intro'],
  },
  {
    kind: 'whole identifier',
    query: 'releaseApi',
    routes: [
      '/docs/core/content-releases/frontend/intro#how-a-click-reaches-the-server',
      '/docs/core/content-releases/frontend/intro#requests',
      '/docs/core/content-releases/frontend/intro#code-map',
      '/guides/fe-coding-guidelines#data',
    ],
  },
  {
    kind: 'heading words',
    query: 'requests and tags',
    routes: ['/docs/core/content-releases/frontend/intro#requests'],
  },
  {
    kind: 'whole identifier',
    query: 'ReleaseActionModalForm',
    routes: ['/docs/core/content-releases/frontend/intro#in-other-views'],
  },
  {
    kind: 'whole identifier',
    query: 'UpcomingReleasesWidget',
    routes: ['/docs/core/content-releases/frontend/intro#in-other-views'],
  },
  {
    kind: 'question in words',
    query: 'add to release button missing in the content manager',
    routes: [
      '/docs/core/content-releases/frontend/intro#in-other-views',
      '/docs/core/content-releases/frontend/intro#permissions',
      '/docs/core/content-releases/frontend/intro#traps',
    ],
  },
  {
    kind: 'exact title',
    query: 'Releases page',
    routes: ['/docs/core/content-releases/frontend/releases-page'],
  },
  {
    kind: 'whole identifier',
    query: 'ReleaseModal',
    routes: [
      '/docs/core/content-releases/frontend/releases-page#summary',
      '/docs/core/content-releases/frontend/releases-page#dialog',
      '/docs/core/content-releases/frontend/releases-page#data-shapes',
      '/docs/core/content-releases/frontend/releases-page#code-map',
      '/docs/core/content-releases/frontend/intro#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'getBadgeProps',
    routes: [
      '/docs/core/content-releases/frontend/releases-page#how-it-works',
      '/docs/core/content-releases/frontend/releases-page#extension-points',
      '/docs/core/content-releases/frontend/releases-page#code-map',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'getTimezons',
    routes: [
      '/docs/core/content-releases/frontend/releases-page#dialog',
      '/docs/core/content-releases/frontend/releases-page#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'why is the new release button disabled',
    routes: [
      '/docs/core/content-releases/frontend/releases-page#how-it-works',
      '/docs/core/content-releases/intro#limits',
      '/docs/core/content-releases/frontend/releases-page#summary',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'INITIAL_FORM',
    routes: ['/docs/core/content-releases/frontend/releases-page#data-shapes'],
  },
  {
    kind: 'exact title',
    query: 'Release details page',
    routes: ['/docs/core/content-releases/frontend/release-details-page'],
  },
  {
    kind: 'dotted',
    query: 'ContentReleases/pages/ReleaseDetails/add-locale-in-releases',
    routes: [
      '/docs/core/content-releases/frontend/release-details-page#loading',
      '/docs/core/content-releases/frontend/release-details-page#extension-points',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'FormattedReleaseAc',
    routes: ['/docs/core/content-releases/frontend/release-details-page#data-shapes'],
  },
  {
    kind: 'question in words',
    query: 'release badge blocked but entry says ready to publish',
    routes: [
      '/docs/core/content-releases/frontend/release-details-page#invariants-and-traps',
      '/docs/core/content-releases/frontend/release-details-page#validation',
    ],
  },
  {
    kind: 'heading words',
    query: 'how a row is judged',
    routes: ['/docs/core/content-releases/frontend/release-details-page#validation'],
  },
  {
    kind: 'whole identifier',
    query: 'GROUP_BY_OPTIONS',
    routes: ['/docs/core/content-releases/frontend/release-details-page#data-shapes'],
  },
  {
    kind: 'question in words',
    query: 'what does strapi export contain',
    routes: [
      '/docs/core/data-transfer/intro#data-that-stays-behind',
      '/docs/core/data-transfer/intro#what-the-package-is-responsible-for',
      '/docs/core/data-transfer/intro#filters-of-the-commands',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#stages-and-folders',
      '/guides/e2e/data-transfer#packet',
    ],
  },
  {kind: 'exact title', query: 'Data transfer package', routes: ['/docs/core/data-transfer/intro']},
  {
    kind: 'CLI option',
    query: '--exclude-content-types',
    routes: ['/docs/core/data-transfer/intro#filters-of-the-commands'],
  },
  {
    kind: 'CLI option',
    query: '--only files',
    routes: ['/docs/core/data-transfer/intro#filters-of-the-commands'],
  },
  {
    kind: 'whole identifier',
    query: 'isIgnoredOfficialTransferType',
    routes: [
      '/docs/core/data-transfer/intro#data-that-stays-behind',
      '/docs/core/data-transfer/providers/remote-strapi/overview#what-a-push-can-never-write',
      '/docs/core/data-transfer/providers/local-strapi/overview#code-map',
      '/docs/core/data-transfer/intro#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'are admin users transferred to the other instance',
    routes: [
      '/docs/core/data-transfer/intro#data-that-stays-behind',
      '/docs/core/data-transfer/providers/remote-strapi/overview#what-a-push-can-never-write',
      '/guides/e2e/data-transfer#admin-data',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'GroupPresets',
    routes: ['/docs/core/data-transfer/intro#filters-of-the-commands'],
  },
  {kind: 'exact title', query: 'Transfer engine', routes: ['/docs/core/data-transfer/engine']},
  {
    kind: 'whole identifier',
    query: 'createTransferEngine',
    routes: [
      '/docs/core/data-transfer/engine#extension-points',
      '/docs/core/data-transfer/engine#code-map',
      '/docs/core/data-transfer/intro#its-parts',
      '/docs/core/data-transfer/intro#code-map',
      '/guides/e2e/data-transfer#export',
    ],
  },
  {
    kind: 'dotted',
    query: 'engine.progress.stream',
    routes: [
      '/docs/core/data-transfer/engine#events',
      '/docs/core/data-transfer/engine#extension-points',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'transfer::error',
    routes: [
      '/docs/core/data-transfer/engine#events',
      '/docs/core/data-transfer/engine#failure',
      '/docs/core/data-transfer/engine/stream-lifecycle#events',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'versionStra',
    routes: ['/docs/core/data-transfer/engine#checks', '/docs/core/data-transfer/engine#options'],
  },
  {
    kind: 'question in words',
    query: 'ignore schema differences during import',
    routes: [
      '/docs/core/data-transfer/engine#checks',
      '/docs/core/data-transfer/intro#how-a-request-reaches-it',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'ASSETS_DIRECTORY_ERR',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#backup-error',
      '/docs/core/data-transfer/engine#traps',
    ],
  },
  {
    kind: 'path',
    query: 'data-transfer/src/engine/index.ts',
    routes: [
      '/docs/core/data-transfer/engine#how-it-works-in-execution-order',
      '/docs/core/data-transfer/engine#stages',
      '/docs/core/data-transfer/engine#code-map',
      '/docs/core/data-transfer/intro#code-map',
      '/docs/core/data-transfer/engine/stream-lifecycle#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Stream lifecycle',
    routes: ['/docs/core/data-transfer/engine/stream-lifecycle'],
  },
  {
    kind: 'event or lifecycle name',
    query: 'stage::skip',
    routes: [
      '/docs/core/data-transfer/engine/stream-lifecycle#events',
      '/docs/core/data-transfer/engine/stream-lifecycle#how-a-stage-runs-in-execution-order',
      '/docs/core/data-transfer/engine#events',
      '/docs/core/data-transfer/engine#traps',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'getStageTotals',
    routes: [
      '/docs/core/data-transfer/providers/source-providers#members',
      '/docs/core/data-transfer/engine/stream-lifecycle#how-a-stage-runs-in-execution-order',
      '/docs/core/data-transfer/providers/local-strapi/source#totals',
      '/docs/core/data-transfer/providers/source-providers#signature',
      '/docs/core/data-transfer/providers/overview#matrix',
    ],
  },
  {
    kind: 'question in words',
    query: 'why is a transfer stage skipped',
    routes: [
      '/docs/core/data-transfer/engine/stream-lifecycle#how-a-stage-runs-in-execution-order',
      '/docs/core/data-transfer/engine#stages',
      '/docs/core/data-transfer/engine/stream-lifecycle#events',
      '/docs/core/data-transfer/engine#traps',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'AssetsDestinationWritable',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#assets',
      '/docs/core/data-transfer/engine/stream-lifecycle#invariants-and-traps',
      '/docs/core/data-transfer/providers/remote-strapi/destination#assets',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#code-map',
      '/docs/core/data-transfer/providers/destination-providers#code-map',
    ],
  },
  {
    kind: 'heading words',
    query: 'streams inside a stream assets',
    routes: ['/docs/core/data-transfer/engine/stream-lifecycle#assets-streams-inside-a-stream'],
  },
  {
    kind: 'one-letter typo',
    query: 'stream lifecicle',
    routes: ['/docs/core/data-transfer/engine/stream-lifecycle'],
  },
  {
    kind: 'exact title',
    query: 'Transfer providers',
    routes: ['/docs/core/data-transfer/providers/overview'],
  },
  {
    kind: 'whole identifier',
    query: 'source::local-directory',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#members',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'IProvider',
    routes: [
      '/docs/core/data-transfer/providers/overview#what-a-provider-is-responsible-for',
      '/docs/core/data-transfer/providers/overview#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'validateProvider',
    routes: [
      '/docs/core/data-transfer/providers/overview#what-a-provider-is-responsible-for',
      '/docs/core/data-transfer/providers/overview#code-map',
      '/docs/core/data-transfer/engine#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'which transfer provider implements rollback',
    routes: [
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/destination-providers#members',
      '/docs/core/data-transfer/providers/destination-providers#behaviour',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'createLocalDirec',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#code-map',
      '/docs/core/data-transfer/providers/destination-providers#code-map',
      '/docs/core/data-transfer/intro#code-map',
      '/guides/e2e/data-transfer#export',
      '/guides/e2e/data-transfer#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Source providers',
    routes: ['/docs/core/data-transfer/providers/source-providers'],
  },
  {
    kind: 'whole identifier',
    query: 'ISourceProvider',
    routes: [
      '/docs/core/data-transfer/providers/source-providers',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/overview#code-map',
      '/docs/core/data-transfer/intro#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'validateStage',
    routes: [
      '/docs/core/data-transfer/providers/source-providers#behaviour',
      '/docs/core/data-transfer/providers/source-providers#members',
      '/docs/core/data-transfer/engine#how-it-works-in-execution-order',
      '/docs/core/data-transfer/providers/overview#how-a-call-reaches-it',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/strapi-file/source#validate-stage',
      '/docs/core/data-transfer/providers/source-providers#signature',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'EntitiesReadStream',
    routes: [
      '/docs/core/data-transfer/providers/source-providers#signature',
      '/docs/core/data-transfer/providers/source-providers#members',
      '/docs/core/data-transfer/providers/source-providers#sample',
    ],
  },
  {
    kind: 'question in words',
    query: 'import content from another cms with a custom source',
    routes: [
      '/docs/core/data-transfer/providers/source-providers#sample',
      '/docs/core/data-transfer/engine#extension-points',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'sorce providers',
    routes: ['/docs/core/data-transfer/providers/source-providers'],
  },
  {
    kind: 'whole identifier',
    query: 'estimateAssetTotals',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/source#totals',
      '/docs/core/data-transfer/providers/remote-strapi/source#assets',
      '/docs/core/data-transfer/providers/local-strapi/source#code-map',
      '/docs/core/data-transfer/providers/source-providers#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Destination providers',
    routes: ['/docs/core/data-transfer/providers/destination-providers'],
  },
  {
    kind: 'whole identifier',
    query: 'uploads_backup',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#after-failure',
      '/docs/core/data-transfer/providers/local-strapi/destination#restore',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#rollback',
    ],
  },
  {
    kind: 'question in words',
    query: 'import failed and my uploads are gone',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#after-failure',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#backup-error',
      '/docs/core/data-transfer/providers/local-strapi/destination#rollback',
    ],
  },
  {
    kind: 'heading words',
    query: 'restore after a failure',
    routes: [
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#after-failure',
      '/docs/core/data-transfer/providers/local-strapi/destination#rollback',
      '/docs/core/data-transfer/engine#failure',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'IRestoreOptions',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#options',
      '/docs/core/data-transfer/providers/local-strapi/destination#signature',
      '/docs/core/data-transfer/providers/destination-providers#members',
      '/docs/core/data-transfer/providers/local-strapi/destination#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/destination#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'setMetadata',
    routes: [
      '/docs/core/data-transfer/providers/destination-providers#members',
      '/docs/core/data-transfer/providers/overview#how-a-call-reaches-it',
      '/docs/core/data-transfer/engine#how-it-works-in-execution-order',
      '/docs/core/data-transfer/providers/destination-providers#signature',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/strapi-file/destination#life-cycle',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'IDestinationProv',
    routes: [
      '/docs/core/data-transfer/providers/destination-providers',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/overview#code-map',
      '/docs/core/data-transfer/intro#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Strapi file providers',
    routes: ['/docs/core/data-transfer/providers/strapi-file/overview'],
  },
  {
    kind: 'CLI option',
    query: 'export --format dir',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/docs/core/data-transfer/providers/strapi-file/overview#from-options-to-providers',
      '/docs/core/data-transfer/intro#how-a-request-reaches-it',
      '/docs/core/data-transfer/providers/strapi-file/destination#who-uses-it',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'createLocalDirectoryDestinationProvider',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/destination-providers#code-map',
      '/docs/core/data-transfer/providers/strapi-file/destination#who-uses-it',
      '/guides/e2e/data-transfer#export',
      '/guides/e2e/data-transfer#code-map',
    ],
  },
  {
    kind: 'heading words',
    query: 'unpacked directory export',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/guides/e2e/data-transfer#packet',
      '/guides/e2e/data-transfer#export',
    ],
  },
  {
    kind: 'question in words',
    query: 'why does strapi import refuse a renamed archive',
    routes: ['/docs/core/data-transfer/providers/strapi-file/overview#from-options-to-providers'],
  },
  {
    kind: 'path',
    query: 'export/validate-dir-format.ts',
    routes: ['/docs/core/data-transfer/providers/strapi-file/overview#directory'],
  },
  {
    kind: 'exact title',
    query: 'Strapi file structure',
    routes: ['/docs/core/data-transfer/providers/strapi-file/file-structure'],
  },
  {
    kind: 'path',
    query: 'assets/metadata',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#sidecars',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#stages-and-folders',
      '/docs/core/data-transfer/providers/strapi-file/source#validate-stage',
      '/guides/e2e/data-transfer#packet',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'createTarEntryStream',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#how-an-archive-is-written-and-read',
      '/docs/core/data-transfer/providers/strapi-file/destination#json-lines',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#code-map',
      '/docs/core/data-transfer/providers/strapi-file/destination#code-map',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'FilePathFactory',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#how-an-archive-is-written-and-read',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#code-map',
      '/docs/core/data-transfer/providers/strapi-file/destination#code-map',
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
    ],
  },
  {
    kind: 'question in words',
    query: 'how is an export archive encrypted',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#encryption',
      '/docs/core/data-transfer/providers/strapi-file/destination#life-cycle',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#diagram',
    ],
  },
  {
    kind: 'heading words',
    query: 'asset sidecars',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#sidecars',
      '/docs/core/data-transfer/providers/strapi-file/destination#assets',
      '/docs/core/data-transfer/providers/strapi-file/source#assets',
      '/docs/core/data-transfer/providers/strapi-file/source#validate-stage',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'aes-128-ecb',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#encryption',
      '/docs/core/data-transfer/providers/strapi-file/destination#options',
    ],
  },
  {
    kind: 'path',
    query: 'metadata.json',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/file-structure#metadatajson',
      '/docs/core/data-transfer/providers/strapi-file/source#opening',
      '/docs/core/data-transfer/providers/strapi-file/destination#life-cycle',
      '/guides/e2e/data-transfer#packet',
    ],
  },
  {
    kind: 'exact title',
    query: 'Strapi file source',
    routes: ['/docs/core/data-transfer/providers/strapi-file/source'],
  },
  {
    kind: 'whole identifier',
    query: 'createLocalFileSourceProvider',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/source',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
      '/docs/core/data-transfer/providers/strapi-file/overview#what-the-file-providers-are-responsible-for',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#code-map',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#code-map',
      '/docs/core/data-transfer/intro#code-map',
    ],
  },
  {
    kind: 'UID',
    query: 'source::local-file',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/source',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#members',
    ],
  },
  {
    kind: 'question in words',
    query: 'Asset metadata preflight failed missing sidecar',
    routes: ['/docs/core/data-transfer/providers/strapi-file/source#validate-stage'],
  },
  {
    kind: 'question in words',
    query: 'is not a valid Strapi data file',
    routes: ['/docs/core/data-transfer/providers/strapi-file/source#opening'],
  },
  {
    kind: 'prefix while typing',
    query: 'ILocalFileSour',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/source#options',
      '/docs/core/data-transfer/providers/strapi-file/source#signature',
      '/docs/core/data-transfer/providers/strapi-file/source#code-map',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'validateAssetMetadat',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/source#validate-stage',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#sidecars',
      '/docs/core/data-transfer/providers/strapi-file/overview#directory',
      '/docs/core/data-transfer/providers/strapi-file/source#code-map',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#code-map',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
      '/docs/core/data-transfer/providers/source-providers#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Strapi file destination',
    routes: ['/docs/core/data-transfer/providers/strapi-file/destination'],
  },
  {
    kind: 'whole identifier',
    query: 'maxSizeJsonl',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/destination#options',
      '/docs/core/data-transfer/providers/strapi-file/destination#json-lines',
      '/docs/core/data-transfer/providers/strapi-file/destination#small-limit',
      '/docs/core/data-transfer/providers/strapi-file/destination#signature',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#how-an-archive-is-written-and-read',
      '/guides/e2e/data-transfer#troubleshooting',
    ],
  },
  {
    kind: 'UID',
    query: 'destination::local-file',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/destination',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/destination-providers#members',
    ],
  },
  {
    kind: 'question in words',
    query: 'export hangs in assets stage',
    routes: ['/docs/core/data-transfer/providers/strapi-file/destination#assets'],
  },
  {
    kind: 'question in words',
    query: 'what happens to the archive when the disk is full',
    routes: ['/docs/core/data-transfer/providers/strapi-file/destination#disk'],
  },
  {
    kind: 'whole identifier',
    query: 'createLocalFileDestinationProvider',
    routes: [
      '/docs/core/data-transfer/providers/strapi-file/destination',
      '/docs/core/data-transfer/providers/strapi-file/overview#code-map',
      '/docs/core/data-transfer/providers/strapi-file/overview#what-the-file-providers-are-responsible-for',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/destination-providers#code-map',
      '/docs/core/data-transfer/providers/strapi-file/file-structure#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'ENOSPC',
    routes: ['/docs/core/data-transfer/providers/strapi-file/destination#disk'],
  },
  {
    kind: 'exact title',
    query: 'Local Strapi providers',
    routes: ['/docs/core/data-transfer/providers/local-strapi/overview'],
  },
  {
    kind: 'whole identifier',
    query: 'autoDestroy',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/overview#instance',
      '/docs/core/data-transfer/providers/local-strapi/source#options',
      '/docs/core/data-transfer/providers/local-strapi/destination#options',
      '/docs/core/data-transfer/providers/overview#invariants-for-both-ends',
      '/docs/core/data-transfer/providers/local-strapi/overview#how-reached',
      '/docs/core/data-transfer/providers/local-strapi/source#signature',
      '/docs/core/data-transfer/providers/local-strapi/destination#signature',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'assertValidStrapi',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/overview#instance',
      '/docs/core/data-transfer/providers/local-strapi/overview#code-map',
      '/docs/core/data-transfer/providers/overview#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'are database lifecycles called during a transfer',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/overview#instance',
      '/docs/core/data-transfer/providers/local-strapi/destination#restore',
    ],
  },
  {
    kind: 'path',
    query: 'queries/entity.ts',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/overview#the-parts-of-the-local-strapi-providers',
      '/docs/core/data-transfer/providers/local-strapi/overview#code-map',
    ],
  },
  {
    kind: 'heading words',
    query: 'life of the instance',
    routes: ['/docs/core/data-transfer/providers/local-strapi/overview#instance'],
  },
  {
    kind: 'exact title',
    query: 'Local Strapi source',
    routes: ['/docs/core/data-transfer/providers/local-strapi/source'],
  },
  {
    kind: 'question in words',
    query: 'Failed to read all entities of type',
    routes: ['/docs/core/data-transfer/providers/local-strapi/source#entities'],
  },
  {
    kind: 'part of an identifier',
    query: 'AssetsStream',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/source#options',
      '/docs/core/data-transfer/providers/local-strapi/source#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/source#what-it-does-not-do',
    ],
  },
  {
    kind: 'UID',
    query: 'source::local-strapi',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/source',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#members',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'createLocalStrapiSorceProvider',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/source',
      '/docs/core/data-transfer/providers/local-strapi/overview#code-map',
      '/docs/core/data-transfer/providers/local-strapi/overview#what-the-local-strapi-providers-are-responsible-for',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#code-map',
      '/docs/core/data-transfer/intro#code-map',
    ],
  },
  {
    kind: 'question in words',
    query: 'media file missing on disk during export',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/source#assets',
      '/docs/core/data-transfer/providers/local-strapi/source#diagnostics',
      '/docs/core/data-transfer/providers/local-strapi/source#sample',
    ],
  },
  {
    kind: 'exact title',
    query: 'Local Strapi destination',
    routes: ['/docs/core/data-transfer/providers/local-strapi/destination'],
  },
  {
    kind: 'prefix while typing',
    query: 'uploads_back',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#after-failure',
      '/docs/core/data-transfer/providers/local-strapi/destination#restore',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#rollback',
    ],
  },
  {
    kind: 'question in words',
    query: 'import failed how do I get my uploads back',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#after-failure',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/providers/local-strapi/destination#backup-error',
      '/docs/core/data-transfer/providers/local-strapi/destination#rollback',
    ],
  },
  {
    kind: 'question in words',
    query: 'File ID not found for ID',
    routes: ['/docs/core/data-transfer/providers/local-strapi/destination#assets'],
  },
  {
    kind: 'dotted',
    query: 'restore.entities.include',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#options',
      '/docs/core/data-transfer/providers/local-strapi/destination#sample',
      '/docs/core/data-transfer/providers/remote-strapi/destination#what-the-server-deletes',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'onTransferPhase',
    routes: [
      '/docs/core/data-transfer/providers/local-strapi/destination#options',
      '/docs/core/data-transfer/providers/local-strapi/destination#signature',
      '/docs/core/data-transfer/providers/remote-strapi/destination#options-and-result',
    ],
  },
  {
    kind: 'exact title',
    query: 'Remote Strapi providers',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/overview',
      '/docs/core/data-transfer/providers/remote-strapi',
    ],
  },
  {
    kind: 'question in words',
    query: 'strapi transfer hangs when the remote runs develop',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/overview#operator'],
  },
  {
    kind: 'whole identifier',
    query: 'TRANSFER_PATH',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/overview#how-a-transfer-reaches-the-other-instance',
      '/docs/core/data-transfer/providers/remote-strapi/overview#code-map',
    ],
  },
  {
    kind: 'dotted',
    query: 'admin.transfer.token.salt',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/overview#settings'],
  },
  {
    kind: 'dotted',
    query: 'server.transfer.remote.enabled',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/overview#settings',
      '/docs/core/configuration/intro#defaults',
    ],
  },
  {
    kind: 'heading words',
    query: 'transfer tokens',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/overview#transfer-tokens'],
  },
  {
    kind: 'path',
    query: 'admin/server/src/routes/transfer.ts',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/overview#how-a-transfer-reaches-the-other-instance',
      '/docs/core/data-transfer/providers/remote-strapi/overview#code-map',
    ],
  },
  {
    kind: 'exact title',
    query: 'Remote Strapi WebSocket protocol',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/websocket'],
  },
  {
    kind: 'whole identifier',
    query: 'createDispatcher',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/websocket#requests-answers-and-retries',
      '/docs/core/data-transfer/providers/remote-strapi/websocket#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/overview#its-parts',
      '/docs/core/data-transfer/providers/remote-strapi/overview#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/source#code-map',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'retryMessage',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/websocket#requests-answers-and-retries',
      '/docs/core/data-transfer/providers/remote-strapi/source#options-and-result',
      '/docs/core/data-transfer/providers/remote-strapi/destination#options-and-result',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'DEFAULT_TRANSFER_FLOW',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/websocket#order-of-a-push'],
  },
  {
    kind: 'question in words',
    query: 'WebSocket is not open readyState 3',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/websocket#broken-connection'],
  },
  {
    kind: 'prefix while typing',
    query: 'handlerControllerF',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/websocket#how-it-works-in-execution-order',
      '/docs/core/data-transfer/providers/remote-strapi/websocket#extension-points',
      '/docs/core/data-transfer/providers/remote-strapi/websocket#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/overview#code-map',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'beforeTransfer',
    routes: [
      '/docs/core/data-transfer/engine#how-it-works-in-execution-order',
      '/docs/core/data-transfer/providers/overview#how-a-call-reaches-it',
      '/docs/core/data-transfer/providers/destination-providers#members',
      '/docs/core/data-transfer/providers/local-strapi/destination#restore',
      '/docs/core/data-transfer/providers/destination-providers#failed-restore',
      '/docs/core/data-transfer/engine#traps',
      '/docs/core/data-transfer/providers/remote-strapi/websocket#from-the-client',
      '/docs/core/data-transfer/providers/remote-strapi/destination#options-and-result',
      '/docs/core/data-transfer/providers/source-providers#members',
    ],
  },
  {
    kind: 'exact title',
    query: 'Remote Strapi source',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/source'],
  },
  {
    kind: 'whole identifier',
    query: 'createRemoteStrapiSourceProvider',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/source',
      '/docs/core/data-transfer/providers/remote-strapi/overview#code-map',
      '/docs/core/data-transfer/providers/remote-strapi/overview#what-the-providers-are-responsible-for',
      '/docs/core/data-transfer/providers/overview#matrix',
      '/docs/core/data-transfer/providers/source-providers#code-map',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'streamTimeout',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/source#assets',
      '/docs/core/data-transfer/providers/remote-strapi/source#options-and-result',
      '/docs/core/data-transfer/providers/remote-strapi/overview#settings',
      '/docs/core/data-transfer/providers/remote-strapi/websocket#broken-connection',
      '/docs/core/data-transfer/providers/remote-strapi/source#who-uses-it',
    ],
  },
  {
    kind: 'CLI option',
    query: '--from-token',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/source#who-uses-it',
      '/docs/core/data-transfer/intro#how-a-request-reaches-it',
    ],
  },
  {
    kind: 'question in words',
    query: 'pull runs out of memory with large assets',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/source#streams-of-rows',
      '/docs/core/data-transfer/providers/remote-strapi/source#assets',
    ],
  },
  {
    kind: 'one-letter typo',
    query: 'verifyCheksums',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/source#checksums',
      '/docs/core/data-transfer/providers/remote-strapi/source#options-and-result',
      '/docs/core/data-transfer/providers/remote-strapi/destination#options-and-result',
    ],
  },
  {
    kind: 'exact title',
    query: 'Remote Strapi destination',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/destination'],
  },
  {
    kind: 'whole identifier',
    query: 'normalizeRemoteRestoreOptions',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/destination#what-the-server-deletes',
      '/docs/core/data-transfer/intro#data-that-stays-behind',
      '/docs/core/data-transfer/providers/remote-strapi/destination#code-map',
      '/docs/core/data-transfer/providers/local-strapi/destination#who-uses-it',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'MAX_BATCH',
    routes: ['/docs/core/data-transfer/providers/remote-strapi/destination#batches-of-rows'],
  },
  {
    kind: 'CLI option',
    query: '--no-checksums',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/destination#who-uses-it',
      '/docs/core/data-transfer/providers/remote-strapi/source#who-uses-it',
    ],
  },
  {
    kind: 'question in words',
    query: 'what does a push delete on the remote',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/destination#what-the-server-deletes',
      '/docs/core/data-transfer/providers/remote-strapi/overview#operator',
      '/docs/core/data-transfer/intro#data-that-stays-behind',
      '/guides/e2e/data-transfer#reset',
    ],
  },
  {
    kind: 'heading words',
    query: 'refused rows protected type',
    routes: [
      '/docs/core/data-transfer/providers/remote-strapi/destination#refused-rows',
      '/docs/core/data-transfer/providers/remote-strapi/overview#what-a-push-can-never-write',
      '/guides/e2e/data-transfer#admin-data',
    ],
  },
  {
    kind: 'exact title',
    query: 'Content-Type Builder',
    routes: ['/docs/core/content-type-builder/intro', '/docs/core/content-type-builder'],
  },
  {
    kind: 'path',
    query: '/content-type-builder/update-schema',
    routes: [
      '/docs/core/content-type-builder/intro#the-request',
      '/docs/core/content-type-builder/intro#how-a-save-reaches-the-files',
      '/docs/core/content-type-builder/intro#routes',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'createSchemaHandler',
    routes: [
      '/docs/core/content-type-builder/intro#how-a-save-reaches-the-files',
      '/docs/core/content-type-builder/intro#code-map',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'content-type.update',
    routes: [
      '/docs/core/content-type-builder/intro#events',
      '/api/EventHub#content-type-builder-events',
      '/docs/core/admin/ee/audit-logs#events',
    ],
  },
  {
    kind: 'UID',
    query: 'plugin::content-type-builder.read',
    routes: ['/docs/core/content-type-builder/intro#what-the-plugin-is-responsible-for'],
  },
  {
    kind: 'question in words',
    query: 'renaming a field loses its data',
    routes: [
      '/docs/core/content-type-builder/intro#operator',
      '/docs/core/database/migrations#user-migration',
      '/docs/core/database/migrations#invariants-and-traps',
    ],
  },
  {
    kind: 'prefix while typing',
    query: 'isDevelopmentM',
    routes: ['/docs/core/content-type-builder/intro#what-the-plugin-is-responsible-for'],
  },
  {kind: 'exact title', query: 'Upload', routes: ['/upload', '/docs/core/upload']},
  {
    kind: 'UID',
    query: 'plugin::upload.file',
    routes: [
      '/upload#content-types',
      '/upload#what-the-plugin-is-responsible-for',
      '/guides/type-system/concepts/uid#diagram',
      '/guides/type-system/concepts/uid#how-the-server-builds-it',
      '/guides/type-system/concepts/uid#types-for-conditions-and-parts',
    ],
  },
  {
    kind: 'event or lifecycle name',
    query: 'media.delete',
    routes: [
      '/upload#events',
      '/api/EventHub#media-events',
      '/docs/core/strapi/event-hub#data-shapes',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'concurrentUploadSize',
    routes: ['/upload#settings', '/upload#how-a-request-reaches-the-files-table'],
  },
  {
    kind: 'part of an identifier',
    query: 'allowedTypes',
    routes: ['/upload#the-type-check', '/upload#settings'],
  },
  {
    kind: 'question in words',
    query: 'where are image breakpoints configured',
    routes: ['/upload#settings'],
  },
  {
    kind: 'one-letter typo',
    query: 'prepareUplodRequest',
    routes: ['/upload#how-a-request-reaches-the-files-table', '/upload#code-map'],
  },
  {kind: 'exact title', query: 'Upload providers', routes: ['/docs/core/upload/backend/providers']},
  {
    kind: 'whole identifier',
    query: 'replaceStream',
    routes: [
      '/docs/core/upload/backend/providers#methods-of-a-provider',
      '/docs/core/upload/backend/providers#diagram',
      '/docs/core/upload/backend/providers#write-a-provider',
    ],
  },
  {
    kind: 'whole identifier',
    query: 'actionOptions',
    routes: [
      '/docs/core/upload/backend/providers#methods-of-a-provider',
      '/docs/core/upload/backend/providers#write-a-provider',
      '/upload#settings',
    ],
  },
  {
    kind: 'heading words',
    query: 'write a provider',
    routes: ['/docs/core/upload/backend/providers#write-a-provider'],
  },
  {
    kind: 'question in words',
    query: 'provider class methods disappear',
    routes: ['/docs/core/upload/backend/providers#invariants-and-traps'],
  },
  {
    kind: 'path',
    query: 'providers/upload-local/src/index.ts',
    routes: [
      '/docs/core/upload/backend/providers#code-map',
      '/docs/core/upload/backend/providers#write-a-provider',
    ],
  },
  {
    kind: 'part of an identifier',
    query: 'signFileUrls',
    routes: [
      '/docs/core/upload/backend/providers#how-it-works-in-execution-order',
      '/upload#how-a-request-reaches-the-files-table',
      '/upload#services',
      '/docs/core/upload/backend/providers#code-map',
    ],
  },
];
