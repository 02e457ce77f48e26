import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** What the index needs to know of a docs page beside its text. */
export type DocsPage = {
  title: string;
  /** Docusaurus search tag: `docs-{plugin id}-{version name}`. */
  tag: string;
  /** Labels of its tags. */
  tagLabels: string[];
  /** What people type who need the page. */
  keywords: string[];
};

/**
 * Returns the route under which {@link collectDocsPages} has a page. The page of a folder's index.md is built without the
 * slash that its permalink ends with, the first page of a site under a base path with it.
 */
export function toPageKey(route: string): string {
  return route.replace(/(?<=.)\/$/u, '');
}

/** Returns all pages of all docs instances and versions by page key. */
export function collectDocsPages(plugins: readonly LoadedPlugin[]): Map<string, DocsPage> {
  const pages = new Map<string, DocsPage>();
  for (const {name, content, options} of plugins) {
    if (name !== 'docusaurus-plugin-content-docs') {
      continue;
    }
    for (const version of (content as LoadedContent).loadedVersions) {
      for (const doc of version.docs) {
        pages.set(toPageKey(doc.permalink), {
          title: doc.title,
          tag: `docs-${options.id}-${version.versionName}`,
          tagLabels: doc.tags.map(({label}) => label),
          keywords: [doc.frontMatter.keywords ?? []].flat(),
        });
      }
    }
  }
  return pages;
}
