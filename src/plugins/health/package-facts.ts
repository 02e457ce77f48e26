import {strapiPackages} from '../../strapi/packages';
import {collectCitations} from '../../code-references/collect';
import type {HealthPackageFacts} from '../../components/HealthPage';
import type {Page} from '../../content/pages';

/** Gives the packages of Strapi, each with the number of pages that cite code of it. */
export function collectPackageFacts(pages: readonly Page[]): HealthPackageFacts[] {
  const pathsOfPages = pages.map((page) => collectCitations(page).map(({path}) => path));
  return strapiPackages.map(({name, directory}) => ({
    name,
    directory,
    pages: pathsOfPages.filter((paths) => paths.some((path) => path.startsWith(`${directory}/`)))
      .length,
  }));
}
