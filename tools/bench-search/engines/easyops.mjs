import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {projectDir} from '../../process.mjs';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser, importCompiled} from '../compile.mjs';
import {fileOf} from '../corpus.mjs';
import {LIMIT} from './limit.mjs';

/** @import {Corpus} from '../corpus.mjs' */
/** @import {Engine} from './index.mjs' */

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
 * @param {Corpus} corpus
 * @param {string} folder for the pages and what the plugin writes
 * @returns {Promise<string>} the index file
 */
async function runPlugin({pages}, folder) {
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
    validate: (/** @type {any} */ schema, /** @type {any} */ value) => Joi.attempt(value, schema),
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

/** @type {Engine} */
export const easyops = {
  name: 'easyops, as it comes',
  given:
    'the built pages, scanned by its own `postBuild` with default options (only `docsRouteBasePath` set, which this site needs), and searched by the code of its own web worker',
  async build(corpus) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-easyops-'));
    try {
      const file = await runPlugin(corpus, folder);
      /** @type {import('esbuild').BuildOptions} */
      const bundling = {alias: {'@generated': folder}};
      const code = await bundleForBrowser(`import ${JSON.stringify(workerFile)};`, bundling);
      // In Node there is nothing to expose the worker to.
      const withoutComlink = {
        ...bundling,
        plugins: [
          {
            name: 'no-comlink',
            setup(/** @type {import('esbuild').PluginBuild} */ esbuild) {
              esbuild.onResolve({filter: /^comlink$/}, () => ({
                path: 'comlink',
                namespace: 'none',
              }));
              esbuild.onLoad({filter: /.*/, namespace: 'none'}, () => ({
                contents: 'export function expose() {}',
              }));
            },
          },
        ],
      };
      const {SearchWorker} = await importCompiled(workerFile, withoutComlink);
      return createSearch(SearchWorker, file, bytesOnTheWire(code));
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};

/**
 * @param {any} SearchWorker class of the plugin's web worker
 * @param {string} file its index
 * @param {number} code bytes of its code
 */
function createSearch(SearchWorker, file, code) {
  // What the worker finds in a browser. It caches by base URL, so each load has its own.
  Object.assign(globalThis, {location: new URL('http://localhost/')});
  globalThis.fetch = /** @type {any} */ (async () => ({json: async () => JSON.parse(file)}));
  let loads = 0;
  /** @type {any} */
  let worker;
  const baseUrl = () => `/${loads}/`;
  return {
    bytes: {data: bytesOnTheWire(file), code},
    async load() {
      loads += 1;
      worker = new SearchWorker();
      await worker.fetchIndexes(baseUrl(), '');
    },
    async search(/** @type {string} */ query) {
      /** @type {{document: {u: string, h?: string}}[]} */
      const results = await worker.search(baseUrl(), '', query, LIMIT);
      return results.map(({document: {u, h = ''}}) => u + h);
    },
  };
}
