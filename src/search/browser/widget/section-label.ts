import {sections} from '../../../sections';

/** Returns the label of the section of the site that a Docusaurus search tag stands for; empty for an unknown one. */
export function sectionLabelOf(tag: string): string {
  return sections.find(({pluginId}) => tag.startsWith(`docs-${pluginId}-`))?.label ?? '';
}
