import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {SIDEBAR_PARENT_CATEGORY_DEPTH} from '../../search/constants';

/** What the index needs to know of a page beside its text. */
export type Page = {
  title: string;
  /** Docusaurus search tag: `docs-{plugin id}-{version name}`. */
  tag: string;
  /** Labels of its tags. */
  tagLabels: string[];
  /** Labels of the sidebar categories above it, nearest first. */
  parentCategories: string[];
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Gives the labels of the categories above each doc of a sidebar, nearest first, by doc id. */
function parentCategoriesOf(items: SidebarItem[], parents: string[] = []): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    if (item.type === 'category') {
      return parentCategoriesOf(item.items, [item.label, ...parents]);
    }
    return item.type === 'doc' || item.type === 'ref' ? [[item.id, parents]] : [];
  });
}

/**
 * Gives the route under which {@link collectPages} has a page. The page of a folder's index.md is built without the slash
 * that its permalink ends with, the first page of a site under a base path with it.
 */
export function toPageKey(route: string): string {
  return route.replace(/(?<=.)\/$/u, '');
}

/** Gives all pages of all docs instances and versions by page key. */
export function collectPages(plugins: readonly LoadedPlugin[]): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const plugin of plugins) {
    if (plugin.name !== 'docusaurus-plugin-content-docs') {
      continue;
    }
    for (const version of (plugin.content as LoadedContent).loadedVersions) {
      const parents = new Map(
        Object.values(version.sidebars).flatMap((items) => parentCategoriesOf(items)),
      );
      for (const doc of version.docs) {
        pages.set(toPageKey(doc.permalink), {
          title: doc.title,
          tag: `docs-${plugin.options.id as string}-${version.versionName}`,
          tagLabels: doc.tags.map(({label}) => label),
          parentCategories: (parents.get(doc.id) ?? []).slice(0, SIDEBAR_PARENT_CATEGORY_DEPTH),
        });
      }
    }
  }
  return pages;
}
