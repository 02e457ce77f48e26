import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MANIFEST_FILE, readManifest} from '../../code-references/manifest';
import {readPages} from '../../content/pages';
import {assertKnownReferences} from './check';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Stops the build when pages cite code that the manifest does not know, all of it named at once. The references themselves
 * become links in remark.ts, which the configuration gives to the docs instances.
 */
export default function codeReferencesPlugin({siteDir}: LoadContext): Plugin {
  const manifestFile = path.join(siteDir, MANIFEST_FILE);
  return {
    name: 'site-code-references',
    loadContent() {
      assertKnownReferences(readPages(siteDir), readManifest(siteDir));
    },
    getPathsToWatch: () => [manifestFile],
    // The persistent cache does not see that pages are made of the manifest too. Rspack's key; the type knows webpack's.
    configureWebpack: () =>
      ({experiments: {cache: {buildDependencies: [manifestFile]}}}) as WebpackResult,
  };
}
