import type {
  PluginOptions,
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {LandingPageProps} from '../../theme/DocCategoryGeneratedIndexPage/descriptions';

type Sidebar = readonly PropSidebarItem[];

/** Returns where the card of an item leads: a category without landing page leads to its first page. */
function hrefOf(item: PropSidebarItem): string | undefined {
  if (item.type === 'category') {
    return item.href ?? item.items.map(hrefOf).find((href) => href !== undefined);
  }
  return item.type === 'link' ? item.href : undefined;
}

/** Returns the items of each category that has an address, by this address. */
function itemsByAddress(items: Sidebar): Map<string, Sidebar> {
  return new Map(
    items.flatMap((item) =>
      item.type === 'category'
        ? [...(item.href ? [[item.href, item.items] as const] : []), ...itemsByAddress(item.items)]
        : [],
    ),
  );
}

/** Returns the descriptions of the items of a landing page, by where their cards lead. */
function describe(items: Sidebar, docs: PropVersionDocs): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const href = hrefOf(item);
      const description =
        'description' in item && item.description
          ? item.description
          : item.type === 'link' && item.docId && docs[item.docId]?.description;
      return href && description ? [[href, description]] : [];
    }),
  );
}

const withoutDescriptions = (items: Sidebar): PropSidebarItem[] =>
  items.map((item) => ({
    ...item,
    ...('description' in item && {description: undefined}),
    ...(item.type === 'category' && {items: withoutDescriptions(item.items)}),
  })) as PropSidebarItem[];

/** Returns a route tree whose landing pages bring the descriptions that they show. */
function withDescriptions(
  route: RouteConfig,
  options: PluginOptions,
  describeItemsOf: (address: string) => Record<string, string>,
): RouteConfig {
  if (route.component === options.docCategoryGeneratedIndexComponent) {
    const props = route.props as unknown as LandingPageProps;
    const descriptions = describeItemsOf(route.path);
    const categoryGeneratedIndex = {...props.categoryGeneratedIndex, descriptions};
    return {...route, props: {...props, categoryGeneratedIndex}};
  }
  return {
    ...route,
    ...(route.routes && {
      routes: route.routes.map((child) => withDescriptions(child, options, describeItemsOf)),
    }),
  };
}

/**
 * Returns the route tree of a docs instance with versions that browsers load faster. The framework gives all pages of a version
 * the descriptions of all others; here only the landing pages of categories have them, each those that it shows.
 */
export function withSmallVersions(route: RouteConfig, options: PluginOptions): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) {
    return {
      ...route,
      ...(route.routes && {routes: route.routes.map((child) => withSmallVersions(child, options))}),
    };
  }
  const {docs, docsSidebars} = version;
  const sidebars = Object.entries(docsSidebars) as [string, Sidebar][];
  const categories = itemsByAddress(sidebars.flatMap(([, items]) => items));
  const small: PropVersionMetadata = {
    ...version,
    docs: Object.fromEntries(
      Object.entries(docs).map(([id, doc]) => [id, {...doc, description: ''}]),
    ),
    docsSidebars: Object.fromEntries(
      sidebars.map(([name, items]) => [name, withoutDescriptions(items)]),
    ),
  };
  return {
    ...withDescriptions(route, options, (address) => describe(categories.get(address) ?? [], docs)),
    props: {...route.props, version: small},
  };
}
