import contentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSharedTags} from './shared-tags';
import {withoutTagRoutes} from './tag-routes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The framework's docs plugin with two changes: tag links of every instance lead to the one `/tags` index, and the
 * instance's own tag pages are not made. src/plugins/tags makes the shared ones.
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
      return withSharedTags(content, context.baseUrl);
    },
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withoutTagRoutes(route, options)),
        },
      });
    },
  };
}
