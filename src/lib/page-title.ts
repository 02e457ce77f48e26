import {sections} from '../sections';

/** The title of a page, and the plugin that has made it, as the framework knows them. */
export type PageOfPlugin = {title: string; plugin: {name: string; id: string}};

/** Title of the page that is not there, which is in no section wherever the reader looked for it. */
export const NOT_FOUND_TITLE = 'Page Not Found';

/** Returns the title of a page with the section that it is in, or as it is: other pages of the site are in none. */
export function titleWithSection({title, plugin}: PageOfPlugin): string {
  const section =
    plugin.name === 'docusaurus-plugin-content-docs' &&
    sections.find(({pluginId}) => pluginId === plugin.id);
  return section && title && title !== NOT_FOUND_TITLE ? `${title} · ${section.label}` : title;
}
