import type {
  PluginOptions,
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Returns the addresses of the landing pages of categories below a route. */
function landingPagesOf(
  {component, path, routes = []}: RouteConfig,
  options: PluginOptions,
): string[] {
  const own = component === options.docCategoryGeneratedIndexComponent ? [path] : [];
  return [...own, ...routes.flatMap((child) => landingPagesOf(child, options))];
}

/** Returns items of a sidebar where those that a landing page lists have their descriptions. */
function withDescriptions(
  items: PropSidebarItem[],
  docs: PropVersionDocs,
  landingPages: ReadonlySet<string>,
  isListed = false,
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') {
      const isLandingPage = item.href !== undefined && landingPages.has(item.href);
      return {...item, items: withDescriptions(item.items, docs, landingPages, isLandingPage)};
    }
    const description = item.type === 'link' && item.docId && docs[item.docId]?.description;
    return isListed && description ? {description, ...item} : item;
  });
}

/**
 * Returns the route tree of a docs instance with a version that browsers load faster: every page loads it, but only the landing
 * pages of categories show descriptions, and only of what they list.
 */
export function withSmallVersions(route: RouteConfig, options: PluginOptions): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) {
    return {
      ...route,
      ...(route.routes && {routes: route.routes.map((child) => withSmallVersions(child, options))}),
    };
  }
  const landingPages = new Set(landingPagesOf(route, options));
  const {docs, docsSidebars} = version;
  const small: PropVersionMetadata = {
    ...version,
    docs: Object.fromEntries(
      Object.entries(docs).map(([id, doc]) => [id, {...doc, description: ''}]),
    ),
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, items]) => [
        name,
        withDescriptions(items!, docs, landingPages),
      ]),
    ),
  };
  return {...route, props: {...route.props, version: small}};
}
