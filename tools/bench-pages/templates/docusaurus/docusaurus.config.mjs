import {readFileSync} from 'node:fs';

const {sections} = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

/** Plain Docusaurus: the classic preset with one docs instance, and nothing of this project. */
export default {
  title: 'Doc',
  url: 'https://contributor.strapi.io',
  baseUrl: '/',
  trailingSlash: false,
  // Home page and lists of tags are not among the pages that are copied.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect'},
  future: {faster: true, v4: true},
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {path: 'content', routeBasePath: '/', sidebarPath: './sidebars.mjs'},
        pages: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Contributor documentation',
      items: sections.map(({id, label}) => ({
        type: 'docSidebar',
        sidebarId: id,
        label,
        position: 'left',
      })),
    },
    prism: {additionalLanguages: ['bash']},
  },
};
