/** Published version of the Strapi packages that every page is written from. */
export const STRAPI_VERSION = '5.54.0';

/** Label of the documentation's current version in the version dropdown. */
export const DOCS_VERSION_LABEL = '5.x';

/** Repository of Strapi itself. */
export const STRAPI_REPOSITORY = 'https://github.com/strapi/strapi';

/**
 * Returns the permalink of a file or folder of the Strapi monorepo at the pinned version.
 *
 * @param path path inside the monorepo, without leading slash
 */
export function strapiPermalink(path: string): string {
  return `${STRAPI_REPOSITORY}/blob/v${STRAPI_VERSION}/${path}`;
}

/** Returns the address of the open issues and pull requests of Strapi that have a label. */
export function strapiLabelAddress(label: string): string {
  return `${STRAPI_REPOSITORY}/labels/${encodeURIComponent(label)}`;
}
