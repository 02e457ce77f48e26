import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {createListRoutes} from '../docs/list-routes';
import {collectPagesOfFiles} from '../../code-references/pages-of-files';
import type {SourcePackagePageProps} from '../../components/SourcePackagePage';
import type {SourcePageProps} from '../../components/SourcePage';
import {readPages} from '../../markdown/pages';
import {readCodeIndex} from '../../search/plugin/code-file';
import {packageRoles} from '../../strapi/package-roles';
import {strapiPackages} from '../../strapi/packages';
import {packageSlug} from '../../strapi/source-route';
import {measureCoverage} from './coverage';
import {treeOf} from './tree';

/** `/source` and `/source/{package}`: every file of the published source of Strapi, with the pages that describe it. */
export default function sourceMapPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const routes = createListRoutes(baseUrl);
  return {
    name: 'site-source-map',
    allContentLoaded({actions}) {
      const index = readCodeIndex(siteDir);
      if (!index) {
        return;
      }
      const pagesOfFiles = collectPagesOfFiles(readPages(siteDir));
      const coverage = measureCoverage(index, pagesOfFiles);
      const packages = strapiPackages.map(({name, directory}) => ({
        name,
        directory,
        slug: packageSlug({name}),
        ...packageRoles[name],
        ...coverage.get(directory)!,
        hasMessages: Object.entries(index.files).some(
          ([file, {messages}]) => messages && file.startsWith(`${directory}/`),
        ),
      }));
      routes.begin(actions);
      routes.add('SourcePage', normalizeUrl([baseUrl, 'source']), {
        packages,
      } satisfies Omit<SourcePageProps, 'permalink'>);
      for (const each of packages) {
        routes.add('SourcePackagePage', normalizeUrl([baseUrl, 'source', each.slug]), {
          of: each,
          parts: treeOf(each.directory, index, pagesOfFiles),
        } satisfies Omit<SourcePackagePageProps, 'permalink'>);
      }
    },
    postBuild: ({outDir}) => routes.writeArticles(outDir),
  };
}
