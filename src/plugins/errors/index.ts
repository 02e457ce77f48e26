import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {collectPagesOfFiles} from '../../code-references/pages-of-files';
import type {ErrorsPageProps, ExplainedMessage} from '../../components/ErrorsPage';
import type {PackageErrorsPageProps} from '../../components/PackageErrorsPage';
import {readPages} from '../../markdown/pages';
import {readCodeIndex} from '../../search/plugin/code-file';
import {strapiPackages} from '../../strapi/packages';
import {packageSlug} from '../../strapi/source-route';
import {createListRoutes} from '../docs/list-routes';
import {readKnownErrors} from './known-errors';
import {messagesOf} from './messages';

/** `/errors` and `/errors/{package}`: every message that Strapi throws or logs, with the page that explains it. */
export default function errorsPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const routes = createListRoutes(baseUrl);
  return {
    name: 'site-errors',
    allContentLoaded({actions}) {
      const index = readCodeIndex(siteDir);
      if (!index) {
        return;
      }
      const pages = readPages(siteDir);
      const pagesOfFiles = collectPagesOfFiles(pages);
      const titles = new Map(
        pages.map(({route, frontMatter}) => [route, String(frontMatter.title)]),
      );
      const known = readKnownErrors(siteDir, index, pages).map((error): ExplainedMessage => {
        const [line, , symbol] = index.files[error.file]!.messages!.find(
          ([, text]) => text === error.message,
        )!;
        const page = {route: error.page, title: titles.get(error.page.split('#')[0]!)!};
        return {...error, line, ...(symbol && {symbol}), page};
      });
      const packages = strapiPackages.flatMap(({name, directory}) => {
        const files = messagesOf(directory, index, pagesOfFiles);
        const counts = {
          messages: files.flatMap(({messages}) => messages).length,
          described: files.flatMap(({page, messages}) => (page ? messages : [])).length,
        };
        const explained = known.filter(({file}) => file.startsWith(`${directory}/`));
        return counts.messages > 0
          ? [{of: {name, directory, slug: packageSlug({name}), ...counts}, files, explained}]
          : [];
      });
      routes.begin(actions);
      routes.add('ErrorsPage', normalizeUrl([baseUrl, 'errors']), {
        packages: packages.map(({of, explained}) => ({...of, explained})),
      } satisfies Omit<ErrorsPageProps, 'permalink'>);
      for (const each of packages) {
        routes.add('PackageErrorsPage', normalizeUrl([baseUrl, 'errors', each.of.slug]), {
          ...each,
        } satisfies Omit<PackageErrorsPageProps, 'permalink'>);
      }
    },
    postBuild: ({outDir}) => routes.writeArticles(outDir),
  };
}
