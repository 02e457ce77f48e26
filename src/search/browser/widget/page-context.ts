import {
  getDocsVersionSearchTag,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchContext} from './sources/types';

/**
 * Returns what a search has to know of the page that the reader is on. The hooks of the framework for the active section
 * compare texts by the rules of a language, which costs the home page as much as all the rest of the opening.
 */
export function usePageContext(): SearchContext {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const route = pathname.replace(/(?<=.)\/$/u, '');
  const preferred = useDocsPreferredVersionByPluginId();
  const sections = Object.entries(useAllDocsData()).map(([pluginId, {versions}]) => {
    const current = versions.find(({docs}) => docs.some(({path}) => path === route));
    const version =
      current ?? preferred[pluginId] ?? versions.find(({isLast}) => isLast) ?? versions[0]!;
    return {
      tag: getDocsVersionSearchTag(pluginId, version.name),
      isMain: pluginId === 'default',
      isCurrent: current !== undefined,
    };
  });
  const currentTag = sections.find(({isCurrent}) => isCurrent)?.tag;
  const first = currentTag ?? sections.find(({isMain}) => isMain)?.tag;
  return {
    baseUrl,
    repository: String(customFields?.repository),
    tags: sections
      .map(({tag}) => tag)
      .toSorted((a, b) => Number(b === first) - Number(a === first)),
    currentTag,
  };
}
