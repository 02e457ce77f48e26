import presetClassic, {type Options, type ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

const frameworkDocsPlugin = require.resolve('@docusaurus/plugin-content-docs');
const siteDocsPlugin = require.resolve('../plugins/docs/index.ts');

function withSiteDocsPlugin(plugin: PluginConfig): PluginConfig {
  return Array.isArray(plugin) && plugin[0] === frameworkDocsPlugin
    ? [siteDocsPlugin, plugin[1] as PluginOptions]
    : plugin;
}

/**
 * Navbar items without a position stand on the right (spec section 2), as the framework's navbar has it too; but its theme
 * puts them on the left when it reads the configuration. A preset comes before the themes.
 */
function withNavbarItemsOnTheRight(themeConfig: ThemeConfig): ThemeConfig {
  const {navbar} = themeConfig;
  if (!navbar?.items) {
    return themeConfig;
  }
  const items = navbar.items.map((item) => ({...item, position: item.position ?? 'right'}));
  return {...themeConfig, navbar: {...navbar, items}};
}

/**
 * The classic preset with two changes: its docs instance is the one of src/plugins/docs, which leaves the tag pages to
 * src/plugins/tags, and navbar items stand on the right unless they say otherwise.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const {siteConfig} = context;
  siteConfig.themeConfig = withNavbarItemsOnTheRight(siteConfig.themeConfig);
  const classic = presetClassic(context, options);
  return {...classic, plugins: classic.plugins?.map(withSiteDocsPlugin)};
}
