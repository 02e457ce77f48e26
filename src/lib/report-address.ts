import {STRAPI_VERSION} from '../strapi';

/** The form for a wrong page, in .github/ISSUE_TEMPLATE; its fields have the names of the parameters. */
const FORM = '1-page-is-wrong.yml';

/**
 * Returns the address of a new issue about a page, with everything filled in that the site knows.
 *
 * @param editUrl where the page is edited: the repository is that of the site
 * @param page its title, and its address with the section
 */
export function reportAddress(
  editUrl: string,
  {title, address}: {title: string; address: string},
): string {
  const repository = editUrl.slice(0, editUrl.indexOf('/edit/'));
  const fields = new URLSearchParams({
    template: FORM,
    title: `Wrong: ${title}`,
    page: address,
    version: STRAPI_VERSION,
  });
  return `${repository}/issues/new?${fields.toString()}`;
}
