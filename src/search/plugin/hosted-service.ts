import type {HostedSearch} from '../shared/types';

/** What the environment of the build says of the hosted search service. */
export type HostedSearchVariables = Partial<
  Record<'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_INDEX' | 'ALGOLIA_HOST', string>
>;

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Returns the hosted search service, or undefined when the site is searched with its own index files.
 *
 * @throws when only some of its variables are set, or its host is no address
 */
export function readHostedSearch(variables: HostedSearchVariables): HostedSearch | undefined {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: searchKey,
    ALGOLIA_INDEX: index,
    ALGOLIA_HOST: host,
  } = variables;
  if (!appId && !searchKey && !index && !host) {
    return undefined;
  }
  if (!appId || !searchKey || !index) {
    const missing = required.filter((name) => !variables[name]).join(' and ');
    throw new Error(
      `The hosted search is set up in part and lacks ${missing}: set ${required.join(', ')}, or no ALGOLIA_ variable.`,
    );
  }
  if (host && !/^https?:\/\/[^/]+$/u.test(host)) {
    throw new Error(`ALGOLIA_HOST must be like https://search.example.org, not "${host}".`);
  }
  return {appId, searchKey, index, ...(host && {host})};
}
