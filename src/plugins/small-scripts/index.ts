import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of the scripts of every page what no browser needs, and shortens what each further page adds to them. */
export default function smallScriptsPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-small-scripts',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'registry-loader.mjs')],
            },
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [path.join(__dirname, 'config-loader.mjs')],
            },
            {
              test: ['routes.js', 'routesChunkNames.json'].map((name) =>
                path.join(generatedFilesDir, name),
              ),
              use: [path.join(__dirname, 'short-hashes-loader.mjs')],
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
