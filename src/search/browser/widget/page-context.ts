import {getDocsVersionSearchTag, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
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
  // The sections have one version each.
  const sections = Object.entries(useAllDocsData()).map(([pluginId, {versions}]) => ({
    tag: getDocsVersionSearchTag(pluginId, versions[0]!.name),
    isMain: pluginId === 'default',
    isCurrent: versions[0]!.docs.some(({path}) => path === route),
  }));
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
