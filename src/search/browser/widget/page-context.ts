import {
  useActiveDocContext,
  useActivePlugin,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchContext} from './sources/types';

/** Returns what a search has to know of the page that the reader is on. */
export function usePageContext(): SearchContext {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const tags = useDocsContextualSearchTags();
  const pluginId = useActivePlugin()?.pluginId ?? 'default';
  // The main instance is at the root, so it is active on the home page too, where the reader is in no section.
  const isInSection = Boolean(useActiveDocContext(pluginId).activeDoc);
  const currentTag = isInSection
    ? tags.find((tag) => tag.startsWith(`docs-${pluginId}-`))
    : undefined;
  return {baseUrl, tags, currentTag};
}
