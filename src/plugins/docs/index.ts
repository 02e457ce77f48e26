import contentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeArticles} from './article-files';
import {withReadingTimes} from './reading-time';
import {withSharedTags} from './shared-tags';
import {withStaticArticles} from './static-articles';
import {withoutTagRoutes} from './tag-routes';
import {withSmallVersions} from './version-data';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The framework's docs plugin with five changes: tag links of every instance lead to the one `/tags` index, the instance's
 * own tag pages are not made (src/plugins/tags makes the shared ones), articles are HTML, not JavaScript (src/article),
 * what all pages load of a version is smaller, and long pages know how long they take to read.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent!();
      return withReadingTimes(withSharedTags(content, context.baseUrl), context.siteDir);
    },
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute: (route) =>
            actions.addRoute(withSmallVersions(withoutTagRoutes(route, options), options)),
        },
      });
    },
    configureWebpack(config, isServer, utils, content) {
      const part = plugin.configureWebpack!(config, isServer, utils, content);
      return withStaticArticles(part, context, config, isServer, utils);
    },
    async postBuild({content, baseUrl, outDir}) {
      await writeArticles(content, baseUrl, outDir);
    },
  };
}
