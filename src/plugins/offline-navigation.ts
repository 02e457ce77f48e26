import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps readers who turn to a page offline on the one that they have: the framework would reload, and lose both. */
export default function offlineNavigationPlugin(): Plugin {
  return {
    name: 'offline-navigation',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/u,
            resolve: {
              alias: {'./preload$': path.join(__dirname, '..', 'lib', 'preload-route.ts')},
            },
          },
        ],
      },
    }),
  };
}
