import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {HealthPageProps} from '../../components/HealthPage';
import {readPages} from '../../markdown/pages';
import {currentManifest} from '../code-references/current-manifest';
import {collectCoverageFacts} from './coverage-facts';
import {collectPackageFacts} from './package-facts';
import {collectPageFacts} from './page-facts';

/** The page `/health`: what the build knows of the state of the documentation, for the people who keep it. */
export default function healthPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-health',
    allContentLoaded({allContent, actions}) {
      const pages = readPages(siteDir);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'health']),
        component: '@site/src/components/HealthPage/index.tsx',
        exact: true,
        props: {
          pages: collectPageFacts(pages, {allContent, baseUrl, manifest: currentManifest(siteDir)}),
          packages: collectPackageFacts(pages),
          coverage: collectCoverageFacts(pages, siteDir),
        } satisfies HealthPageProps,
      });
    },
  };
}
