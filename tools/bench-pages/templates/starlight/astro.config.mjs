import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {sections} = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

/** Plain Starlight, with Pagefind as it comes. */
export default defineConfig({
  site: 'https://contributor.strapi.io',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'Doc',
      sidebar: sections.map(({id, label}) => ({
        label,
        collapsed: true,
        items: [{autogenerate: {directory: id, collapsed: true}}],
      })),
    }),
  ],
});
