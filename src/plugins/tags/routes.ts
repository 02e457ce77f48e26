import type {PluginContentLoadedActions} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {TagPageProps} from '../../components/TagPage';
import type {TagsPageProps} from '../../components/TagsPage';
import type {TaggedDoc} from './collect-tagged-docs';

type TagPageData = TagPageProps['tag'];

/** Returns the tags that pages carry, sorted by label, each with its pages grouped by section. */
function groupByTag(taggedDocs: TaggedDoc[]): TagPageData[] {
  const tags = new Map<string, TagPageData>();
  for (const {group, tags: docTags, title, description, permalink} of taggedDocs) {
    for (const {label, description: tagDescription, permalink: tagPermalink} of docTags) {
      const tag: TagPageData = tags.get(tagPermalink) ?? {
        label,
        description: tagDescription ?? '',
        permalink: tagPermalink,
        groups: [],
      };
      tags.set(tagPermalink, tag);
      let docGroup = tag.groups.find((candidate) => candidate.label === group);
      if (!docGroup) {
        docGroup = {label: group, docs: []};
        tag.groups.push(docGroup);
      }
      docGroup.docs.push({title, description, permalink});
    }
  }
  return [...tags.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

function countDocs({groups}: TagPageData): number {
  return groups.reduce((count, group) => count + group.docs.length, 0);
}

/** Adds `/tags` and a `/tags/{tag}` for every tag that a page carries. */
export function addTagRoutes(
  taggedDocs: TaggedDoc[],
  {actions, baseUrl}: {actions: PluginContentLoadedActions; baseUrl: string},
): void {
  const tags = groupByTag(taggedDocs);
  actions.addRoute({
    path: normalizeUrl([baseUrl, 'tags']),
    component: '@site/src/components/TagsPage/index.tsx',
    exact: true,
    props: {
      tags: tags.map((tag) => ({
        label: tag.label,
        description: tag.description,
        permalink: tag.permalink,
        count: countDocs(tag),
      })),
    } satisfies TagsPageProps,
  });
  for (const tag of tags) {
    actions.addRoute({
      path: tag.permalink,
      component: '@site/src/components/TagPage/index.tsx',
      exact: true,
      props: {tag} satisfies TagPageProps,
    });
  }
}
