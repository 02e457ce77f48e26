import presetClassic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

const frameworkDocsPlugin = require.resolve('@docusaurus/plugin-content-docs');
const siteDocsPlugin = require.resolve('../plugins/docs/index.ts');

function withSiteDocsPlugin(plugin: PluginConfig): PluginConfig {
  return Array.isArray(plugin) && plugin[0] === frameworkDocsPlugin
    ? [siteDocsPlugin, plugin[1] as PluginOptions]
    : plugin;
}

/**
 * The classic preset, unchanged but for one plugin: its docs instance is the one of src/plugins/docs, which leaves the tag
 * pages to src/plugins/tags.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const classic = presetClassic(context, options);
  return {...classic, plugins: classic.plugins?.map(withSiteDocsPlugin)};
}
