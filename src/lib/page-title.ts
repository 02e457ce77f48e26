import {sections} from '../sections';

/** The title of a page, and the plugin that has made it, as the framework knows them. */
export type PageOfPlugin = {title: string; plugin: {name: string; id: string}};

/** Returns the title of a page with the section that it is in, or as it is: other pages of the site are in none. */
export function titleWithSection({title, plugin}: PageOfPlugin): string {
  const section =
    plugin.name === 'docusaurus-plugin-content-docs' &&
    sections.find(({pluginId}) => pluginId === plugin.id);
  return section && title ? `${title} · ${section.label}` : title;
}
