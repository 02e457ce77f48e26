import type {Plugin, PostCssOptions} from '@docusaurus/types';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/u.test(String(plugin[0]));

/**
 * Takes `postcss-preset-env` and the search for a configuration of PostCSS out of the build: they cost 5 of its 60 seconds,
 * to rewrite styles for browsers that `browserslist` in package.json does not name. What the named ones need, Lightning CSS
 * writes when it minifies the styles.
 */
export default function modernCssPlugin(): Plugin {
  return {
    name: 'site-modern-css',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      // The plugin that puts the framework's styles into cascade layers stays.
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}
