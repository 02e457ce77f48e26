import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Returns the route tree of a docs instance without its tag index and tag pages. */
export function withoutTagRoutes(route: RouteConfig, options: PluginOptions): RouteConfig {
  const isTagRoute = ({component}: RouteConfig) =>
    component === options.docTagsListComponent || component === options.docTagDocListComponent;
  return {
    ...route,
    ...(route.routes && {
      routes: route.routes
        .filter((child) => !isTagRoute(child))
        .map((child) => withoutTagRoutes(child, options)),
    }),
  };
}
