import type {PluginContentLoadedActions} from '@docusaurus/types';
import {writeArticle} from './article-files';

/** Pages of generated lists, whose articles are HTML in the browser, as those of the docs plugin are. */
export type ListRoutes = {
  /** Forgets the routes of the content before. */
  begin: (actions: PluginContentLoadedActions) => void;
  /** Adds a page: the name of its component, its route with base path, and its props but for `permalink`, which is the route. */
  add: (component: string, route: string, props: object) => void;
  /** Writes the articles of the built pages. */
  writeArticles: (outDir: string) => Promise<void>;
};

/** Returns what a plugin needs to make pages of generated lists. */
export function createListRoutes(baseUrl: string): ListRoutes {
  let routes: string[] = [];
  let addRoute: PluginContentLoadedActions['addRoute'];
  return {
    begin(actions) {
      routes = [];
      ({addRoute} = actions);
    },
    add(component, route, props) {
      routes.push(route);
      addRoute({
        path: route,
        component: `@site/src/components/${component}/index.tsx`,
        exact: true,
        props: {...props, permalink: route},
      });
    },
    async writeArticles(outDir) {
      await Promise.all(routes.map((route) => writeArticle(route, baseUrl, outDir)));
    },
  };
}
