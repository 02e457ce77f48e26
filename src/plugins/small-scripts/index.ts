import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheKeyedBy} from '../persistent-cache';

const registryLoader = path.join(__dirname, 'registry-loader.mjs');
const chunkNamesLoader = path.join(__dirname, 'chunk-names-loader.mjs');
const documents = path.join(__dirname, 'documents.mjs');

/** Leaves out of the scripts of every page what no browser needs. */
export default function smallScriptsPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-small-scripts',
    configureWebpack(config, isServer, utils) {
      // Server and browser alike: one would else wait for pages that the other takes from its cache.
      const cache = cacheKeyedBy(config, utils, {
        files: [registryLoader, chunkNamesLoader, documents],
      });
      if (isServer || process.env.NODE_ENV !== 'production') {
        return cache;
      }
      return {
        ...cache,
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [{loader: registryLoader, options: {siteDir}}],
            },
            {
              test: path.join(generatedFilesDir, 'routesChunkNames.json'),
              use: [chunkNamesLoader],
            },
            {
              // It is CommonJS, and would bring all of tslib.
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/u,
              resolve: {alias: {tslib$: path.join(__dirname, 'tslib.cjs')}},
            },
          ],
        },
      };
    },
  };
}
