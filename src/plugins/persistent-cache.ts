import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type BundlerConfig = Parameters<ConfigureWebpack>[0];
type BundlerConfigPart = ReturnType<ConfigureWebpack>;

/** What a build depends on that the bundler does not see. */
type CacheKey = {
  /** Files whose change makes the cache useless, absolute. */
  files?: string[];
  /** Builds with different variants have caches of their own. */
  variant?: string;
};

/** The version of a persistent cache, where the bundler's configuration has one. */
type PersistentCache = {type: string; version: string};

const isPersistent = (cache: unknown): cache is PersistentCache =>
  typeof cache === 'object' && cache !== null && 'type' in cache && 'version' in cache;

/**
 * Returns the part of a bundler configuration that makes its persistent cache depend on more than the modules. Webpack and
 * Rspack keep this under different keys; without a persistent cache there is nothing to say.
 *
 * @throws when the framework turns a persistent cache on where this function does not find it, as a new version might:
 *   pages would be taken from a cache that is out of date
 */
export function cacheKeyedBy(
  config: BundlerConfig,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  {files = [], variant}: CacheKey,
): BundlerConfigPart {
  const isRspack = currentBundler.name === 'rspack';
  const cache: unknown = isRspack
    ? (config.experiments as {cache?: unknown} | undefined)?.cache
    : config.cache;
  if (!isPersistent(cache)) {
    if (config.cache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
      throw new Error(
        `The persistent cache of ${currentBundler.name} is configured in another way than src/plugins/persistent-cache.ts knows. Adapt it, or build with DOCUSAURUS_NO_PERSISTENT_CACHE=true.`,
      );
    }
    return {};
  }
  const key = {
    // The bundler adds these files to those that the framework names.
    buildDependencies: isRspack ? files : {site: files},
    ...(variant && {version: `${cache.version}-${variant}`}),
  };
  // The types are webpack's.
  return (isRspack ? {experiments: {cache: key}} : {cache: key}) as BundlerConfigPart;
}
