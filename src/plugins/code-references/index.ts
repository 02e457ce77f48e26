import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MANIFEST_FILE} from '../../code-references/manifest';
import {readPages} from '../../content/pages';
import {cacheKeyedBy} from '../persistent-cache';
import {assertKnownReferences} from './check';
import {currentManifest} from './current-manifest';

/**
 * Stops the build when pages cite code that the manifest does not know, all of it named at once. The references themselves
 * become links in remark.ts, which the configuration gives to the docs instances.
 */
export default function codeReferencesPlugin({siteDir}: LoadContext): Plugin {
  const manifestFile = path.join(siteDir, MANIFEST_FILE);
  return {
    name: 'site-code-references',
    loadContent() {
      assertKnownReferences(readPages(siteDir), currentManifest(siteDir));
    },
    getPathsToWatch: () => [manifestFile],
    // The persistent cache does not see that pages are made of the manifest too.
    configureWebpack: (config, _isServer, utils) =>
      cacheKeyedBy(config, utils, {files: [manifestFile]}),
  };
}
