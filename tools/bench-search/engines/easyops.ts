import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuildOptions} from 'esbuild';
import {MAX_RESULTS} from '../../../src/search/shared/constants';
import {projectDir} from '../../process.mjs';
import {bundleForBrowser, importBundled} from '../compile';
import {type Corpus, fileOf} from '../corpus';
import type {Engine, Search} from '.';

const PACKAGE = '@easyops-cn/docusaurus-search-local';

// The site's own installation of the plugin: its version is what this site would run.
const requireFromSite = createRequire(path.join(projectDir, 'package.json'));
const workerFile = path.join(
  projectDir,
  'node_modules',
  PACKAGE,
  'dist/client/client/theme/worker.js',
);

/**
 * Runs the plugin over the pages as Docusaurus would after a build.
 *
 * @param folder for the pages and what the plugin writes
 * @returns the index file
 */
async function runPlugin({pages}: Corpus, folder: string): Promise<string> {
  const outDir = path.join(folder, 'build');
  for (const {route, html} of pages) {
    const file = path.join(outDir, fileOf(route));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, html);
  }
  const {default: createPlugin, validateOptions} = requireFromSite(PACKAGE);
  const {Joi} = requireFromSite('@docusaurus/utils-validation');
  const options = validateOptions({
    options: {docsRouteBasePath: '/'},
    validate: (schema: unknown, value: unknown) => Joi.attempt(value, schema),
  });
  const siteConfig = {trailingSlash: false, themeConfig: {}};
  const plugin = createPlugin(
    {baseUrl: '/', generatedFilesDir: folder, siteConfig, siteDir: folder},
    options,
  );
  const docs = pages.map(({route}) => ({permalink: route}));
  await plugin.postBuild({
    baseUrl: '/',
    outDir,
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {loadedVersions: [{path: '/', isLast: true, docs}]},
      },
    ],
    routesPaths: pages.map(({route}) => route),
    siteConfig,
  });
  return readFile(path.join(outDir, 'search-index.json'), 'utf8');
}

/** What is used of the plugin's web worker. */
type Worker = {
  fetchIndexes(baseUrl: string, context: string): Promise<void>;
  search(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ): Promise<{document: {u: string; h?: string}}[]>;
};

function createSearch(SearchWorker: new () => Worker, file: string, code: Uint8Array): Search {
  // What the worker finds in a browser. It caches by base URL, so each load has its own.
  Object.assign(globalThis, {
    location: new URL('http://localhost/'),
    fetch: async () => ({json: async () => JSON.parse(file)}),
  });
  let loads = 0;
  let worker: Worker;
  const baseUrl = () => `/${loads}/`;
  return {
    code,
    data: [file],
    async load() {
      loads += 1;
      worker = new SearchWorker();
      await worker.fetchIndexes(baseUrl(), '');
    },
    async search(query) {
      const results = await worker.search(baseUrl(), '', query, MAX_RESULTS);
      return results.map(({document: {u, h = ''}}) => u + h);
    },
  };
}

export const easyops: Engine = {
  name: 'easyops, as it comes',
  given:
    'the built pages, scanned by its own `postBuild` with default options (only `docsRouteBasePath` set, which this site needs), and searched by the code of its own web worker',
  async build(corpus) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-easyops-'));
    try {
      const file = await runPlugin(corpus, folder);
      const alias = {'@generated': folder};
      const code = await bundleForBrowser(`import ${JSON.stringify(workerFile)};`, {alias});
      // In Node there is nothing to expose the worker to.
      const comlink = path.join(folder, 'comlink.js');
      await writeFile(comlink, 'export function expose() {}');
      const options: BuildOptions = {alias: {...alias, comlink}};
      const {SearchWorker} = await importBundled(workerFile, options);
      return createSearch(SearchWorker, file, code);
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};
