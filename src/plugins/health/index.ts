import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {readManifest} from '../../code-references/manifest';
import type {HealthPageProps} from '../../components/HealthPage';
import {readPages} from '../../content/pages';
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
          pages: collectPageFacts(pages, allContent, readManifest(siteDir)),
          packages: collectPackageFacts(pages),
        } satisfies HealthPageProps,
      });
    },
  };
}
