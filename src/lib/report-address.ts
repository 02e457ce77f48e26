import {STRAPI_VERSION} from '../strapi';

/** Forms in .github/ISSUE_TEMPLATE; their fields have the names of the parameters. */
const FORMS = {wrong: '1-page-is-wrong.yml', missing: '2-page-is-missing.yml'} as const;

function newIssue(repository: string, fields: Record<string, string>): string {
  return `${repository}/issues/new?${new URLSearchParams(fields).toString()}`;
}

/**
 * Returns the address of a new issue about a page, with everything filled in that the site knows.
 *
 * @param repository that of the site
 * @param page its title, and its address with the section
 */
export function reportAddress(
  repository: string,
  {title, address}: {title: string; address: string},
): string {
  return newIssue(repository, {
    template: FORMS.wrong,
    title: `Wrong: ${title}`,
    page: address,
    version: STRAPI_VERSION,
  });
}

/**
 * Returns the address of a new issue that asks for a page, with what its reader has searched for.
 *
 * @param repository that of the site
 */
export function missingPageAddress(repository: string, query: string): string {
  const title = query.length > 80 ? `${query.slice(0, 80)}…` : query;
  return newIssue(repository, {
    template: FORMS.missing,
    title: `Missing: ${title}`,
    searched: query,
  });
}
