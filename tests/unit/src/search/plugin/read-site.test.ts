import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {excerptOf, loadExcerpts} from '../../../../../src/search/browser/excerpts';
import {readSite} from '../../../../../src/search/plugin/read-site';
import {writeIndexes, writeRecords, writeTexts} from '../../../../../src/search/plugin/write-files';
import {textsFileName} from '../../../../../src/search/shared/constants';
import {loadIndex} from '../../../../../src/search/shared/load-index';
import type {LoadedIndex} from '../../../../../src/search/shared/lookup';
import {splitRoute} from '../../../../../src/search/shared/routes';
import {tokenize} from '../../../../../src/search/shared/tokenizer';
import type {
  SearchIndexFile,
  SearchRecord,
  SectionTexts,
} from '../../../../../src/search/shared/types';
import {writeFiles} from '../../../support/files';

afterEach(() => vi.unstubAllGlobals());

const toHtml = (title: string, body: string) =>
  `<body><article><div class=theme-doc-markdown><h1>${title}</h1>${body}</div></article></body>`;

const heading = (id: string, title: string) =>
  `<h2 id=${id}>${title}<a href=#${id} class=hash-link></a></h2>`;

const pages = {
  'docs/locks.html': toHtml(
    'Locks',
    `<p>What <b>locks</b> are.${heading('rows', 'Locked rows')}<ul><li>one<li>two</ul>
    <p>See <a class=code-reference aria-description=packages/locks.ts>locks</a>.`,
  ),
  'docs/index.html': toHtml('All docs', '<p>Everything.'),
  'docs.html': toHtml('All docs', '<p>Everything.'),
  'guides/start.html': toHtml('Start', `<p>Begin here.${heading('end', 'End')}<p>Then stop.`),
  'tags.html': toHtml('Tags', '<p>Of no docs instance.'),
  'blog/post.html': toHtml('Post', '<p>Of no docs instance.'),
};

/** A docs plugin, as far as it is asked. */
function docsPlugin(id: string, permalinks: Record<string, string>) {
  const docs = Object.entries(permalinks).map(([permalink, title]) => ({
    id: title,
    permalink,
    title,
    tags: [{label: `Tag of ${title}`}],
    frontMatter: {
      keywords: [`${title} in other words`],
      kind: 'guide',
      // One that its text links as well, and one that it does not.
      ...(title === 'Locks of rows' && {
        checked: ['packages/locks.ts#lock', 'packages/keys.ts#key', 'packages/keys.ts#ring'],
      }),
    },
  }));
  const sidebars = {
    all: [
      {
        type: 'category',
        label: 'Handbook',
        link: {type: 'doc', id: 'All docs'},
        items: [
          {type: 'category', label: 'Database', items: [{type: 'doc', id: 'Locks of rows'}]},
          {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
        ],
      },
    ],
  };
  const version = {versionName: 'current', path: '/base/', isLast: true, docs, sidebars};
  return {
    name: 'docusaurus-plugin-content-docs',
    options: {id},
    content: {loadedVersions: [version]},
  };
}

/** What the framework says of a build under a base path. */
const propsOf = (outDir: string) =>
  ({
    outDir,
    siteDir: outDir,
    baseUrl: '/base/',
    siteConfig: {trailingSlash: false},
    routesPaths: [
      '/base/',
      '/base/404.html',
      '/base/blog/post',
      '/base/docs',
      '/base/docs/locks',
      '/base/guides/start',
      '/base/tags',
    ],
    plugins: [
      docsPlugin('default', {'/base/docs/': 'All docs', '/base/docs/locks': 'Locks of rows'}),
      docsPlugin('guides', {'/base/guides/start': 'Start'}),
    ],
  }) as unknown as Props;

async function buildSearch() {
  const outDir = writeFiles('build', pages);
  const props = propsOf(outDir);
  const {sectionsByTag} = await readSite(props);
  await writeIndexes(outDir, sectionsByTag);
  await writeTexts(props, sectionsByTag);
  await writeRecords(outDir, sectionsByTag);
  return outDir;
}

const readJson = <Content>(...names: string[]) =>
  JSON.parse(readFileSync(path.join(...names), 'utf8')) as Content;

/** Returns the terms of the content of a section. */
function termsOfContent(loaded: LoadedIndex, id: number): string[] {
  const {terms, fields, starts, sections, fieldsOfPostings} = loaded;
  const content = fields.indexOf('content');
  return terms.filter((_, place) => {
    for (let posting = starts[place]!; posting < starts[place + 1]!; posting += 1) {
      if (sections[posting] === id && fieldsOfPostings[posting] === content) {
        return true;
      }
    }
    return false;
  });
}

test('each search tag has an index, and each docs page a file of texts, and nothing else is there', async () => {
  const outDir = await buildSearch();
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => file.endsWith('.json')).toSorted()).toEqual([
    'search-index-docs-default-current.json',
    'search-index-docs-guides-current.json',
    'search-questions.json',
    'search-records.json',
    'search-texts/docs.json',
    'search-texts/docs/locks.json',
    'search-texts/guides/start.json',
  ]);
});

test('a page that names another section in `search_in` is in the index of that one', async () => {
  const props = propsOf(writeFiles('build', pages));
  const [docs] = props.plugins as unknown as ReturnType<typeof docsPlugin>[];
  const {frontMatter} = docs!.content.loadedVersions[0]!.docs.find(
    ({title}) => title !== 'All docs',
  )!;
  Object.assign(frontMatter, {search_in: 'guides'});
  const routes = [...(await readSite(props)).sectionsByTag].map(([tag, sections]) => [
    tag,
    new Set(sections.map(({sectionRoute}) => splitRoute(sectionRoute).pathname)),
  ]);
  expect(Object.fromEntries(routes)).toEqual({
    'docs-default-current': new Set(['/base/docs']),
    'docs-guides-current': new Set(['/base/docs/locks', '/base/guides/start']),
  });
});

