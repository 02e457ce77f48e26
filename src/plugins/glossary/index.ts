import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GLOSSARY_FILE} from '../../glossary/terms';
import {cacheKeyedBy} from '../persistent-cache';

/**
 * Tells the bundler's persistent cache that pages are made of the glossary too: their links show its definitions. Into the
 * pages they come by remark.ts, which the configuration gives to the docs instances.
 */
export default function glossaryPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-glossary',
    getPathsToWatch: () => [path.join(siteDir, GLOSSARY_FILE)],
    configureWebpack: (config, _isServer, utils) =>
      cacheKeyedBy(config, utils, {files: [path.join(siteDir, GLOSSARY_FILE)]}),
  };
}
