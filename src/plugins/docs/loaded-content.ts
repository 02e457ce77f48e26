import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {type Section, sections} from '../../sections';

/** What a docs instance knows of a page. */
export type LoadedDoc = LoadedVersion['docs'][number];

/**
 * Returns what the docs instance of each section has loaded, in section order.
 *
 * @throws when a section has no docs instance; the message names it
 */
export function loadedSections(
  allContent: AllContent,
): {section: Section; loadedVersions: LoadedVersion[]}[] {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Partial<
    Record<string, LoadedContent>
  >;
  return sections.map((section) => {
    const content = instances[section.pluginId];
    if (!content) {
      throw new Error(
        `The section "${section.label}" has no docs instance: add one with the id "${section.pluginId}" to "plugins" in docusaurus.config.ts, or take the section out of src/sections.ts.`,
      );
    }
    return {section, loadedVersions: content.loadedVersions};
  });
}
