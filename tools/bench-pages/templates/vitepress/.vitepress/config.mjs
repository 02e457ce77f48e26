import {readFileSync} from 'node:fs';

const {sections} = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));

/** Plain VitePress: its default theme with its local search. */
export default {
  title: 'Doc',
  srcDir: 'content',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    nav: sections.map(({label, entry}) => ({text: label, link: entry})),
    search: {provider: 'local'},
    sidebar: Object.fromEntries(sections.map(({id, items}) => [`/${id}/`, items])),
  },
};
