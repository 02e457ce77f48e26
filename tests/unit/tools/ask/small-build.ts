import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Manifest, ManifestSymbol} from '../../../../src/code-references/manifest';
import {permalink} from '../../../../src/code-references/manifest';
import {type IndexedPage, indexFiles} from '../../../../src/plugins/markdown-output/indexes';
import {CODE_INDEX_FILE} from '../../../../src/search/plugin/code-file';
import {writeCode, writeIndexes, writeTexts} from '../../../../src/search/plugin/write-files';
import type {CodeIndex} from '../../../../src/search/shared/code/types';
import type {IndexedSection} from '../../../../src/search/shared/types';
import {writeFiles, writeFilesBelow} from '../../support/files';

export const cron = 'packages/core/core/src/services/cron.ts';
export const events = 'packages/core/core/src/services/event-hub.ts';

const symbolAt = (first: number, last: number): ManifestSymbol => ({
  kind: 'function',
  first,
  last,
  hash: '',
});

export const manifest: Manifest = {
  version: '1.2.3',
  files: {
    'packages/core/core/src/services/': {hash: ''},
    [cron]: {
      hash: '',
      symbols: {createCronService: symbolAt(10, 90), 'createCronService.add': symbolAt(20, 30)},
    },
    'packages/core/email/server/src/index.ts': {hash: ''},
  },
};

/** What the published source has: `eventHub` in two files, `email` as a symbol and as a package. */
const code: CodeIndex = {
  version: '1.2.3',
  files: {
    [cron]: {symbols: [[10, 'createCronService']], messages: [[40, 'No such job: …']]},
    [events]: {
      symbols: [
        [5, 'createEventHub'],
        [6, 'email'],
      ],
      messages: [[8, 'Each instance runs a job']],
    },
    'packages/core/core/src/index.ts': {symbols: [[3, 'eventHub']]},
    'packages/core/email/server/src/index.ts': {symbols: [[1, 'eventHub']]},
    'packages/core/upload/server/src/services/image.ts': {},
  },
};

type Cites = {path: string; symbol?: string; anchor?: string};

const linkTo = ({path: file, symbol}: Cites): string =>
  permalink(
    manifest,
    {path: file, symbol},
    symbol === undefined ? undefined : manifest.files[file]!.symbols![symbol],
  );

/** Returns a page that cites code in the sections with these anchors, whose headings are the anchors in capitals. */
function pageOf(
  route: string,
  title: string,
  cites: readonly Cites[],
  facts: Partial<IndexedPage['page']> = {},
): IndexedPage {
  const anchors = [...new Set(cites.map(({anchor}) => anchor))];
  return {
    page: {
      route,
      title,
      description: `${title} in a sentence.`,
      list: route.split('/')[1]!,
      isChecked: true,
      diagrams: [],
      source: `docs${route}.md`,
      references: cites.map(({path: file, symbol}) => ({path: file, symbol})),
      ...facts,
    },
    sections: anchors.map((anchor) => ({
      anchor,
      heading: anchor?.toUpperCase() ?? '',
      hrefs: new Set(cites.filter((each) => each.anchor === anchor).map(linkTo)),
    })),
  };
}

export const pages: IndexedPage[] = [
  pageOf('/exports/functions/useCron', 'useCron', [
    {path: cron, symbol: 'createCronService', anchor: 'used-by'},
    {path: cron, symbol: 'createCronService.add', anchor: 'used-by'},
  ]),
  pageOf('/api/Strapi', 'Strapi', [{path: 'packages/core/core/src/services/'}]),
  pageOf('/docs/jobs', 'Jobs', [{path: cron, symbol: 'createCronService', anchor: 'the-way'}], {
    kind: 'concept',
    updated: '2026-11-24',
    needsReview: true,
  }),
  pageOf('/docs/mail', 'Mail', [{path: 'packages/core/email/server/src/index.ts', anchor: 'send'}]),
];

const section = (
  sectionRoute: string,
  pageTitle: string,
  sectionTitle: string,
  content: string,
): IndexedSection => ({
  type: 'docs',
  pageTitle,
  sectionTitle,
  sectionRoute,
  content,
  citedFiles: [cron],
  tags: [],
  sidebarParentCategories: [],
  keywords: [],
  questions: [],
  searches: [],
  names: [],
  facts: {kind: '', group: ''},
});

/**
 * Writes a small build with the writers of the real one, below a folder of this test's own.
 *
 * @returns the folder
 */
export async function writeSmallBuild(baseUrl = '/'): Promise<string> {
  const siteDir = writeFiles('site', {[CODE_INDEX_FILE]: JSON.stringify(code)});
  const outDir = path.join(siteDir, 'build');
  mkdirSync(outDir, {recursive: true});
  const withBase = pages.map((each) => ({
    ...each,
    page: {...each.page, route: baseUrl + each.page.route.slice(1)},
  }));
  const place = {
    site: `https://site.test${baseUrl}`,
    baseUrl,
    markdownOf: (route: string) => `${route}.md`,
  };
  for (const {name, content} of indexFiles(withBase, manifest, place)) {
    writeFileSync(path.join(outDir, name), content);
  }
  const sections = new Map([
    [
      'docs-default-current',
      [
        section(`${baseUrl}docs/jobs`, 'Jobs', 'Jobs', 'A job runs at a time.'),
        section(`${baseUrl}docs/jobs#the-way`, 'Jobs', 'The way', 'Each instance runs it.'),
      ],
    ],
  ]);
  await writeIndexes(outDir, sections);
  await writeTexts({outDir, baseUrl}, sections);
  await writeCode({outDir, siteDir}, {sectionsByTag: sections, otherFiles: new Map()});
  writeFilesBelow(
    outDir,
    Object.fromEntries(
      pages.map(({page: {route, title}}) => [`${route.slice(1)}.md`, `# ${title}\n`]),
    ),
  );
  return outDir;
}
