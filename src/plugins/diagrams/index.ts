import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findUnrendered, STAMP_FILE} from '../../diagrams/store';
import {readPages} from '../../markdown/pages';
import {cacheKeyedBy} from '../persistent-cache';

/**
 * Names the diagrams that "npm run diagrams" has not rendered yet, and lets the reader's browser draw those, and only those.
 * Into the pages they come by remark.ts, which the configuration gives to the docs instances.
 */
export default function diagramsPlugin({siteDir}: LoadContext): Plugin {
  const unrendered = findUnrendered(siteDir, readPages(siteDir));
  const isWriting = process.env.NODE_ENV === 'development';
  return {
    name: 'site-diagrams',
    loadContent() {
      if (unrendered.length > 0 && !isWriting) {
        const places = unrendered.map(({file, line}) => `${file}:${line}`);
        logger.warn(
          `Readers' browsers have to draw ${places.join(', ')}: run "npm run diagrams" and commit what it writes.`,
        );
      }
    },
    getClientModules: () =>
      unrendered.length > 0 && !isWriting ? [path.join(__dirname, 'draw.ts')] : [],
    // The persistent cache does not see that pages are made of rendered diagrams too.
    configureWebpack: (config, _isServer, utils) =>
      cacheKeyedBy(config, utils, {
        files: [path.join(siteDir, STAMP_FILE)],
        ...(unrendered.length > 0 && {
          variant: `unrendered-${unrendered.map(({hash}) => hash).join('-')}`,
        }),
      }),
  };
}
