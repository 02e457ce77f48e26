import {
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchContext} from './sources/types';

/** Returns what a search has to know of the page that the reader is on. */
export function usePageContext(): SearchContext {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const tags = useDocsContextualSearchTags();
  const {pathname} = useLocation();
  const active = useActivePluginAndVersion();
  const prefix = `docs-${active?.activePlugin.pluginId ?? 'default'}-`;
  const first = tags.find((tag) => tag.startsWith(prefix));
  // The main instance is at the root, so it is active on the home page too, where the reader is in no section. The hook
  // for the active document would make a pattern of every route.
  const route = pathname.replace(/(?<=.)\/$/u, '');
  const isInSection = active?.activeVersion?.docs.some(({path}) => path === route);
  return {
    baseUrl,
    repository: String(customFields?.repository),
    tags: tags.toSorted((a, b) => Number(b === first) - Number(a === first)),
    currentTag: isInSection ? first : undefined,
  };
}
