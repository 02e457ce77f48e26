import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {checkedReferencesOf} from '../../code-references/checked';
import {type FrontMatter, pageKindOf, pageKinds} from '../../markdown/front-matter';
import {withoutTrailingSlash} from '../../markdown/pages';
import {sections} from '../../sections';
import type {PageFacts} from '../shared/types';

/** What the index needs to know of a docs page beside its text. */
export type DocsPage = {
  title: string;
  /** Docusaurus search tag of the index that has it: `docs-{plugin id}-{version name}`. */
  tag: string;
  /** Labels of its tags. */
  tagLabels: string[];
  /** What people type who need the page. */
  keywords: string[];
  /** Paths of the source files that it was checked against, beside those that its text links. */
  checkedFiles: string[];
  facts: PageFacts;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Adds to the groups the label of the innermost category that each page of these items is in. The landing page of a
 * category is in the category around it.
 */
function addGroups(groups: Map<string, string>, items: readonly SidebarItem[], label = ''): void {
  for (const item of items) {
    if (item.type === 'category') {
      addGroups(groups, item.items, item.label);
      if (item.link?.type === 'doc') {
        groups.set(item.link.id, label);
      }
    } else if (item.type === 'doc' || item.type === 'ref') {
      groups.set(item.id, label);
    }
  }
}

/** Returns the group in the sidebar of each page, by the page's id. */
function groupsOf({sidebars}: LoadedVersion): Map<string, string> {
  const groups = new Map<string, string>();
  Object.values(sidebars).forEach((items) => addGroups(groups, items));
  return groups;
}

/**
 * Returns the route under which {@link collectDocsPages} has a page. The page of a folder's index.md is built without the
 * slash that its permalink ends with, the first page of a site under a base path with it.
 */
export function toPageKey(route: string): string {
  return withoutTrailingSlash(route);
}

/**
 * Returns the docs plugin whose index has a page that names another section than its own in the field `search_in`: an index
 * has a limit, and the page may be what readers of that section look for.
 */
function indexOf({search_in: id}: FrontMatter): string | undefined {
  return sections.find((section) => section.id === id)?.pluginId;
}

/** Returns all pages of all docs instances and versions by page key. */
export function collectDocsPages(plugins: readonly LoadedPlugin[]): Map<string, DocsPage> {
  const pages = new Map<string, DocsPage>();
  for (const {name, content, options} of plugins) {
    if (name !== 'docusaurus-plugin-content-docs') {
      continue;
    }
    for (const version of (content as LoadedContent).loadedVersions) {
      const groups = groupsOf(version);
      const ownTag = `docs-${options.id}-${version.versionName}`;
      for (const doc of version.docs) {
        const kind = pageKindOf(doc.frontMatter);
        const index = indexOf(doc.frontMatter);
        const tag = index === undefined ? ownTag : `docs-${index}-${version.versionName}`;
        pages.set(toPageKey(doc.permalink), {
          title: doc.title,
          tag,
          tagLabels: doc.tags.map(({label}) => label),
          keywords: [doc.frontMatter.keywords ?? []].flat(),
          checkedFiles: checkedReferencesOf(doc).map(({path}) => path),
          facts: {
            kind: kind ? pageKinds[kind] : '',
            group: groups.get(doc.id) ?? '',
            ...(tag !== ownTag && {tag: ownTag}),
          },
        });
      }
    }
  }
  return pages;
}
