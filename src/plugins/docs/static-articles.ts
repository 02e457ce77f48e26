import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {cacheKeyedBy} from '../persistent-cache';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerConfigPart = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Rule = {use: {loader: string}[]};

const articleLoader = path.join(__dirname, 'article-loader.mjs');
const registryLoader = path.join(__dirname, 'registry-loader.mjs');
const chunkNamesLoader = path.join(__dirname, 'chunk-names-loader.mjs');
const emptyModule = path.join(__dirname, 'empty-module.mjs');
const documents = path.join(__dirname, 'documents.mjs');

/**
 * What the browser needs no more, or has in another form, once articles are HTML. `false` is an empty module.
 *
 * @param folder src/article/browser
 */
function aliases(folder: string): Record<string, string | false> {
  return {
    '@docusaurus/ComponentCreator': path.join(folder, 'page-component.ts'),
    '@theme/DocItem/Content': path.join(folder, 'Article.tsx'),
    // The highlighter works while the site is built.
    'prism-react-renderer': false,
    // Not `false`: a module that is asked for by its path would get its number, and main.js its name, from that path.
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: emptyModule,
  };
}

/**
 * Returns the docs plugin's part of the bundler's configuration, so that in production the browser gets pages without their
 * articles: those stay the HTML of the build. The pages that a writer sees with `npm run dev` are React, as ever.
 *
 * @param part what the framework's docs plugin returns
 */
export function withStaticArticles(
  part: BundlerConfigPart,
  {generatedFilesDir, siteDir}: Pick<LoadContext, 'generatedFilesDir' | 'siteDir'>,
  config: BundlerConfig,
  isServer: boolean,
  utils: ConfigureWebpackUtils,
): BundlerConfigPart {
  if (config.mode !== 'production') {
    return part;
  }
  // Server and browser alike: one would else wait for pages that the other takes from its cache.
  const cache = cacheKeyedBy(config, utils, {
    files: [articleLoader, registryLoader, chunkNamesLoader, documents],
  });
  if (isServer) {
    return {...part, ...cache};
  }
  const rules = part!.module!.rules as Rule[];
  const folder = path.join(siteDir, 'src', 'article', 'browser');
  return {
    ...part,
    ...cache,
    entry: path.join(folder, 'start.ts'),
    resolve: {...part?.resolve, alias: {...part?.resolve?.alias, ...aliases(folder)}},
    module: {
      rules: [
        ...rules.map((rule) => ({...rule, use: [{loader: articleLoader}, ...rule.use]})),
        {
          test: path.join(generatedFilesDir, 'registry.js'),
          use: [{loader: registryLoader, options: {siteDir}}],
        },
        {
          test: path.join(generatedFilesDir, 'routesChunkNames.json'),
          use: [{loader: chunkNamesLoader}],
        },
      ],
    },
  };
}
