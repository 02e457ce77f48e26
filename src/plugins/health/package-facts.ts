import {strapiPackages} from '../../strapi/packages';
import {referencesOf} from '../../code-references/collect';
import type {HealthPackageFacts} from '../../components/HealthPage';
import type {PageText} from '../../markdown/pages';

/** Returns the packages of Strapi, each with the number of pages that cite code of it. */
export function collectPackageFacts(pages: readonly PageText[]): HealthPackageFacts[] {
  const pathsOfPages = pages.map((page) => referencesOf(page).map(({path}) => path));
  return strapiPackages.map(({name, directory}) => ({
    name,
    directory,
    pages: pathsOfPages.filter((paths) => paths.some((path) => path.startsWith(`${directory}/`)))
      .length,
  }));
}