test('the beginnings of the pages come first, with the titles that the pages have', async () => {
  const outDir = await buildSearch();
  const {documents} = readJson<SearchIndexFile>(outDir, 'search-index-docs-default-current.json');
  expect(documents).toEqual([
    {
      id: 0,
      pageTitle: 'All docs',
      sectionTitle: 'All docs',
      sectionRoute: '/base/docs',
      type: 'docs',
    },
    {
      id: 1,
      pageTitle: 'Locks of rows',
      sectionTitle: 'Locks of rows',
      sectionRoute: '/base/docs/locks',
      type: 'docs',
    },
    {
      id: 2,
      pageTitle: 'Locks of rows',
      sectionTitle: 'Locked rows',
      sectionRoute: '/base/docs/locks#rows',
      type: 'docs',
    },
  ]);
});

/** The files that sections are found by beside their text. */
const CITED: Record<string, string[]> = {
  '/base/docs/locks#rows': ['packages/locks.ts'],
};

test('what is indexed is what is quoted', async () => {
  const outDir = await buildSearch();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(readJson(outDir, url.slice('/base/'.length))),
  );
  for (const tag of ['docs-default-current', 'docs-guides-current']) {
    const file = readJson<SearchIndexFile>(outDir, `search-index-${tag}.json`);
    const loaded = loadIndex(tag, file);
    for (const {id, sectionRoute} of file.documents) {
      await loadExcerpts('/base/', [sectionRoute]);
      expect(excerptOf(sectionRoute, [])).not.toBe('');
      const {pathname, anchor} = splitRoute(sectionRoute);
      const texts = readJson<SectionTexts>(outDir, textsFileName(pathname.slice('/base/'.length)));
      const cited = CITED[sectionRoute] ?? [];
      const quotedTerms = new Set([...tokenize(texts[anchor]!), ...cited]);
      expect(termsOfContent(loaded, id), sectionRoute).toEqual([...quotedTerms].toSorted());
    }
  }
});

test('files that no section cites are left out of the index and kept for the index of the code', async () => {
  const {sectionsByTag, otherFiles} = await readSite(propsOf(writeFiles('build', pages)));
  const cited = [...sectionsByTag.values()].flat().flatMap(({citedFiles}) => citedFiles);
  expect(cited).toEqual(['packages/locks.ts']);
  expect(Object.fromEntries(otherFiles)).toMatchObject({
    '/base/docs': [],
    '/base/docs/locks': ['packages/keys.ts'],
  });
});

const sectionWithCode = (id: string) =>
  `${heading(id, id)}<p>List. <a class=code-reference aria-description=packages/${id}.ts>it</a>`;

test('what of an export’s page is only code is not in the index, and its files are kept', async () => {
  const anchors = ['import', 'signature', 'sample', 'behaviour', 'used-by', 'related'];
  const html = toHtml('useLock', `<p>Locks.${anchors.map(sectionWithCode).join('')}`);
  const outDir = writeFiles('build', {'exports/useLock.html': html, 'docs/useLock.html': html});
  const props = {
    ...propsOf(outDir),
    routesPaths: ['/base/exports/useLock', '/base/docs/useLock'],
    plugins: [
      docsPlugin('exports', {'/base/exports/useLock': 'useLock'}),
      docsPlugin('default', {'/base/docs/useLock': 'useLock'}),
    ],
  } as unknown as Props;
  const {sectionsByTag, otherFiles} = await readSite(props);
  const anchorsOf = (tag: string) =>
    sectionsByTag.get(tag)!.map(({sectionRoute}) => splitRoute(sectionRoute).anchor);
  expect(anchorsOf('docs-exports-current')).toEqual(['', '#behaviour']);
  expect(anchorsOf('docs-default-current')).toEqual(['', ...anchors.map((id) => `#${id}`)]);
  expect(otherFiles.get('/base/exports/useLock')).toEqual(
    ['import', 'signature', 'sample', 'used-by', 'related'].map((id) => `packages/${id}.ts`),
  );
});

test('a record has all of its section', async () => {
  const records = readJson<SearchRecord[]>(await buildSearch(), 'search-records.json');
  expect(records).toHaveLength(5);
  expect(records.find(({objectID}) => objectID === '/base/docs/locks#rows')).toEqual({
    objectID: '/base/docs/locks#rows',
    tag: 'docs-default-current',
    pageTitle: 'Locks of rows',
    sectionTitle: 'Locked rows',
    sectionRoute: '/base/docs/locks#rows',
    type: 'docs',
    content: 'one\ntwo\nSee locks.',
    citedFiles: ['packages/locks.ts'],
    tags: ['Tag of Locks of rows'],
    keywords: ['Locks of rows in other words'],
    questions: [],
    searches: [],
    names: [],
    facts: {kind: 'Guide', group: 'Database'},
    sidebarParentCategories: [],
  });
});

test('a result says what kind of page it is of, and in which group of the sidebar', async () => {
  const outDir = await buildSearch();
  const tag = 'docs-default-current';
  const index = loadIndex(tag, readJson<SearchIndexFile>(outDir, `search-index-${tag}.json`));
  expect(index.pages.map(({route, facts}) => [route, facts])).toEqual([
    // The landing page of a category is beside it, not in it.
    ['/base/docs', {kind: 'Guide', group: ''}],
    ['/base/docs/locks', {kind: 'Guide', group: 'Database'}],
  ]);
});
