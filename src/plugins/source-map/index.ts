import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {createListRoutes} from '../docs/list-routes';
import {collectPagesOfFiles} from '../../code-references/pages-of-files';
import type {SourcePackagePageProps, SourcePart} from '../../components/SourcePackagePage';
import type {SourcePartPageProps} from '../../components/SourcePartPage';
import type {SourcePageProps} from '../../components/SourcePage';
import {readPages} from '../../markdown/pages';
import {readCodeIndex} from '../../search/plugin/code-file';
import {packageRoles} from '../../strapi/package-roles';
import {strapiPackages} from '../../strapi/packages';
import {packageSlug} from '../../strapi/source-route';
import {measureCoverage} from './coverage';
import {treeOf} from './tree';

/**
 * From so many files on, each part of a package has a page of its own, unless it is small: the list of all would be more
 * than the 100,000 characters of Markdown that programs take of a page (AFDocs, page-size-markdown).
 */
const FILES_OF_LARGE_PACKAGE = 400;
const FILES_OF_LARGE_PART = 20;

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
        const isLarge = each.files >= FILES_OF_LARGE_PACKAGE;
        const parts = treeOf(each.directory, index, pagesOfFiles).map((part): SourcePart =>
          isLarge && part.name && part.files >= FILES_OF_LARGE_PART
            ? {...part, route: `/source/${each.slug}/${part.name}`}
            : part,
        );
        routes.add('SourcePackagePage', normalizeUrl([baseUrl, 'source', each.slug]), {
          of: each,
          parts,
        } satisfies Omit<SourcePackagePageProps, 'permalink'>);
        for (const part of parts.filter(({route}) => route)) {
          routes.add('SourcePartPage', normalizeUrl([baseUrl, part.route!]), {
            of: each,
            part,
          } satisfies Omit<SourcePartPageProps, 'permalink'>);
        }
      }
    },
    postBuild: ({outDir}) => routes.writeArticles(outDir),
  };
}
