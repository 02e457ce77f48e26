import type {Plugin} from '@docusaurus/types';

/** Name of the chunks of the widget, which `browser/widget/index.tsx` imports. */
const CHUNKS = 'search-widget';

/**
 * Has V8 compile all functions of a script in another thread while it arrives; for other engines it is a comment. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<BundlerConfig['plugins']>[number], {apply: unknown}>;

/**
 * Plugin of the bundler: has browsers compile the widget before it runs. Most of its functions are called for the first time
 * in the few tasks that open the search, and half of the longest was to compile them.
 *
 * @throws when there are no chunks of the widget
 */
export const compileWidgetAhead: BundlerPlugin = {
  apply({hooks, webpack: {Compilation, sources}}) {
    hooks.thisCompilation.tap(CHUNKS, (compilation) => {
      // After scripts are made small, which takes comments out.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({name: CHUNKS, stage}, () => {
        const chunks = compilation.namedChunkGroups.get(CHUNKS);
        if (!chunks) {
          throw new Error(
            `No script of the build has the name "${CHUNKS}": src/search/browser/widget/index.tsx gives it to what it imports.`,
          );
        }
        for (const file of chunks.getFiles().filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(file, (script) => new sources.ConcatSource(HINT, script));
        }
      });
    });
  },
};
