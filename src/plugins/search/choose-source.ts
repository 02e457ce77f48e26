import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackConfig = Parameters<ConfigureWebpack>[0];

/** Gives the widget its source of results, so that the code of the other one is in no bundle. */
export function chooseSource(
  config: WebpackConfig,
  siteDir: string,
  isHosted: boolean,
): ReturnType<ConfigureWebpack> {
  const directory = path.join(siteDir, 'src', 'components', 'Search', 'source');
  const alias = isHosted
    ? {'@search-source': path.join(directory, 'hosted.ts')}
    : {
        '@search-source': path.join(directory, 'local.ts'),
        // The widget's library imports it whether it is used or not.
        '@algolia/autocomplete-plugin-algolia-insights$': path.join(directory, 'no-insights.ts'),
      };
  // The persistent cache does not see that an alias has changed: each source has a cache of its own.
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  const version = `${cache?.version}-${isHosted ? 'hosted' : 'local'}`;
  return {
    resolve: {alias},
    ...(cache && {experiments: {cache: {version}}}),
  } as ReturnType<ConfigureWebpack>;
}
