import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';

/**
 * Returns the content with every tag link moved from the instance's own tag pages to the shared ones
 * (`/guides/tags/cli` becomes `/tags/cli`).
 */
export function withSharedTags(content: LoadedContent, baseUrl: string): LoadedContent {
  const sharedTagsPath = normalizeUrl([baseUrl, 'tags']);

  function withSharedVersionTags(version: LoadedVersion): LoadedVersion {
    const share = (permalink: string) => sharedTagsPath + permalink.slice(version.tagsPath.length);
    return {
      ...version,
      docs: version.docs.map((doc) => ({
        ...doc,
        tags: doc.tags.map((tag) => ({...tag, permalink: share(tag.permalink)})),
      })),
      tagsPath: sharedTagsPath,
    };
  }

  return {...content, loadedVersions: content.loadedVersions.map(withSharedVersionTags)};
}
